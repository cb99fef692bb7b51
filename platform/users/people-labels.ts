import type { LabelModules } from '#kernel/shared/labels.ts'

/** Apart from those of a person's own page, which everybody loads. */
export const peopleLabels: LabelModules = {
  fr: () => import('./web/labels/fr.ts'),
  en: () => import('./web/labels/en.ts'),
  es: () => import('./web/labels/es.ts'),
  ar: () => import('./web/labels/ar.ts'),
}
