import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { withFrenchSpaces } from '#kernel/shared/french-spaces.ts'
import type { LabelModules, Labels } from '#kernel/shared/labels.ts'
import { directionOf, type Language } from '#kernel/shared/names.ts'
import { layoutPreference } from './layout-options.ts'
import { languagePreference } from './preferences.ts'

/** The words that all rooms share: what is done, fields, states. */
const sharedLabels: LabelModules = {
  fr: () => import('#kernel/shared/labels/fr.ts'),
  en: () => import('#kernel/shared/labels/en.ts'),
  es: () => import('#kernel/shared/labels/es.ts'),
  ar: () => import('#kernel/shared/labels/ar.ts'),
}

/** The texts of the kernel's own pieces. */
export const kernelLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

const namespace = 'texts'
const rooms = new Set<LabelModules>([sharedLabels, kernelLabels])
const loaded = new Map<Language, Set<LabelModules>>()
let isInPrint = false

/** The text of a label outside React; inside, `useT` renders again when the language changes. */
export const t = (key: string, values?: Record<string, unknown>): string => i18next.t(key, values ?? {})

/** The same, for a component: it is drawn again in another language. */
export function useT() {
  useLanguage()
  return t
}

export const currentLanguage = () => (i18next.language ?? 'fr') as Language

export const useLanguage = () => useSyncExternalStore(watchLanguage, currentLanguage)

function watchLanguage(watcher: () => void) {
  i18next.on('languageChanged', watcher)
  return () => i18next.off('languageChanged', watcher)
}

type Look = {
  /** French with the spaces of print; tests look for words as they are typed. */
  inPrint?: boolean
}

/** Must have ended before anything is drawn. */
export async function startTexts(
  language: Language = languagePreference.get() ?? 'fr',
  { inPrint = false }: Look = {},
) {
  isInPrint = inPrint
  await i18next.init({
    lng: language,
    resources: {},
    ns: [namespace],
    defaultNS: namespace,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  await loadRooms(language)
  showDirection(language)
}

/** Registers the texts of rooms and loads them in the present language; the others come if the language changes. */
export async function loadLabels(added: readonly LabelModules[]) {
  for (const room of added) rooms.add(room)
  await loadRooms(currentLanguage())
}

/** A part of the program that is fetched with the texts that it says. */
export const withLabels = async <Module>(module: Promise<Module>, labels: readonly LabelModules[]): Promise<Module> =>
  (await Promise.all([module, loadLabels(labels)]))[0]

export async function setLanguage(language: Language) {
  await speak(language)
  languagePreference.set(language)
}

/** What is on screen, in that language; what the person chose at this browser stays as it is. */
export async function speak(language: Language) {
  await loadRooms(language)
  showDirection(language)
  await i18next.changeLanguage(language)
}

async function loadRooms(language: Language) {
  const present = loaded.get(language) ?? new Set<LabelModules>()
  loaded.set(language, present)
  const missing = [...rooms].filter(room => !present.has(room))
  await Promise.all(
    missing.map(async room => {
      const { default: labels } = await room[language]()
      i18next.addResourceBundle(
        language,
        namespace,
        isInPrint && language === 'fr' ? printed(labels) : labels,
        false,
        true,
      )
      present.add(room)
    }),
  )
}

const printed = (labels: Labels) =>
  Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, withFrenchSpaces(text)]))

/** Before anything is drawn in it; the person may have chosen a direction himself. */
function showDirection(language: Language) {
  const { direction } = layoutPreference.get()
  document.documentElement.lang = language
  document.documentElement.dir = direction === 'language' ? directionOf(language) : direction
}
