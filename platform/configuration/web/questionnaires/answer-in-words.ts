import type { useFormat } from '#kernel/web/use-format.ts'
import { hasOptions, type Question, scaleSteps } from '../../questionnaire.model.ts'
import type { QuestionnaireAnswers } from '../../questionnaire-answers.model.ts'

type Words = { format: ReturnType<typeof useFormat>; yes: string; no: string }

/** An answer as one reads it; a note with the most that could be given. */
export function answerInWords(
  { kind, options }: Question,
  answer: QuestionnaireAnswers[string] | undefined,
  { format, yes, no }: Words,
): string | null {
  if (answer === undefined) return null
  if (typeof answer === 'boolean') return answer ? yes : no
  if (kind === 'scale') return `${answer} / ${scaleSteps.length}`
  if (typeof answer === 'number') return format.number(answer, { maximumFractionDigits: 6 })
  if (kind === 'date') return format.date(String(answer))
  if (!hasOptions(kind)) return String(answer)
  return options
    .filter(({ id }) => [answer].flat().includes(id))
    .map(({ label }) => label)
    .join(', ')
}
