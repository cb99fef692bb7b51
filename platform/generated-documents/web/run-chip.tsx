import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { ItemState, RunState } from '../generation-run.model.ts'

const tones: Record<RunState | ItemState, Tone> = {
  waiting: 'neutral',
  running: 'primary',
  done: 'success',
  partly_done: 'warning',
  stopped: 'warning',
  failed: 'error',
}

export function RunChip({ state }: { state: RunState | ItemState }) {
  const t = useT()
  return <Chip label={t(`generated-documents.state.${state}`)} tone={tones[state]} />
}
