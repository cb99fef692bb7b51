import type { Page } from '#kernel/web/pages.ts'
import { phytoProductsElement, phytoProductsPath } from './phyto-products-place.model.ts'

export const phytoProductsPages: readonly Page[] = [
  {
    path: phytoProductsPath,
    layout: 'content',
    title: 'culture.phyto-products.title',
    element: phytoProductsElement,
    load: async () => (await import('./web/phyto-products-page.tsx')).PhytoProductsPage,
  },
]
