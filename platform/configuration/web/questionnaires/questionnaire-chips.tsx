import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { Questionnaire, QuestionnaireState } from '../../questionnaire.model.ts'

const tones: Record<QuestionnaireState, Tone> = { draft: 'neutral', published: 'success', archived: 'neutral' }

/** Where a questionnaire stands, and whether something was written that nobody is asked yet. */
export function QuestionnaireChips({ questionnaire: { state, isAhead } }: { questionnaire: Questionnaire }) {
  const t = useT()
  return (
    <>
      <Chip label={t(`configuration.questionnaires.state.${state}`)} tone={tones[state]} />
      {state === 'published' && isAhead && <Chip label={t('configuration.questionnaires.ahead')} tone="warning" />}
    </>
  )
}
