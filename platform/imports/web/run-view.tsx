import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { ImportRun, ImportState, ModelOffer } from '../import.model.ts'
import { CheckCard } from './check-card.tsx'
import type { ImportDesk } from './import-desk.ts'
import { MappingCard } from './mapping-card.tsx'
import { ProblemsTable } from './problems-table.tsx'
import { RunCard } from './run-card.tsx'

type Props = { desk: ImportDesk; runId: string; models: readonly ModelOffer[] }

const steps = ['file', 'mapping', 'check', 'run'] as const
const stepOf: Record<ImportState, number> = { uploaded: 1, checked: 2, running: 3, stopped: 3, partly_done: 4, done: 4 }
const pollEveryMs = 2_000

/** One run, at the step where it stands. While somebody's program works on it, it is asked again and again. */
export function RunView({ desk, runId, models }: Props) {
  const input = { ...desk.told, id: runId }
  const known = useCall(desk.run, input, { staysOnPage: true }).data
  const {
    data: run,
    error,
    refetch,
  } = useCall(desk.run, input, {
    staysOnPage: true,
    ...(known?.isUnderWay && { refetchInterval: pollEveryMs }),
  })
  const model = models.find(({ key }) => key === run?.model)
  if (error && !run) return <Failed error={error} onRetry={refetch} />
  if (!run || !model) return <CardSkeleton />
  return (
    <>
      <Steps run={run} />
      {hasBegun(run) && <RunCard desk={desk} run={run} model={model} />}
      {run.state === 'checked' && <CheckCard desk={desk} run={run} model={model} />}
      {run.state !== 'uploaded' && <ProblemsTable desk={desk} run={run} model={model} />}
      {!hasBegun(run) && <MappingCard key={run.version} desk={desk} run={run} model={model} />}
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
