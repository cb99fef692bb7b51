import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { StateOfDispute } from '../dispute.model.ts'

const tones: Record<StateOfDispute, Tone> = {
  registered: 'neutral',
  analysis: 'info',
  production_reply: 'warning',
  decision: 'primary',
  accounting: 'primary',
  settled: 'success',
  dismissed: 'neutral',
  cancelled: 'neutral',
}

export function StateChip({ state }: { state: StateOfDispute }) {
  const t = useT()
  return <Chip label={t(`qualite.dispute.state.${state}`)} tone={tones[state]} />
}
