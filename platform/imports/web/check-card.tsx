import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ImportRun, ModelOffer } from '../import.model.ts'
import { Figures } from './figures.tsx'
import type { ImportDesk } from './import-desk.ts'
import { useRunImport } from './use-run-import.ts'

/** What the import will do, before it does anything. */
export function CheckCard({ desk, run, model }: { desk: ImportDesk; run: ImportRun; model: ModelOffer }) {
  const t = useT()
  const { number } = useFormat()
  const { start, failure, isStarting } = useRunImport(desk, run)
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
        figures={[
          { label: t('imports.forecast.created'), value: forecast.created },
          { label: t('imports.forecast.matched'), value: forecast.updated + forecast.unchanged },
          { label: t('imports.forecast.updated'), value: forecast.updated },
          { label: t('imports.forecast.unchanged'), value: forecast.unchanged },
          {
            label: t('imports.forecast.refused'),
            value: forecast.refused,
            tone: forecast.refused > 0 ? 'error' : undefined,
          },
          ...model.facts
            .filter(({ key }) => run.facts[key])
            .map(({ key, foreseen }) => ({ label: foreseen, value: run.facts[key] ?? 0 })),
        ]}
      />
      {toWrite === 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('imports.run.nothing')}
        </Alert>
      )}
    </SectionCard>
  )
}
