import type { Page } from '#kernel/web/pages.ts'

export const readingsPages: readonly Page[] = [
  {
    path: '/energie/releves',
    layout: 'content',
    title: 'energie.readings.title',
    element: 'energie/releves',
    load: async () => (await import('./web/readings-page.tsx')).ReadingsPage,
  },
]
