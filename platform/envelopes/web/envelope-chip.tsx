import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { EnvelopeState, RecipientStatus } from '../envelope.model.ts'

const tones: Record<EnvelopeState, Tone> = {
  draft: 'neutral',
  sent: 'primary',
  partially_signed: 'primary',
  sealing: 'info',
  completed: 'success',
  declined: 'error',
  cancelled: 'neutral',
  expired: 'warning',
  failed: 'error',
}

export function EnvelopeChip({ state }: { state: EnvelopeState }) {
  const t = useT()
  return <Chip label={t(`envelopes.state.${state}`)} tone={tones[state]} />
}

const tonesOfPeople: Record<RecipientStatus, Tone> = {
  waiting: 'neutral',
  notified: 'warning',
  opened: 'warning',
  signed: 'success',
  declined: 'error',
  undeliverable: 'error',
  cancelled: 'neutral',
  expired: 'neutral',
}

export function RecipientChip({ status }: { status: RecipientStatus }) {
  const t = useT()
  return <Chip label={t(`envelopes.status.${status}`)} tone={tonesOfPeople[status]} />
}
