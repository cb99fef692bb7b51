import type { LabelModules } from '#kernel/shared/labels.ts'

/** The texts of candidates, their applications, talks and hiring files, which speak of each other and of nothing of the staff. */
export const recruitmentTexts: LabelModules = {
  fr: () => import('./texts/recruitment/fr.ts'),
  en: () => import('./texts/recruitment/en.ts'),
  es: () => import('./texts/recruitment/es.ts'),
  ar: () => import('./texts/recruitment/ar.ts'),
}
