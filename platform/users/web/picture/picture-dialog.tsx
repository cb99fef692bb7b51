import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import type { Area } from 'react-easy-crop'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { picturesCalls } from '../../pictures.calls.ts'
import { croppedPicture } from './cropped-picture.ts'
import { PictureCrop } from './picture-crop.tsx'
import { useChangePicture } from './use-change-picture.ts'

/** Chooses a photo, places the face in the circle, saves it. */
export function PictureDialog({ hasPicture, onClose }: { hasPicture: boolean; onClose: () => void }) {
  const t = useT()
  const [address, setAddress] = useState<string | null>(null)
  const [area, setArea] = useState<Area | null>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const { save, remove, isAtWork, failure } = useChangePicture(onClose)
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address])

  const choose = (file: File | undefined) => {
    setArea(null)
    setIsUnreadable(false)
    setAddress(file ? URL.createObjectURL(file) : null)
  }
  const refuse = () => {
    setAddress(null)
    setIsUnreadable(true)
  }
  const saveCrop = async () => {
    if (address && area) await save(await croppedPicture(address, area))
  }

  return (
    <Dialog
      title={t('verb.changePhoto')}
      onClose={onClose}
      width="xs"
      actions={
        address ? (
          <>
            <Button color="inherit" variant="outlined" onClick={() => choose(undefined)} disabled={isAtWork}>
              {t('users.picture.other')}
            </Button>
            <Button variant="contained" loading={isAtWork} disabled={!area} onClick={saveCrop}>
              {t('verb.savePhoto')}
            </Button>
          </>
        ) : (
          hasPicture && (
            <Button color="error" loading={isAtWork} onClick={remove}>
              {t('users.picture.remove')}
            </Button>
          )
        )
      }
    >
      {(failure ?? isUnreadable) && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure ?? t('users.picture.unreadable')}
        </Alert>
      )}
      {address ? (
        <PictureCrop key={address} address={address} onCrop={setArea} onUnreadable={refuse} />
      ) : (
        <FileDrop
          label={t('users.picture.drop')}
          choose={t('verb.choosePhoto')}
          help={t('users.picture.types')}
          rule={picturesCalls.uploadAvatar.files.picture}
          onFiles={([file]) => choose(file)}
        />
      )}
    </Dialog>
  )
}
