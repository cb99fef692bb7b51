import type { Question } from './questionnaire.model.ts'

/** Questions that are shown, given the answers to those before; what a hidden one holds shows nothing. */
export function shownQuestions(questions: readonly Question[], answers: Readonly<Record<string, unknown>>): Question[] {
  const shown: Question[] = []
  for (const question of questions) {
    const { shownIf } = question
    const isAsked = !shownIf || shown.some(({ id }) => id === shownIf.questionId)
    if (isAsked && (!shownIf || hasOutcome(answers[shownIf.questionId], shownIf.is))) shown.push(question)
  }
  return shown
}

/** Whether an answer is one of these: options of a list, or `yes` and `no`. */
export const hasOutcome = (answer: unknown, outcomes: readonly string[]) =>
  outcomesIn(answer).some(outcome => outcomes.includes(outcome))

function outcomesIn(answer: unknown): string[] {
  if (typeof answer === 'boolean') return [answer ? 'yes' : 'no']
  return [answer].flat().filter(outcome => typeof outcome === 'string')
}

/** Without what the form no longer shows, and without blanks. */
export function answersToKeep(questions: readonly Question[], typed: Readonly<Record<string, unknown>>) {
  const asked = shownQuestions(questions, typed).filter(({ id }) => isFilled(typed[id]))
  return Object.fromEntries(asked.map(({ id }) => [id, typed[id]]))
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
