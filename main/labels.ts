import type { LabelModules } from '#kernel/shared/labels.ts'

/** Every room's texts, as the server speaks them; the browser loads each with its room. */
export const labelModules: readonly LabelModules[] = [
  {
    fr: () => import('#kernel/server/labels/fr.ts'),
    en: () => import('#kernel/server/labels/en.ts'),
    es: () => import('#kernel/server/labels/es.ts'),
    ar: () => import('#kernel/server/labels/ar.ts'),
  },
  {
    fr: () => import('#kernel/web/labels/fr.ts'),
    en: () => import('#kernel/web/labels/en.ts'),
    es: () => import('#kernel/web/labels/es.ts'),
    ar: () => import('#kernel/web/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/identity/labels/fr.ts'),
    en: () => import('#platform/identity/labels/en.ts'),
    es: () => import('#platform/identity/labels/es.ts'),
    ar: () => import('#platform/identity/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/users/labels/fr.ts'),
    en: () => import('#platform/users/labels/en.ts'),
    es: () => import('#platform/users/labels/es.ts'),
    ar: () => import('#platform/users/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/maintenance/labels/fr.ts'),
    en: () => import('#platform/maintenance/labels/en.ts'),
    es: () => import('#platform/maintenance/labels/es.ts'),
    ar: () => import('#platform/maintenance/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/identifiers/labels/fr.ts'),
    en: () => import('#platform/identifiers/labels/en.ts'),
    es: () => import('#platform/identifiers/labels/es.ts'),
    ar: () => import('#platform/identifiers/labels/ar.ts'),
  },
  {
    fr: () => import('#rh/labels/fr.ts'),
    en: () => import('#rh/labels/en.ts'),
    es: () => import('#rh/labels/es.ts'),
    ar: () => import('#rh/labels/ar.ts'),
  },
]
