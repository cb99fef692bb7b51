import type { Language } from '#kernel/shared/names.ts'
import { spokenLanguages } from '../employee.model.ts'

/** The languages in which a person can be written to, named in that of the reader: `Roumain`. */
export const languageChoices = (language: Language) =>
  spokenLanguages.map(value => ({ value, label: languageName(value, language) }))

export function languageName(spoken: string, language: Language) {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(spoken) ?? spoken
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
