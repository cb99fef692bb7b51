import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Question, Questions } from './questionnaire.model.ts'
import { answersSchema } from './questionnaire-answers.model.ts'
import { answersToKeep, shownQuestions } from './shown-questions.model.ts'

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id: id.padEnd(8, '0'),
  kind: 'text',
  label: id,
  help: null,
  required: false,
  options: [],
  shownIf: null,
  ...more,
})
const option = (id: string, active = true) => ({ id: id.padEnd(8, '0'), label: id, active })

const licence = question('permis', { kind: 'yesNo', required: true })
const kinds = question('types', {
  kind: 'choices',
  required: true,
  options: [option('b'), option('c'), option('d', false)],
  shownIf: { questionId: licence.id, is: ['yes'] },
})
const lorry = question('camion', { kind: 'scale', shownIf: { questionId: kinds.id, is: ['c0000000'] } })
const driving = [licence, kinds, lorry]

const messages = (questions: readonly Question[], answers: object) =>
  answersSchema(questions)
    .safeParse(answers)
    .error?.issues.map(({ path, message }) => [path[0], message])

describe('a questionnaire', () => {
  test('shows a question once what it depends on was answered so, however deep', () => {
    const shown = (answers: object) => shownQuestions(driving, { ...answers }).map(({ label }) => label)

    expect(shown({})).toEqual(['permis'])
    expect(shown({ [licence.id]: true })).toEqual(['permis', 'types'])
    expect(shown({ [licence.id]: true, [kinds.id]: ['b0000000', 'c0000000'] })).toEqual(['permis', 'types', 'camion'])
    expect(shown({ [licence.id]: false, [kinds.id]: ['c0000000'] })).toEqual(['permis'])
  })

  test('asks for what is required and shown, and for that alone', () => {
    expect(messages(driving, {})).toEqual([[licence.id, 'configuration.value-required']])
    expect(messages(driving, { [licence.id]: true })).toEqual([[kinds.id, 'configuration.value-required']])
    expect(messages(driving, { [licence.id]: false })).toBeUndefined()
  })

  test('refuses what was not asked', () => {
    const hidden = { [licence.id]: false, [kinds.id]: ['b0000000'] }
    expect(messages(driving, hidden)).toEqual([[kinds.id, 'configuration.answer-not-asked']])
    expect(messages([], { inconnue: 'x' })).toHaveLength(1)
  })

  test.each<[Question['kind'], unknown, unknown]>([
    ['text', 'Oui', ' '],
    ['longText', 'Depuis 2019', 4],
    ['number', 12.5, '12'],
    ['date', '2026-12-01', '2026-02-30'],
    ['yesNo', false, 'non'],
    ['choice', 'b0000000', 'd0000000'],
    ['choices', ['b0000000'], ['b0000000', 'b0000000']],
    ['scale', 5, 6],
  ])('of kind %s takes %j and refuses %j', (kind, right, wrong) => {
    const asked = [question('une', { kind, options: kind.startsWith('choice') ? kinds.options : [] })]
    expect(messages(asked, { une00000: right })).toBeUndefined()
    expect(messages(asked, { une00000: wrong })).toHaveLength(1)
  })

  test.each<[string, Question[], string]>([
    ['twice', [licence, licence], 'configuration.question-twice'],
    ['with a list without options', [question('liste', { kind: 'choice' })], 'configuration.options-missing'],
    ['with options on a text', [question('texte', { options: [option('a')] })], 'configuration.options-refused'],
    ['that depends on a later one', [kinds, licence], 'configuration.question-condition'],
    [
      'that depends on what is never answered',
      [licence, { ...kinds, shownIf: { questionId: licence.id, is: ['maybe'] } }],
      'configuration.question-condition',
    ],
  ])('is not written with a question %s', (_, questions, message) => {
    expect(Questions.safeParse(questions).error?.issues.map(issue => issue.message)).toContain(message)
  })
})

const anyQuestions = fc
  .array(
    fc.record({ kind: fc.constantFrom('yesNo', 'choice', 'scale', 'text'), depends: fc.nat(), is: fc.boolean() }),
    {
      maxLength: 8,
    },
  )
  .map(wishes => {
    const made: Question[] = []
    for (const [index, { kind, depends, is }] of wishes.entries()) {
      const condition = made.filter(({ kind: known }) => known === 'yesNo').at(depends % 3)
      made.push(
        question(`q${index}`, {
          kind: kind as Question['kind'],
          options: kind === 'choice' ? [option('a'), option('b')] : [],
          shownIf: condition ? { questionId: condition.id, is: [is ? 'yes' : 'no'] } : null,
        }),
      )
    }
    return made
  })
const anyAnswers = fc.array(fc.constantFrom(true, false, 'a0000000', 'texte', 3, '', null), {
  minLength: 8,
  maxLength: 8,
})

describe('for every questionnaire that can be written', () => {
  test('the answers that a form keeps are asked for, whatever was typed before', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, (questions, typed) => {
        const kept = answersToKeep(questions, Object.fromEntries(questions.map(({ id }, index) => [id, typed[index]])))
        const refusals = messages(questions, kept) ?? []
        expect(refusals.filter(([, message]) => message === 'configuration.answer-not-asked')).toEqual([])
      }),
    )
  })

  test('no question is shown before the one that shows it', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, (questions, typed) => {
        const answers = Object.fromEntries(questions.map(({ id }, index) => [id, typed[index]]))
        const shown = shownQuestions(questions, answers).map(({ id }) => id)
        for (const { id, shownIf } of questions)
          if (shownIf && shown.includes(id)) expect(shown.indexOf(shownIf.questionId)).toBeLessThan(shown.indexOf(id))
      }),
    )
  })
})
