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
    fr: () => import('#platform/identity/server/labels/fr.ts'),
    en: () => import('#platform/identity/server/labels/en.ts'),
    es: () => import('#platform/identity/server/labels/es.ts'),
    ar: () => import('#platform/identity/server/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/users/labels/fr.ts'),
    en: () => import('#platform/users/labels/en.ts'),
    es: () => import('#platform/users/labels/es.ts'),
    ar: () => import('#platform/users/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/bug-reports/labels/fr.ts'),
    en: () => import('#platform/bug-reports/labels/en.ts'),
    es: () => import('#platform/bug-reports/labels/es.ts'),
    ar: () => import('#platform/bug-reports/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/maintenance/labels/fr.ts'),
    en: () => import('#platform/maintenance/labels/en.ts'),
    es: () => import('#platform/maintenance/labels/es.ts'),
    ar: () => import('#platform/maintenance/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/easter-eggs/labels/fr.ts'),
    en: () => import('#platform/easter-eggs/labels/en.ts'),
    es: () => import('#platform/easter-eggs/labels/es.ts'),
    ar: () => import('#platform/easter-eggs/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/drafts/labels/fr.ts'),
    en: () => import('#platform/drafts/labels/en.ts'),
    es: () => import('#platform/drafts/labels/es.ts'),
    ar: () => import('#platform/drafts/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/shortcuts/labels/fr.ts'),
    en: () => import('#platform/shortcuts/labels/en.ts'),
    es: () => import('#platform/shortcuts/labels/es.ts'),
    ar: () => import('#platform/shortcuts/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/search/labels/fr.ts'),
    en: () => import('#platform/search/labels/en.ts'),
    es: () => import('#platform/search/labels/es.ts'),
    ar: () => import('#platform/search/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/settings/labels/fr.ts'),
    en: () => import('#platform/settings/labels/en.ts'),
    es: () => import('#platform/settings/labels/es.ts'),
    ar: () => import('#platform/settings/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/notifications/labels/fr.ts'),
    en: () => import('#platform/notifications/labels/en.ts'),
    es: () => import('#platform/notifications/labels/es.ts'),
    ar: () => import('#platform/notifications/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/presence/labels/fr.ts'),
    en: () => import('#platform/presence/labels/en.ts'),
    es: () => import('#platform/presence/labels/es.ts'),
    ar: () => import('#platform/presence/labels/ar.ts'),
  },
  {
    fr: () => import('#platform/imports/labels/fr.ts'),
    en: () => import('#platform/imports/labels/en.ts'),
    es: () => import('#platform/imports/labels/es.ts'),
    ar: () => import('#platform/imports/labels/ar.ts'),
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
