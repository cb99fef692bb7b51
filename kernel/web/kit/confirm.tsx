import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '../i18n.ts'
import { beginSaving, isSaving } from '../savings.ts'
import { DialogWindow } from './dialog-window.tsx'
import { PartSaving } from './saving-question.tsx'
import { usePart } from './use-part.ts'

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
  const part = usePart()
  const [isAtWork, setIsAtWork] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isConfirmed = useRef(false)
  const isShown = useIsShown()
  const stay = useCallback(() => setIsLeaving(false), [])
  const confirm = async () => {
    if (isConfirmed.current) return
    isConfirmed.current = true
    setIsAtWork(true)
    setFailure(null)
    const saving = beginSaving()
    try {
      await onConfirm()
      saving.end()
      if (isShown()) onClose()
    } catch (error) {
      saving.end(error)
      setFailure((error as Error).message)
    } finally {
      isConfirmed.current = false
      setIsAtWork(false)
    }
  }
  const close = () => (isSaving(part) ? setIsLeaving(true) : onClose())
  return (
    <>
      <DialogWindow
        title={title}
        onClose={close}
        width="xs"
        actions={
          <>
            <Button color="inherit" variant="outlined" disabled={isAtWork} onClick={onClose} autoFocus={isDestructive}>
              {refuse ?? t('verb.cancel')}
            </Button>
            <Button
              color={isDestructive ? 'error' : 'primary'}
              variant="contained"
              loading={isAtWork}
              onClick={confirm}
            >
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
      {isLeaving && <PartSaving part={part} onLeave={onClose} onStay={stay} />}
    </>
  )
}

/** Whoever did not wait for the end may have opened something else by then, which is not to be closed. */
function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
