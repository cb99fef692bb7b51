import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { ApplicationState } from '../application-state.model.ts'

const toneOf: Record<ApplicationState, Tone> = {
  invited: 'neutral',
  received: 'info',
  under_review: 'info',
  shortlisted: 'primary',
  interview_scheduled: 'warning',
  interview_done: 'warning',
  accepted: 'success',
  file_complete: 'success',
  hired: 'success',
  refused: 'error',
  withdrawn: 'neutral',
  pool: 'neutral',
}

export function ApplicationChip({ state }: { state: ApplicationState }) {
  const t = useT()
  return <Chip label={t(`rh.application.state.${state}`)} tone={toneOf[state]} />
}
