import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { Recall } from '../recall.model.ts'

const tones: Readonly<Record<Recall['state'], Tone>> = {
  exercise: 'info',
  simulation: 'warning',
  triggered: 'error',
  closed: 'neutral',
}

export function RecallChip({ state }: Pick<Recall, 'state'>) {
  const t = useT()
  return <Chip label={t(`trace.recall.state.${state}`)} tone={tones[state]} />
}
