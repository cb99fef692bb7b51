import { businessZone } from './business-zone.ts'
import type { Language } from './names.ts'

/** Morocco's Arabic writes Latin figures, as the people of the greenhouses do. */
export const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES', ar: 'ar-MA' }

/** French says the first of a month as an ordinal, which `Intl` does not: `1er janv. 2026`. */
export const withOrdinal = (date: string, language: Language) =>
  language === 'fr' ? date.replace(/(?<!\d)1(?=\s\p{L})/u, '1er') : date

/** A civil date as a letter writes it: `1er mars 2026`. */
export const dayInWords = (day: string | Temporal.PlainDate, language: Language) =>
  withOrdinal(Temporal.PlainDate.from(day).toLocaleString(locales[language], { dateStyle: 'long' }), language)

/** An instant, by the clocks of Paris: `1er mars 2026 à 08:30`. */
export const momentInWords = (instant: string | Temporal.Instant, language: Language) =>
  withOrdinal(inParis(instant).toLocaleString(locales[language], { dateStyle: 'long', timeStyle: 'short' }), language)

/** The day on which an instant falls in Paris: `1er mars 2026`. */
export const dayOfInstantInWords = (instant: string | Temporal.Instant, language: Language) =>
  dayInWords(inParis(instant).toPlainDate(), language)

export const inParis = (instant: string | Temporal.Instant) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(businessZone)
