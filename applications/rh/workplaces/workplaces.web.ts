import type { Page } from '#kernel/web/pages.ts'

export const workplacePages: readonly Page[] = [
  {
    path: '/RH/gestion_du_personnel/sites',
    layout: 'content',
    title: 'rh.places.title',
    element: 'rh/gestion_du_personnel/sites',
    load: async () => (await import('./web/places-page.tsx')).PlacesPage,
  },
]
