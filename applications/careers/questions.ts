import type { Question } from '#platform/configuration/questionnaire.model.ts'
import type { FormStep } from '#rh/application-form/form-field.model.ts'
import { ticks, tiles } from './choice-fields.ts'
import { type Answered, groupOfInputs, inputWithLabel, wordsBeneath } from './field.ts'
import { type FormInHand, keep } from './form-in-hand.ts'
import { made } from './made.ts'
import { say, sayDay, sayNumber } from './texts.ts'

/** Under which a question stands among the fields of the form. */
export const keyOfQuestion = (id: string) => `question-${id}`

/** Questions of the offer come after what somebody says of his experience, or last. */
export const asksQuestions = ({ steps }: FormInHand, step: FormStep) =>
  step === (steps.includes('experience') ? 'experience' : steps.at(-1))

/** From the least to the most. */
const steps = ['1', '2', '3', '4', '5']

/** Questions whose condition was answered so, in their order; the server judges by the same rule. */
export function questionsShown({ offer, draft }: FormInHand): Question[] {
  const shown: Question[] = []
  for (const question of offer?.questionnaire?.questions ?? []) {
    const { shownIf } = question
    const isMet = !shownIf || shown.some(({ id }) => id === shownIf.questionId)
    if (isMet && (!shownIf || outcomesOf(draft.answers[shownIf.questionId]).some(one => shownIf.is.includes(one))))
      shown.push(question)
  }
  return shown
}

const outcomesOf = (answer: unknown) =>
  [answer].flat().map(outcome => (typeof outcome === 'boolean' ? (outcome ? 'yes' : 'no') : String(outcome)))

export const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** As the calls say it; nothing where the offer asks nothing. */
export function answersToSend(form: FormInHand) {
  const asked = form.offer?.questionnaire
  if (!asked) return undefined
  const given = questionsShown(form).map(({ id }) => [id, form.draft.answers[id]] as const)
  const answers = Object.fromEntries(given.filter(([, answer]) => !isNothing(answer)))
  return { questionnaire: { number: asked.number, answers } }
}

/** The questions of the offer; what depends on an answer comes and goes with it. */
export function questionFields(form: FormInHand, tell: () => void): HTMLElement {
  const questions = form.offer?.questionnaire?.questions ?? []
  const fields = questions.map(question => drawn[question.kind](questionInHand(form, question, told), question))
  const showAsked = () => {
    const shown = questionsShown(form)
    for (const [index, field] of fields.entries()) field.hidden = !shown.some(({ id }) => id === questions[index]?.id)
  }
  function told() {
    tell()
    showAsked()
  }
  showAsked()
  return made('div', {}, ...fields)
}

function questionInHand(form: FormInHand, { id, label, help, required }: Question, told: () => void): Answered {
  const key = keyOfQuestion(id)
  return {
    asked: { key, help, isRequired: required },
    label,
    error: form.errors[key],
    value: form.draft.answers[id],
    change(value) {
      form.draft.answers[id] = value
      delete form.errors[key]
      keep(form)
      told()
    },
  }
}

const lineOf = (field: Answered, look: Record<string, unknown>, read: (text: string) => unknown = text => text) =>
  inputWithLabel(
    field,
    made('input', {
      ...look,
      ...wordsBeneath(field),
      value: String(field.value ?? ''),
      oninput: (event: Event) => field.change(read((event.target as HTMLInputElement).value)),
    }),
  )

const numberIn = (text: string) => (text === '' ? null : Number(text))
const optionsOf = ({ options }: Question) => options.filter(({ active }) => active)

const drawn: Record<Question['kind'], (field: Answered, question: Question) => HTMLElement> = {
  text: field => lineOf(field, { type: 'text', maxlength: 200 }),
  longText: field =>
    inputWithLabel(
      field,
      made(
        'textarea',
        {
          ...wordsBeneath(field),
          rows: 4,
          maxlength: 5000,
          oninput: (event: Event) => field.change((event.target as HTMLTextAreaElement).value),
        },
        String(field.value ?? ''),
      ),
    ),
  number: field => lineOf(field, { type: 'number', inputmode: 'decimal', step: 'any' }, numberIn),
  date: field => lineOf(field, { type: 'date' }),
  yesNo: field =>
    groupOfInputs(
      field,
      tiles(
        {
          ...field,
          value: typeof field.value === 'boolean' ? (field.value ? 'yes' : 'no') : null,
          change: said => field.change(said === null ? null : said === 'yes'),
        },
        (['yes', 'no'] as const).map(id => ({ id, label: say(`careers.answer.${id}`) })),
        'tiles',
      ),
    ),
  choice: (field, question) => groupOfInputs(field, tiles(field, optionsOf(question), 'tiles tall')),
  choices: (field, question) => groupOfInputs(field, ticks(field, optionsOf(question))),
  scale: field =>
    groupOfInputs(
      field,
      tiles(
        { ...field, change: said => field.change(said === null ? null : Number(said)) },
        steps.map(id => ({ id, label: sayNumber(Number(id)) })),
        'sizes',
      ),
    ),
}

/** An answer as one reads it; empty where none was given. */
export function answerInWords({ kind, options }: Question, answer: unknown): string {
  if (isNothing(answer)) return ''
  if (typeof answer === 'boolean') return say(`careers.answer.${answer ? 'yes' : 'no'}`)
  if (kind === 'date') return sayDay(String(answer))
  if (kind === 'scale') return `${answer} / ${steps.length}`
  if (typeof answer === 'number') return sayNumber(answer)
  if (kind !== 'choice' && kind !== 'choices') return String(answer)
  return options
    .filter(({ id }) => [answer].flat().includes(id))
    .map(({ label }) => label)
    .join(', ')
}
