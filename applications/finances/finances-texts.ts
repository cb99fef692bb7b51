import type { LabelModules } from '#kernel/shared/labels.ts'

/** The texts of all rooms of Finance, in one piece: what the menu asks of each room is asked once. */
export const financesTexts: LabelModules = {
  fr: () => import('./texts/fr.ts'),
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  ar: () => import('./texts/ar.ts'),
}
