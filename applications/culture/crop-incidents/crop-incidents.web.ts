import type { Page } from '#kernel/web/pages.ts'

export const cropIncidentsPages: readonly Page[] = [
  {
    path: '/culture/suivi/suiviCulture/evenement',
    layout: 'content',
    title: 'culture.crop-incidents.title',
    element: 'culture/suivi/suiviCulture/evenement',
    load: async () => (await import('./web/crop-incidents-page.tsx')).CropIncidentsPage,
  },
]
