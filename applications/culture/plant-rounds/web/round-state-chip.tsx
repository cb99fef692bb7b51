import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { StateOfRound } from '../plant-round.model.ts'

const tones: Readonly<Record<StateOfRound, Tone>> = {
  due: 'neutral',
  in_progress: 'info',
  to_check: 'primary',
  validated: 'success',
  to_redo: 'warning',
  missed: 'error',
}

export function RoundStateChip({ state }: { state: StateOfRound }) {
  const t = useT()
  return <Chip label={t(`culture.rounds.state.${state}`)} tone={tones[state]} />
}
