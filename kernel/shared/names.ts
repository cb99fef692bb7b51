/** The interface's languages: French by default, Arabic loaded on demand and written from right to left. */
export const languages = ['fr', 'en', 'es', 'ar'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language)

export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr')

/** A name that people read, in each language. */
export type Names = Record<Language, string>
