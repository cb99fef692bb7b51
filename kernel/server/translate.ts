import i18next, { type i18n } from 'i18next'
import type { LabelModules } from '#kernel/shared/labels.ts'
import { type Language, languages } from '#kernel/shared/names.ts'

/** Says a label in a language; an unknown label is said as itself, so that nothing is ever empty. */
export type Translate = (language: Language, label: string, values?: Record<string, string | number>) => string

/** Loads every room's texts once; the server speaks all languages. */
export async function loadTranslations(rooms: readonly LabelModules[]): Promise<Translate> {
  const instance: i18n = i18next.createInstance()
  const texts = async (language: Language) =>
    Object.assign({}, ...(await Promise.all(rooms.map(async room => (await room[language]()).default))))
  const resources = Object.fromEntries(
    await Promise.all(languages.map(async language => [language, { translation: await texts(language) }])),
  )
  await instance.init({
    resources,
    lng: 'fr',
    fallbackLng: 'fr',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  const speakers = Object.fromEntries(languages.map(language => [language, instance.getFixedT(language)]))
  return (language, label, values) => speakers[language]?.(label, values ?? {}) ?? label
}
