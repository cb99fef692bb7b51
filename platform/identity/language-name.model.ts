import type { Language } from '#kernel/shared/names.ts'

/** What the people who speak a language call it: `Français`, `العربية`. */
export function nameOfLanguage(language: Language) {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
