import type { Page } from '#kernel/web/pages.ts'

export const metersPages: readonly Page[] = [
  {
    path: '/energie/parc/compteur',
    layout: 'content',
    title: 'energie.meters.title',
    element: 'energie/parc/compteur',
    load: async () => (await import('./web/meters-page.tsx')).MetersPage,
  },
]
