import type { LabelModules } from '#kernel/shared/labels.ts'

/** The texts of all rooms of RH, in one piece: its pages speak of people, places, papers and terms together. */
export const rhTexts: LabelModules = {
  fr: () => import('./texts/fr.ts'),
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  ar: () => import('./texts/ar.ts'),
}
