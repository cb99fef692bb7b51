import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { hasOptions, Question, scaleSteps } from './questionnaire.model.ts'
import { shownQuestions } from './shown-questions.model.ts'

/** By the id of the question; a question that was left out, or not shown, is absent. */
export const QuestionnaireAnswers = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
)
export type QuestionnaireAnswers = z.output<typeof QuestionnaireAnswers>

/** Whom or what answers are about, as its application knows it. */
export const Subject = z.strictObject({ kind: z.string().regex(/^[a-z][a-zA-Z]{1,39}$/), id: z.uuid() })
export type Subject = z.output<typeof Subject>

export const SubmittedAnswers = z.object({
  id: idOf('platform.questionnaire_answers'),
  questionnaireId: idOf('platform.questionnaire'),
  name: z.string(),
  number: z.int(),
  /** Of the version that was answered. */
  questions: z.array(Question),
  answers: QuestionnaireAnswers,
  submittedAt: z.string(),
})
export type SubmittedAnswers = z.output<typeof SubmittedAnswers>

/**
 * Checks the answers to a version: each of its kind, all that is required of what is shown, nothing of what is not.
 * Issues bear labels of the configuration room.
 */
export const answersSchema = (questions: readonly Question[]) =>
  z
    .strictObject(Object.fromEntries(questions.map(question => [question.id, answerSchema(question).optional()])))
    .superRefine((answers, context) => {
      const shown = new Set(shownQuestions(questions, answers).map(({ id }) => id))
      for (const { id, required } of questions) {
        const answer = answers[id]
        if (!shown.has(id) && answer !== undefined)
          context.addIssue({ code: 'custom', path: [id], message: 'configuration.answer-not-asked' })
        if (shown.has(id) && required && answer === undefined)
          context.addIssue({ code: 'custom', path: [id], message: missing })
      }
    })

const missing = 'configuration.value-required'

function answerSchema({ kind, options }: Question): z.ZodType {
  const chosen = z
    .string()
    .refine(
      id => hasOptions(kind) && options.some(option => option.id === id && option.active),
      'configuration.value-option',
    )
  const schemas: Record<Question['kind'], z.ZodType> = {
    text: z.string().trim().min(1, missing).max(200),
    longText: z.string().trim().min(1, missing).max(5_000),
    number: z.number({ error: 'configuration.value-number' }),
    date: z.iso.date('configuration.value-date'),
    yesNo: z.boolean({ error: missing }),
    choice: chosen,
    choices: z
      .array(chosen)
      .min(1, missing)
      .refine(ids => new Set(ids).size === ids.length, 'configuration.option-twice'),
    scale: z.literal(scaleSteps, { error: 'configuration.answer-scale' }),
  }
  return schemas[kind]
}
