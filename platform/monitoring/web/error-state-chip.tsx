import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { ErrorState } from '../error-report.model.ts'

const tones: Record<ErrorState, Tone> = { new: 'error', seen: 'warning', fixed: 'success', ignored: 'neutral' }

export function ErrorStateChip({ state }: { state: ErrorState }) {
  const t = useT()
  return <Chip label={t(`monitoring.state.${state}`)} tone={tones[state]} />
}
