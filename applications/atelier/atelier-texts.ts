import type { LabelModules } from '#kernel/shared/labels.ts'

/** The texts of all rooms of Atelier, in one piece: its pages speak of lines, orders, lots and people together. */
export const atelierTexts: LabelModules = {
  fr: () => import('./texts/fr.ts'),
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  ar: () => import('./texts/ar.ts'),
}
