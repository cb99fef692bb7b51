import type { Labels } from '#kernel/shared/labels.ts'
import type { FollowUp } from '#rh/applicants/applicant.model.ts'
import type { Language } from '#kernel/shared/names.ts'
import ar from './labels/ar.ts'
import en from './labels/en.ts'
import es from './labels/es.ts'
import fr from './labels/fr.ts'

/** All four languages weigh less than the code that would fetch them one by one. Only types come from the kernel. */
const labels: Record<Language, Labels> = { fr, en, es, ar }

export const endonyms: Record<Language, string> = { fr: 'Français', en: 'English', es: 'Español', ar: 'العربية' }
/** What letters are written in, be no page in it. */
export const languagesOfLetters: Record<FollowUp['language'], string> = {
  ...endonyms,
  ro: 'Română',
  pl: 'Polski',
  pt: 'Português',
  bg: 'Български',
}
export const languages = Object.keys(labels) as Language[]

/** Morocco's Arabic writes Latin figures, as the people of the greenhouses do. */
const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES', ar: 'ar-MA' }

const kept = 'careers-language'
export const isLanguage = (name: string | null): name is Language => name !== null && name in labels

let spoken: Language = 'fr'

/** The language that was chosen here before, else the browser's where we speak it, else French. */
export const usualLanguage = (): Language => {
  const chosen = localStorage.getItem(kept)
  if (isLanguage(chosen)) return chosen
  return navigator.languages.map(name => name.slice(0, 2)).find(isLanguage) ?? 'fr'
}

export function speak(language: Language) {
  spoken = language
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
}

export function choose(language: Language) {
  localStorage.setItem(kept, language)
  speak(language)
}

export const language = () => spoken

/** What one is written in unless he says otherwise: the browser's language where letters alone speak it, else the page's. */
export const usualLanguageOfLetters = (): FollowUp['language'] => {
  const name = navigator.language.slice(0, 2)
  return name in languagesOfLetters && !(name in labels) ? (name as FollowUp['language']) : spoken
}

type Values = Readonly<Record<string, string | number>>

/** A text in the present language; a count chooses among its forms. */
export function say(key: string, values: Values = {}) {
  const form = typeof values.count === 'number' ? `_${new Intl.PluralRules(spoken).select(values.count)}` : ''
  const texts = labels[spoken]
  const text = texts[`${key}${form}`] ?? texts[`${key}_other`] ?? texts[key] ?? ''
  const said = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  return spoken === 'fr' ? said.replace(/ ([:;?!»%€])/g, '\u00A0$1').replaceAll('« ', '«\u00A0') : said
}

const inDays = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  new Intl.DateTimeFormat(locales[spoken], { ...options, timeZone: 'UTC' })
    .format(new Date(`${day}T12:00:00Z`))
    .replace(/^1(?=\s\p{L})/u, spoken === 'fr' ? '1er' : '1')

/** `1er févr. 2027`, and `1er févr.` */
export const sayDay = inDays({ day: 'numeric', month: 'short', year: 'numeric' })
export const sayShortDay = inDays({ day: 'numeric', month: 'short' })

/** By the clocks of Paris: `mardi 2 mars à 09:30`. */
export const sayMoment = (instant: string) =>
  new Intl.DateTimeFormat(locales[spoken], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Paris',
  }).format(new Date(instant))

export const sayNumber = (number: number) => new Intl.NumberFormat(locales[spoken]).format(number)

export const sayEuros = (amount: number) =>
  new Intl.NumberFormat(locales[spoken], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
