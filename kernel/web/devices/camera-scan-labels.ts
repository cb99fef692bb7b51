import type { LabelModules } from '#kernel/shared/labels.ts'

/** What is said of a camera that reads codes: it comes with the camera. */
export const cameraScanLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}
