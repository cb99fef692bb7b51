import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useT } from '#kernel/web/i18n.ts'
import type { ImportRun } from '../import.model.ts'

/** How a run ended, or where it stopped, and what to do next. */
export function Outcome({ run }: { run: ImportRun }) {
  const t = useT()
  if (run.state === 'done') {
    return (
      <Alert severity="success">
        <AlertTitle>{t('imports.run.done')}</AlertTitle>
        {t('imports.run.done-text')}
      </Alert>
    )
  }
  if (run.state === 'partly_done') {
    return (
      <Alert severity="warning">
        <AlertTitle>{t('imports.run.partly-done', { count: run.counts.refused })}</AlertTitle>
        {t('imports.run.partly-done-text')}
      </Alert>
    )
  }
  return (
    <Alert severity="info">
      <AlertTitle>{t('imports.run.stopped')}</AlertTitle>
      {t('imports.run.interrupted')}
    </Alert>
  )
}
