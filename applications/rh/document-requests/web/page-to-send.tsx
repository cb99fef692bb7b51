import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'

type Props = { file: File; page: number; onRemove: (() => void) | undefined }

/** A page as it will leave; a photo is shown, so that one sees whether it can be read. */
export function PageToSend({ file, page, onRemove }: Props) {
  const t = useT()
  const address = useAddress(file)
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInlineStart: 2 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {t('rh.piece.page', { page })}
          {!address && (
            <>
              {' · '}
              <bdi>{file.name}</bdi>
            </>
          )}
        </Typography>
        <IconButton
          aria-label={t('rh.piece.remove', { page })}
          disabled={!onRemove}
          sx={{ width: 56, height: 56 }}
          onClick={onRemove}
        >
          <Close />
        </IconButton>
      </Box>
      {address && (
        <Box
          component="img"
          src={address}
          alt=""
          sx={{ display: 'block', width: 1, maxHeight: 320, objectFit: 'contain', bgcolor: 'background.default' }}
        />
      )}
    </Box>
  )
}

/** Of what every browser draws; HEIC is none of it. */
function useAddress(file: File) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!['image/jpeg', 'image/png'].includes(file.type)) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
