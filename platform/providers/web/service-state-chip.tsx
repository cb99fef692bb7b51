import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { ServiceState } from '../external-service.model.ts'

const tones = { off: 'neutral', simulated: 'info', on: 'success', failing: 'error' } satisfies Record<
  ServiceState,
  Tone
>

export function ServiceStateChip({ state }: { state: ServiceState }) {
  const t = useT()
  return <Chip label={t(`providers.state.${state}`)} tone={tones[state]} />
}
