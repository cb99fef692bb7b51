import type { Page } from '#kernel/web/pages.ts'
import { ratesElement, ratesPath } from './rates-place.model.ts'

export const ratesPages: readonly Page[] = [
  {
    path: ratesPath,
    layout: 'content',
    title: 'energie.rates.title',
    element: ratesElement,
    load: async () => (await import('./web/rate-tables-page.tsx')).RateTablesPage,
  },
  {
    path: `${ratesPath}/taux/:id`,
    layout: 'content',
    title: 'energie.rates.table',
    element: ratesElement,
    load: async () => (await import('./web/rate-table-page.tsx')).RateTablePage,
  },
]
