import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { ContractState, TimeState } from '../contract.model.ts'

const toneOfState: Record<ContractState, Tone> = {
  draft: 'neutral',
  generated: 'warning',
  sent: 'info',
  partially_signed: 'info',
  signed: 'success',
  declined: 'error',
  expired: 'error',
  cancelled: 'neutral',
}
const toneOfTime: Record<TimeState, Tone> = {
  upcoming: 'info',
  running: 'success',
  suspended: 'warning',
  ended: 'neutral',
}

export function StateChip({ state }: { state: ContractState }) {
  const t = useT()
  return <Chip label={t(`rh.contract.state.${state}`)} tone={toneOfState[state]} />
}

export function TimeChip({ timeState }: { timeState: TimeState | null }) {
  const t = useT()
  return timeState && <Chip label={t(`rh.contract.time.${timeState}`)} tone={toneOfTime[timeState]} />
}
