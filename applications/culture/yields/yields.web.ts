import type { Page } from '#kernel/web/pages.ts'
import { productionElement, productionPath, yieldsElement, yieldsPath } from './yields-place.model.ts'

export const yieldsPages: readonly Page[] = [
  {
    path: productionPath,
    layout: 'content',
    title: 'culture.production.title',
    element: productionElement,
    load: async () => (await import('./web/production-page.tsx')).ProductionPage,
  },
  {
    path: yieldsPath,
    layout: 'content',
    title: 'culture.yields.title',
    element: yieldsElement,
    load: async () => (await import('./web/yields-page.tsx')).YieldsPage,
  },
]
