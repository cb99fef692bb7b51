import type { LabelModules } from '#kernel/shared/labels.ts'

/** What is said of cameras and lines: it comes with what shows them. */
export const deviceLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}
