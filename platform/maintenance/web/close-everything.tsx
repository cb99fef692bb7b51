import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { CancelButton } from '#kernel/web/kit/cancel-button.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { TextInput } from '#kernel/web/kit/text-input.tsx'

type Props = { name: string; onConfirm: () => Promise<void>; onClose: () => void }

/** Everybody is signed out at once: who does it writes the name once more. */
export function CloseEverything({ name, onConfirm, onClose }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [isAtWork, setIsAtWork] = useState(false)
  const [failure, setFailure] = useState<string>()
  const close = async () => {
    setIsAtWork(true)
    try {
      await onConfirm()
    } catch (error) {
      setFailure((error as Error).message)
      setIsAtWork(false)
    }
  }
  return (
    <Dialog
      title={t('maintenance.close-title')}
      onClose={onClose}
      width="xs"
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button variant="contained" color="error" disabled={typed.trim() !== name} loading={isAtWork} onClick={close}>
            {t('maintenance.close')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('maintenance.close-text', { name })}</Typography>
        <TextInput
          label={t('field.name')}
          value={typed}
          error={failure}
          autoComplete="off"
          onChange={event => setTyped(event.target.value)}
        />
      </Box>
    </Dialog>
  )
}
