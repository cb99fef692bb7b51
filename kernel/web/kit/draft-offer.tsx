import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useT } from '../i18n.ts'
import { useFormat } from '../use-format.ts'
import type { Draft } from './drafts.ts'

/** Offers to go on with what was typed before. */
export function DraftOffer({
  draft,
  onResume,
  onForget,
}: {
  draft: Draft
  onResume: () => void
  onForget: () => void
}) {
  const t = useT()
  const { moment } = useFormat()
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <>
          <Button size="small" color="inherit" onClick={onForget}>
            {t('kernel.form.draft-forget')}
          </Button>
          <Button size="small" onClick={onResume}>
            {t('kernel.form.draft-resume')}
          </Button>
        </>
      }
    >
      {t('kernel.form.draft', { moment: moment(draft.savedAt) })}
    </Alert>
  )
}
