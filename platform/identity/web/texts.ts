import type { LabelModules } from '#kernel/shared/labels.ts'

/** The few texts of the sign-in page's first load. */
export const signInLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** All others, which come with the first step or page that says them. */
export const identityLabels: LabelModules = {
  fr: () => import('../labels/fr.ts'),
  en: () => import('../labels/en.ts'),
  es: () => import('../labels/es.ts'),
  ar: () => import('../labels/ar.ts'),
}

/** What administrators read who keep shared devices. */
export const sharedDevicesLabels: LabelModules = {
  fr: () => import('./devices/labels/fr.ts'),
  en: () => import('./devices/labels/en.ts'),
  es: () => import('./devices/labels/es.ts'),
  ar: () => import('./devices/labels/ar.ts'),
}
