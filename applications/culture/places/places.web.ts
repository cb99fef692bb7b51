import type { Page } from '#kernel/web/pages.ts'

export const placesPages: readonly Page[] = [
  {
    path: '/culture/serresEtParcelles',
    layout: 'content',
    title: 'culture.places.title',
    element: 'culture/serresEtParcelles',
    load: async () => (await import('./web/place-tree-page.tsx')).PlaceTreePage,
  },
  {
    path: '/culture/emplacement',
    layout: 'content',
    title: 'culture.places.list',
    element: 'culture/emplacement',
    load: async () => (await import('./web/places-page.tsx')).PlacesPage,
  },
]
