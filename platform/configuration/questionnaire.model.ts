import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { FieldOption } from './custom-field.model.ts'

export const questionKinds = ['text', 'longText', 'number', 'date', 'yesNo', 'choice', 'choices', 'scale'] as const
export const QuestionKind = z.enum(questionKinds)
export type QuestionKind = z.output<typeof QuestionKind>

/** Answers of a `scale`, from the least to the most. */
export const scaleSteps = [1, 2, 3, 4, 5] as const

export const mostQuestions = 100

const QuestionId = z.string().regex(/^[a-z0-9]{8}$/)

/** Shown where an earlier question was answered by one of these: options of a list, or `yes` and `no`. */
export const ShownIf = z.strictObject({ questionId: QuestionId, is: z.array(z.string().max(8)).min(1).max(100) })
export type ShownIf = z.output<typeof ShownIf>

export const Question = z.strictObject({
  /** The same through the versions: answers bear it. */
  id: QuestionId,
  kind: QuestionKind,
  label: z.string().trim().min(1).max(200),
  help: z.string().trim().max(500).nullable(),
  required: z.boolean(),
  options: z.array(FieldOption).max(100),
  shownIf: ShownIf.nullable(),
})
export type Question = z.output<typeof Question>

export const hasOptions = (kind: QuestionKind) => kind === 'choice' || kind === 'choices'

/** Whether other questions may depend on what was answered. */
export const isCondition = (kind: QuestionKind) => kind === 'yesNo' || hasOptions(kind)

/** What `shownIf` may name of a question. */
export const outcomesOf = ({ kind, options }: Question) =>
  kind === 'yesNo' ? ['yes', 'no'] : options.map(({ id }) => id)

/** Questions in their order, that can be asked: each list has options, each condition stands before what it shows. */
export const Questions = z
  .array(Question)
  .max(mostQuestions)
  .superRefine((questions, context) => {
    const refuse = (index: number, field: keyof Question, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message })
    questions.forEach((question, index) => {
      const { id, kind, options, shownIf } = question
      const before = questions.slice(0, index)
      if (before.some(other => other.id === id)) refuse(index, 'id', 'configuration.question-twice')
      if (!hasOptions(kind) && options.length > 0) refuse(index, 'options', 'configuration.options-refused')
      if (hasOptions(kind) && !options.some(({ active }) => active))
        refuse(index, 'options', 'configuration.options-missing')
      if (new Set(options.map(option => option.id)).size < options.length)
        refuse(index, 'options', 'configuration.option-twice')
      if (shownIf && !canDepend(before, shownIf)) refuse(index, 'shownIf', 'configuration.question-condition')
    })
  })

function canDepend(before: readonly Question[], { questionId, is }: ShownIf) {
  const condition = before.find(({ id }) => id === questionId)
  if (!condition || !isCondition(condition.kind)) return false
  const outcomes = outcomesOf(condition)
  return is.every(outcome => outcomes.includes(outcome))
}

export const questionnaireStates = ['draft', 'published', 'archived'] as const
export type QuestionnaireState = (typeof questionnaireStates)[number]

/** A questionnaire as whoever configures it sees it. */
export const Questionnaire = z.object({
  id: idOf('platform.questionnaire'),
  elementId: z.int32(),
  name: z.string(),
  state: z.enum(questionnaireStates),
  /** Of the version that is asked; 0 before the first. */
  number: z.int(),
  /** What the editor holds: the next version where it differs from the one that is asked. */
  questions: z.array(Question),
  /** Something was written since the last publication. */
  isAhead: z.boolean(),
  /** How many times it was answered, in every version. */
  answered: z.int(),
  order: z.int(),
  version: z.int32(),
})
export type Questionnaire = z.output<typeof Questionnaire>

/** A version as people answer it. */
export const QuestionnaireForm = z.object({
  id: idOf('platform.questionnaire'),
  name: z.string(),
  number: z.int(),
  questions: z.array(Question),
})
export type QuestionnaireForm = z.output<typeof QuestionnaireForm>

/** States by what leads to them. */
export const transitions = {
  published: ['draft', 'published', 'archived'],
  archived: ['published'],
} as const satisfies Partial<Record<QuestionnaireState, readonly QuestionnaireState[]>>
