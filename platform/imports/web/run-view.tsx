import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { ImportRun, ImportState, ModelOffer } from '../import.model.ts'
import { importsCalls } from '../imports.calls.ts'
import { CheckCard } from './check-card.tsx'
import { MappingCard } from './mapping-card.tsx'
import { ProblemsTable } from './problems-table.tsx'
import { RunCard } from './run-card.tsx'

type Props = { clientId: string; runId: string; models: readonly ModelOffer[] }

const steps = ['file', 'mapping', 'check', 'run'] as const
const stepOf: Record<ImportState, number> = { uploaded: 1, checked: 2, running: 3, stopped: 3, partly_done: 4, done: 4 }
const pollEveryMs = 2_000

/** One run, at the step where it stands. While somebody's program works on it, it is asked again and again. */
export function RunView({ clientId, runId, models }: Props) {
  const input = { clientId, id: runId }
  const known = useCall(importsCalls.getImportRun, input, { staysOnPage: true }).data
  const {
    data: run,
    error,
    refetch,
  } = useCall(importsCalls.getImportRun, input, {
    staysOnPage: true,
    ...(known?.isUnderWay && { refetchInterval: pollEveryMs }),
  })
  const model = models.find(({ key }) => key === run?.model)
  if (error && !run) return <Failed error={error} onRetry={refetch} />
  if (!run || !model) return <CardSkeleton />
  return (
    <>
      <Steps run={run} />
      {hasBegun(run) && <RunCard clientId={clientId} run={run} />}
      {run.state === 'checked' && <CheckCard clientId={clientId} run={run} />}
      {run.state !== 'uploaded' && <ProblemsTable clientId={clientId} run={run} model={model} />}
      {!hasBegun(run) && <MappingCard key={run.version} clientId={clientId} run={run} model={model} />}
    </>
  )
}

const hasBegun = ({ state }: ImportRun) => state !== 'uploaded' && state !== 'checked'

function Steps({ run }: { run: ImportRun }) {
  const t = useT()
  return (
    <Stepper
      activeStep={stepOf[run.state]}
      aria-label={t('imports.steps')}
      sx={{ py: 1, '& .MuiStepLabel-label:not(.Mui-active)': { display: { xs: 'none', sm: 'inline' } } }}
    >
      {steps.map((step, index) => (
        <Step key={step}>
          <StepLabel>{index === 0 ? run.fileName : t(`imports.step.${step}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}
