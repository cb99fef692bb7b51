import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'

export const cropEventsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const cropEventsPages: readonly Page[] = [
  {
    path: '/culture/suivi/suiviCulture/evenement',
    layout: 'content',
    title: 'culture.crop-events.title',
    element: 'culture/suivi/suiviCulture/evenement',
    load: async () => (await import('./web/crop-events-page.tsx')).CropEventsPage,
  },
]
