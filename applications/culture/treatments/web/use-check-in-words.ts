import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Treatment } from '../treatment.model.ts'

/** The sentence of a control, with its day and figures as people of the language say them. */
export function useCheckInWords() {
  const t = useT()
  const { date, number } = useFormat()
  const said = (name: string, value: string | number) => {
    if (name === 'count') return value
    if (name === 'day') return date(String(value))
    return typeof value === 'number' ? number(value) : value
  }
  return ({ rule, values }: Treatment['checks'][number]) =>
    t(
      `culture.treatments.check.${rule}`,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(name, value)])),
    )
}
