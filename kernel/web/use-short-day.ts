import { locales } from '#kernel/shared/dates-in-words.ts'
import { useLanguage } from './i18n.ts'

/** `jeu. 26`: a day of a week that is in sight. */
export function useShortDay() {
  const locale = locales[useLanguage()]
  return (day: string) => Temporal.PlainDate.from(day).toLocaleString(locale, { weekday: 'short', day: 'numeric' })
}
