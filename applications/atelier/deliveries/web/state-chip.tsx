import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { StateOfDelivery } from '../delivery.model.ts'

const tones: Record<StateOfDelivery, Tone> = {
  expected: 'neutral',
  in_progress: 'info',
  graded: 'primary',
  closed: 'success',
  refused: 'error',
  cancelled: 'neutral',
}

export function StateChip({ state, isLate = false }: { state: StateOfDelivery; isLate?: boolean }) {
  const t = useT()
  if (isLate) return <Chip label={t('atelier.delivery.late')} tone="error" />
  return <Chip label={t(`atelier.delivery.state.${state}`)} tone={tones[state]} />
}
