import Button from '@mui/material/Button'
import { useT } from '../i18n.ts'
import { useIsSavingHere } from './unsaved.ts'

type Props = {
  onClick: () => void
  /** `Annuler` unless said. */
  text?: string | undefined
}

/** The way out of a dialog, beside the button that saves; while that one is at work it waits. */
export function CancelButton({ onClick, text }: Props) {
  const t = useT()
  return (
    <Button variant="outlined" color="inherit" disabled={useIsSavingHere()} onClick={onClick}>
      {text ?? t('verb.cancel')}
    </Button>
  )
}
