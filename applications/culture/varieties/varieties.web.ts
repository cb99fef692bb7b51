import type { Page } from '#kernel/web/pages.ts'

export const varietiesPages: readonly Page[] = [
  {
    path: '/culture/varietes',
    layout: 'content',
    title: 'culture.varieties.title',
    element: 'culture/varietes',
    load: async () => (await import('./web/varieties-page.tsx')).VarietiesPage,
  },
]
