import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { MutuelleState } from '../mutuelle.model.ts'

const toneOf: Record<MutuelleState, Tone> = {
  draft: 'neutral',
  to_sign: 'warning',
  active_adhesion: 'success',
  active_dispense: 'info',
  ended: 'neutral',
  cancelled: 'neutral',
}

export function MutuelleChip({ state }: { state: MutuelleState }) {
  const t = useT()
  return <Chip label={t(`rh.mutuelle.state.${state}`)} tone={toneOf[state]} />
}
