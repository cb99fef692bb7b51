import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { usePicture } from '#kernel/web/kit/use-picture.ts'
import { applicationsCalls } from '../applications.calls.ts'

type Props = { present: string | null; file: File | undefined; onChange: (file: File | undefined) => void }

/** The logo that stands or is about to, with the way to take another or none. */
export function LogoChoice({ present, file, onChange }: Props) {
  const t = useT()
  const kept = usePicture(present)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address])
  const choose = (chosen: File | undefined) => {
    setAddress(chosen ? URL.createObjectURL(chosen) : null)
    onChange(chosen)
  }
  const shown = file ? address : kept
  if (!shown)
    return (
      <FileDrop
        label={t('applications.logo.drop')}
        choose={t('verb.chooseLogo')}
        help={t('applications.logo.types')}
        rule={applicationsCalls.createNewApplication.files.logo}
        onFiles={([chosen]) => choose(chosen)}
      />
    )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="img"
        src={shown}
        alt=""
        sx={{ width: 64, height: 64, objectFit: 'contain', borderRadius: '12px' }}
      />
      <Typography noWrap variant="body2" sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
        {file?.name ?? t('applications.logo.present')}
      </Typography>
      <Button color="inherit" variant="outlined" size="small" onClick={() => choose(undefined)}>
        {t('verb.removeLogo')}
      </Button>
    </Box>
  )
}
