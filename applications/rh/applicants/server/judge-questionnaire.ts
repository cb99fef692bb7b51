import { Refusal } from '#kernel/server/errors.ts'
import { requireValid } from '#kernel/server/read-input.ts'
import type { QuestionnaireForm } from '#platform/configuration/questionnaire.model.ts'
import { answersSchema, type QuestionnaireAnswers } from '#platform/configuration/questionnaire-answers.model.ts'
import type { ApplicantWish } from '../applicant.model.ts'

/**
 * What was answered to the questionnaire of an offer.
 * @throws Refusal 400 at the question; 409 QUESTIONNAIRE_CHANGED where another version is asked by now
 */
export function judgeQuestionnaire({ id, number, questions }: QuestionnaireForm, said: ApplicantWish['questionnaire']) {
  if (said && said.number !== number) throw new Refusal(409, 'QUESTIONNAIRE_CHANGED', 'rh.apply.questionnaire-changed')
  const place = 'candidateApplication.questionnaire.answers'
  const answers = requireValid(answersSchema(questions), said?.answers ?? {}, place) as QuestionnaireAnswers
  return { id, number, answers }
}
