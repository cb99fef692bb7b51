import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { ControlDue, StateOfControl, Verdict } from '../control.model.ts'

const tonesOfVerdict: Record<Verdict, Tone> = { conform: 'success', not_conform: 'error', not_applicable: 'neutral' }
const tonesOfState: Record<StateOfControl, Tone> = {
  to_come: 'neutral',
  due: 'info',
  overdue: 'warning',
  missed: 'error',
  done: 'success',
}

export function VerdictChip({ verdict }: { verdict: Verdict }) {
  const t = useT()
  return <Chip label={t(`qualite.controls.verdict.${verdict}`)} tone={tonesOfVerdict[verdict]} />
}

/** How far a control is; of one that is done, what was found. */
export function StateOfDueChip({ due: { state, verdict } }: { due: ControlDue }) {
  const t = useT()
  if (verdict) return <VerdictChip verdict={verdict} />
  return <Chip label={t(`qualite.controls.state.${state}`)} tone={tonesOfState[state]} />
}
