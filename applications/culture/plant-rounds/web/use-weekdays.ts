import { locales } from '#kernel/shared/dates-in-words.ts'
import { useLanguage } from '#kernel/web/i18n.ts'

const aMonday = Temporal.PlainDate.from('2024-01-01')

/** Names of the days from Monday, in the language of the interface. */
export function useWeekdays(): string[] {
  const locale = locales[useLanguage()]
  return Array.from({ length: 7 }, (_, day) => aMonday.add({ days: day }).toLocaleString(locale, { weekday: 'long' }))
}
