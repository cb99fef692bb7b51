import type { LabelModules } from '#kernel/shared/labels.ts'

/** What is wrong with a name, a mail or a number, for the rooms whose forms ask for one. */
export const identifiersLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}
