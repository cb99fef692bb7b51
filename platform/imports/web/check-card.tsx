import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ImportRun } from '../import.model.ts'
import { Figures } from './figures.tsx'
import { useRunImport } from './use-run-import.ts'

/** What the import will do, before it does anything. */
export function CheckCard({ clientId, run }: { clientId: string; run: ImportRun }) {
  const t = useT()
  const { number } = useFormat()
  const { start, failure, isStarting } = useRunImport(clientId, run)
  const forecast = run.forecast ?? run.counts
  const toWrite = forecast.created + forecast.updated
  return (
    <SectionCard
      title={t('imports.check.title')}
      actions={
        toWrite > 0 && (
          <Button variant="contained" disabled={isStarting} onClick={start}>
            {t('imports.run.go', { count: toWrite, number: number(toWrite) })}
          </Button>
        )
      }
    >
      {failure && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <Figures
        figures={(['created', 'updated', 'unchanged', 'refused'] as const).map(fate => ({
          label: t(`imports.forecast.${fate}`),
          value: forecast[fate],
          tone: fate === 'refused' && forecast.refused > 0 ? 'error' : undefined,
        }))}
      />
      {toWrite === 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('imports.run.nothing')}
        </Alert>
      )}
    </SectionCard>
  )
}
