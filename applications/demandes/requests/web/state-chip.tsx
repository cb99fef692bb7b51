import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { StateOfRequest } from '../request.model.ts'

const tones: Record<StateOfRequest, Tone> = {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'primary',
  ordered: 'info',
  partial: 'info',
  received: 'success',
  closed: 'neutral',
  refused: 'error',
  cancelled: 'neutral',
}

export function StateChip({ state }: { state: StateOfRequest }) {
  const t = useT()
  return <Chip label={t(`demandes.request.state.${state}`)} tone={tones[state]} />
}
