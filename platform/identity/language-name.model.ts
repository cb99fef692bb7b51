import type { Language } from '#kernel/shared/names.ts'

const names: Record<Language, string> = { fr: 'Français', en: 'English', es: 'Español', ar: 'العربية' }

/** What the people who speak a language call it. */
export const nameOfLanguage = (language: Language) => names[language]
