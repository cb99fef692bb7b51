import type { Page } from '#kernel/web/pages.ts'
import { invoiceTypesElement, invoiceTypesPath } from './invoice-types-place.model.ts'

export const invoiceTypesPages: readonly Page[] = [
  {
    path: invoiceTypesPath,
    layout: 'content',
    title: 'energie.invoice-types.title',
    element: invoiceTypesElement,
    load: async () => (await import('./web/invoice-types-page.tsx')).InvoiceTypesPage,
  },
  {
    path: `${invoiceTypesPath}/:id`,
    layout: 'content',
    title: 'energie.invoice-types.type',
    element: invoiceTypesElement,
    load: async () => (await import('./web/invoice-type-page.tsx')).InvoiceTypePage,
  },
]
