import { questionnairesCalls } from '../../questionnaires.calls.ts'

/** Answers that a change of a questionnaire makes wrong. */
export const toldOfQuestionnaires = [
  questionnairesCalls.getQuestionnaires,
  questionnairesCalls.getQuestionnaireForms,
] as const
