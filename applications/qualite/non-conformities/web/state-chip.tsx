import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { StateOfNonConformity } from '../non-conformity.model.ts'

const tones: Record<StateOfNonConformity, Tone> = {
  open: 'error',
  contained: 'warning',
  analysed: 'info',
  acting: 'primary',
  verified: 'success',
  closed: 'success',
  cancelled: 'neutral',
}

export function StateChip({ state }: { state: StateOfNonConformity }) {
  const t = useT()
  return <Chip label={t(`qualite.non-conformity.state.${state}`)} tone={tones[state]} />
}
