import type { LabelModules } from '#kernel/shared/labels.ts'

/** What is said of the printer of a station: it comes when it prints, or is set up. */
export const printerLabels: LabelModules = {
  fr: () => import('../labels/fr.ts'),
  en: () => import('../labels/en.ts'),
  es: () => import('../labels/es.ts'),
  ar: () => import('../labels/ar.ts'),
}
