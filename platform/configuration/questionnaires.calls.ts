import { z } from 'zod'
import { role, signedIn } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import { Questionnaire, QuestionnaireForm, Questions } from './questionnaire.model.ts'
import { QuestionnaireAnswers, Subject, SubmittedAnswers } from './questionnaire-answers.model.ts'

const byConfigurator = { access: role('adminOfClient', 'configurator') } as const
const name = z.string().trim().min(1).max(120)
const ofOne = z.strictObject({ id: idOf('platform.questionnaire') })
const number = int32InText.min(1)
/** An offer is asked with one of those that are published. */
const touches = ['rh/job-offers']

/** Questionnaires of a client (component *Questionnaires*), and what was answered to them. */
export const questionnairesCalls = calls('platform/configuration', {
  getQuestionnaires: {
    ...byConfigurator,
    method: 'GET',
    path: 'configuration/questionnaires/:elementId',
    input: z.strictObject({ elementId: int32InText }),
    answer: z.array(Questionnaire),
  },
  createQuestionnaire: {
    ...byConfigurator,
    touches,
    method: 'POST',
    path: 'configuration/questionnaires',
    status: 201,
    input: z.strictObject({ elementId: z.int32(), name, questions: Questions.default([]) }),
    answer: Questionnaire,
  },
  /**
   * Writes the next version: the one that is asked stays as it is until this one is published. 400 where a question
   * that was answered changes its kind, or an option that was chosen is changed or left out.
   */
  editQuestionnaire: {
    ...byConfigurator,
    touches,
    method: 'PUT',
    path: 'configuration/questionnaires/:id',
    input: ofOne.extend({ name, questions: Questions, version: z.int32() }),
    answer: Questionnaire,
  },
  /** From now on people answer what is written. 400 without a question, 409 TRANSITION_INVALID when nothing changed. */
  publishQuestionnaire: {
    ...byConfigurator,
    touches,
    method: 'POST',
    path: 'configuration/questionnaires/:id/publish',
    input: ofOne.extend({ version: z.int32() }),
    answer: Questionnaire,
  },
  /** Asked no more; what was answered stays. 409 TRANSITION_INVALID unless it is published. */
  archiveQuestionnaire: {
    ...byConfigurator,
    touches,
    method: 'POST',
    path: 'configuration/questionnaires/:id/archive',
    input: ofOne.extend({ version: z.int32() }),
    answer: Questionnaire,
  },
  /** 409 QUESTIONNAIRE_PUBLISHED once it was: it is archived instead. */
  deleteQuestionnaire: {
    ...byConfigurator,
    touches,
    method: 'DELETE',
    path: 'configuration/questionnaires/:id',
    input: ofOne,
    answer: nothing,
  },
  moveQuestionnaire: {
    ...byConfigurator,
    touches,
    method: 'POST',
    path: 'configuration/questionnaires/:id/move',
    input: ofOne.extend({ direction: z.enum(['up', 'down']) }),
    answer: z.array(Questionnaire),
  },
  /** Those that are asked, of one element: what one may choose to fill in. */
  getQuestionnaireForms: {
    method: 'GET',
    path: 'configuration/questionnaireForms/:elementId',
    access: signedIn(),
    input: z.strictObject({ elementId: int32InText }),
    answer: z.array(QuestionnaireForm),
  },
  /** Those that are asked about a record; none of one that may only be read. */
  getFormsOfSubject: {
    method: 'GET',
    path: 'configuration/questionnaireForms/:kind/:id',
    access: signedIn(),
    input: Subject,
    answer: z.array(QuestionnaireForm),
  },
  /** 400 at the question, 409 QUESTIONNAIRE_CHANGED when another version is asked by now. */
  submitAnswers: {
    method: 'POST',
    path: 'configuration/questionnaireForms/:id/answers',
    access: signedIn(),
    status: 201,
    input: ofOne.extend({ number, subject: Subject, answers: QuestionnaireAnswers }),
    answer: SubmittedAnswers,
  },
  /** The newest first, each with the questions that were asked then. */
  getAnswersOfSubject: {
    method: 'GET',
    path: 'configuration/questionnaireAnswers/:kind/:id',
    access: signedIn(),
    input: Subject,
    answer: z.array(SubmittedAnswers),
  },
})
