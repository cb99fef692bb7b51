import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { ImportState } from '../import.model.ts'

const tones: Record<ImportState, Tone> = {
  uploaded: 'neutral',
  checked: 'info',
  running: 'primary',
  done: 'success',
  partly_done: 'warning',
  stopped: 'warning',
}

export function StateChip({ state }: { state: ImportState }) {
  const t = useT()
  return <Chip label={t(`imports.state.${state}`)} tone={tones[state]} />
}
