import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { MessageRow, MessageState } from '../message.model.ts'

const tones: Record<MessageState, Tone> = {
  draft: 'neutral',
  queued: 'info',
  sending: 'primary',
  sent: 'success',
  partly_failed: 'warning',
  cancelled: 'neutral',
}

export function MessageStateChip({ message: { state, sendAt } }: { message: Pick<MessageRow, 'state' | 'sendAt'> }) {
  const t = useT()
  const label = state === 'queued' && sendAt ? 'directory.message.is-planned' : `directory.message.chip-${state}`
  return <Chip label={t(label)} tone={tones[state]} />
}
