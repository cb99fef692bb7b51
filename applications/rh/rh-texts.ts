import type { LabelModules } from '#kernel/shared/labels.ts'

/** The texts of the rooms of RH that speak of people, places, papers and terms together; rooms that stand alone bring their own. */
export const rhTexts: LabelModules = {
  fr: () => import('./texts/fr.ts'),
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  ar: () => import('./texts/ar.ts'),
}
