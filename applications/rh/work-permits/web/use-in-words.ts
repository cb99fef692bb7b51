import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Sentence } from '../permit-in-words.model.ts'

/** Says a sentence with its days and numbers as the language writes them. */
export function useInWords() {
  const t = useT()
  const { date, number } = useFormat()
  return ({ label, days = {}, numbers = {} }: Sentence) =>
    t(label, {
      ...Object.fromEntries(Object.entries(days).map(([name, day]) => [name, date(day)])),
      ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, number(value)])),
    })
}
