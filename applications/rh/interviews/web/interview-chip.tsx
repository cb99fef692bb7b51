import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { InterviewState } from '../interview.model.ts'

const toneOf: Record<InterviewState, Tone> = {
  planned: 'warning',
  confirmed: 'success',
  done: 'neutral',
  no_show: 'error',
  cancelled: 'neutral',
}

export function InterviewChip({ state }: { state: InterviewState }) {
  const t = useT()
  return <Chip label={t(`rh.interview.state.${state}`)} tone={toneOf[state]} />
}
