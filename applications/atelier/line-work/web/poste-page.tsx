import Box from '@mui/material/Box'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { TouchPage } from '#kernel/web/kit/touch/touch-page.tsx'
import { useUnheard } from '#kernel/web/offline/outbox.ts'
import { useStaysOpen } from '#kernel/web/offline/use-stays-open.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { keepEntry } from '#platform/users/users.web.ts'
import { lotCorrectionRight } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { boardPath } from '#atelier/fabrication-orders/order-place.model.ts'
import { Actions } from './actions.tsx'
import { LastActs } from './last-acts.tsx'
import { LotsCard } from './lots-card.tsx'
import { PosteBar } from './poste-bar.tsx'
import { ProgressCard } from './progress-card.tsx'
import { olderLotAsked } from './older-lot-asked.ts'
import { Refusal } from './refusal.tsx'
import type { Step } from './step.ts'
import { StepInHand } from './step-in-hand.tsx'
import { TeamCard } from './team-card.tsx'
import { useAct } from './use-act.ts'
import { useOrder } from './use-order.ts'
import { withWaiting } from './with-waiting.ts'

/** The screen at a line: one order, its lots, and the few things that are done with gloves on. */
export function PostePage() {
  const t = useT()
  const { orderId = '' } = useParams()
  const navigate = useNavigate()
  // First: what is asked from here on is kept.
  useStaysOpen('/atelier/', keepEntry)
  const { order, lots: lotsThere, people: peopleThere, timeline, tasks: tasksThere } = useOrder(orderId)
  const floor = useAct(orderId)
  const correctsFinished = useLevel(lotCorrectionRight) >= 1
  const acts = useUnheard()
  const [step, setStep] = useState<Step | null>(null)
  const leave = () => void navigate(boardPath)
  if (!order.data) return order.error ? <Failed error={order.error} onRetry={() => void order.refetch()} /> : null
  const heard = { order: order.data, lots: lotsThere, people: peopleThere, tasks: tasksThere }
  const { order: there, lots, people, tasks } = withWaiting(heard, acts)
  const shown = { order: there, lots, people, tasks, floor }
  const mayCorrect = there.can.work || (there.state === 'finished' && correctsFinished)
  return (
    <TouchPage
      title={`${there.line} · ${there.article}`}
      bar={
        <PosteBar
          order={there}
          onLeave={leave}
          onTeam={() => setStep({ kind: 'team' })}
          onOperator={() => setStep({ kind: 'operator' })}
          people={people}
        />
      }
    >
      <Box sx={grid}>
        <Box sx={column}>
          <ProgressCard order={there} />
          <Box sx={below}>
            <LotsCard
              lots={lots}
              onPour={there.can.work ? lot => setStep({ kind: 'pour', lot }) : undefined}
              onCorrect={mayCorrect ? lot => setStep({ kind: 'other-lot', lot }) : undefined}
            />
            <Box sx={column}>
              <TeamCard
                people={people}
                tasks={tasks}
                onOpen={there.can.work ? () => setStep({ kind: 'team' }) : undefined}
              />
              <LastActs acts={timeline} />
            </Box>
          </Box>
        </Box>
        <Actions {...shown} isCovered={step !== null || floor.refusal !== null} onStep={setStep} />
      </Box>
      {step && <StepInHand {...shown} step={step} onStep={setStep} onClose={() => setStep(null)} />}
      {floor.refusal && !olderLotAsked(floor.refusal) && (
        <Refusal error={floor.refusal} order={there} onClose={floor.forget} />
      )}
      <Box component="span" role="status" sx={hidden}>
        {t('atelier.poste.said', { cases: there.doneCases, planned: there.plannedCases })}
      </Box>
    </TouchPage>
  )
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'minmax(0, 1fr)' },
  minHeight: { md: 0 },
  height: { md: 1 },
} as const

const column = {
  display: 'grid',
  gap: 2,
  gridTemplateRows: { xs: 'auto', md: 'auto minmax(0, 1fr)' },
  minWidth: 0,
  minHeight: { md: 0 },
} as const

const below = {
  display: 'grid',
  gap: 2,
  minHeight: { md: 0 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  },
} as const

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const
