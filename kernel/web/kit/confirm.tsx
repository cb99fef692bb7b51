import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useT } from '../i18n.ts'
import { DialogWindow } from './dialog-window.tsx'

type Props = {
  title: string
  /** What will be lost or changed, said plainly. */
  children: ReactNode
  /** The verb on the button: `Supprimer le contrat`. */
  verb: string
  isDestructive?: boolean
  /** The dialog closes once it has ended well; while it lasts the button waits. */
  onConfirm: () => unknown
  onClose: () => void
  /** The way out: `Annuler` unless said. */
  refuse?: string
}

/** A question before something that cannot be undone. */
export function Confirm({ title, children, verb, isDestructive = false, onConfirm, onClose, refuse }: Props) {
  const t = useT()
  const [isAtWork, setIsAtWork] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = async () => {
    setIsAtWork(true)
    setFailure(null)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setIsAtWork(false)
    }
  }
  const close = () => {
    if (!isAtWork) onClose()
  }
  return (
    <DialogWindow
      title={title}
      onClose={close}
      width="xs"
      actions={
        <>
          <Button color="inherit" variant="outlined" disabled={isAtWork} onClick={onClose} autoFocus={isDestructive}>
            {refuse ?? t('kernel.cancel')}
          </Button>
          <Button color={isDestructive ? 'error' : 'primary'} variant="contained" loading={isAtWork} onClick={confirm}>
            {verb}
          </Button>
        </>
      }
    >
      <Typography component="div" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
    </DialogWindow>
  )
}
