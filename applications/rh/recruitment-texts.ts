import type { LabelModules } from '#kernel/shared/labels.ts'

/** The texts of candidates, their applications, talks and hiring files, which speak of each other and of nothing of the staff. */
export const recruitmentTexts: LabelModules = {
  fr: () => import('./recruitment-texts/fr.ts'),
  en: () => import('./recruitment-texts/en.ts'),
  es: () => import('./recruitment-texts/es.ts'),
  ar: () => import('./recruitment-texts/ar.ts'),
}
