import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { OfferState } from '../job-offer.model.ts'

const toneOf: Record<OfferState, Tone> = {
  draft: 'neutral',
  published: 'success',
  paused: 'warning',
  closed: 'info',
  archived: 'neutral',
}

export function OfferChip({ state }: { state: OfferState }) {
  const t = useT()
  return <Chip label={t(`rh.offer.state.${state}`)} tone={toneOf[state]} />
}
