import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { StateOfWork } from '../work.model.ts'

const tones = { running: 'info', done: 'warning', approved: 'success', rejected: 'error' } as const

export function WorkStateChip({ state }: { state: StateOfWork }) {
  const t = useT()
  return <Chip label={t(`culture.work.state.${state}`)} tone={tones[state]} />
}
