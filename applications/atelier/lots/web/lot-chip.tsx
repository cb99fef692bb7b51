import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { QualityStatus, StateOfLot } from '../lot.model.ts'

const tones: Readonly<Record<QualityStatus, Tone>> = {
  free: 'success',
  pending: 'info',
  quarantine: 'warning',
  held: 'error',
  recalled: 'error',
}

/** Whether a lot may go on: what holds it, else what state it is in. */
export function LotChip({ status, state }: { status: QualityStatus; state: StateOfLot }) {
  const t = useT()
  if (status === 'free' && state !== 'available') return <Chip label={t(`atelier.lot.state.${state}`)} />
  return <Chip label={t(`atelier.lot.status.${status}`)} tone={tones[status]} />
}
