import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'

export const workersLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const workersPages: readonly Page[] = [
  {
    path: '/culture/suivi/suiviCulture/intervenant',
    layout: 'content',
    title: 'culture.workers.title',
    element: 'culture/suivi/suiviCulture/intervenant',
    load: async () => (await import('./web/workers-page.tsx')).WorkersPage,
  },
]
