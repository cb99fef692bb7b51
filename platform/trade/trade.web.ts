import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { articlesElement, cataloguePath } from './trade-place.model.ts'

export const tradeLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const tradeWeb: WebRoom = {
  labels: [tradeLabels],
  pages: [
    {
      path: cataloguePath,
      layout: 'content',
      title: 'trade.catalogue',
      element: articlesElement,
      load: async () => (await import('./web/catalogue-page.tsx')).CataloguePage,
    },
  ],
}
