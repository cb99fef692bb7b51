import type { Page } from '#kernel/web/pages.ts'

export const plantingsPages: readonly Page[] = [
  {
    path: '/culture/codesCulture',
    layout: 'content',
    title: 'culture.plantings.title',
    element: 'culture/codesCulture',
    load: async () => (await import('./web/plantings-page.tsx')).PlantingsPage,
  },
]
