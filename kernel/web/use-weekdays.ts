import { locales } from '#kernel/shared/dates-in-words.ts'
import { useLanguage } from './i18n.ts'

const aMonday = Temporal.PlainDate.from('2024-01-01')

/** Names of the days from Monday, in the language of the interface; short ones without their point. */
export function useWeekdays(weekday: 'short' | 'long'): string[] {
  const locale = locales[useLanguage()]
  return Array.from({ length: 7 }, (_, later) =>
    aMonday.add({ days: later }).toLocaleString(locale, { weekday }).replace('.', ''),
  )
}
