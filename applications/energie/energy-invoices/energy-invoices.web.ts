import type { Page } from '#kernel/web/pages.ts'
import { energyInvoicesElement, energyInvoicesPath, newEnergyInvoicePath } from './energy-invoices-place.model.ts'

export const energyInvoicesPages: readonly Page[] = [
  {
    path: energyInvoicesPath,
    layout: 'content',
    title: 'energie.energy-invoices.title',
    element: energyInvoicesElement,
    load: async () => (await import('./web/invoices-page.tsx')).InvoicesPage,
  },
  {
    path: newEnergyInvoicePath,
    layout: 'content',
    title: 'energie.energy-invoices.new',
    element: energyInvoicesElement,
    load: async () => (await import('./web/invoice-form-page.tsx')).NewInvoicePage,
  },
  {
    path: `${energyInvoicesPath}/:id/modifier`,
    layout: 'content',
    title: 'energie.energy-invoices.edit',
    element: energyInvoicesElement,
    load: async () => (await import('./web/invoice-form-page.tsx')).EditInvoicePage,
  },
  {
    path: `${energyInvoicesPath}/:id`,
    layout: 'content',
    title: 'energie.energy-invoices.invoice',
    element: energyInvoicesElement,
    load: async () => (await import('./web/invoice-page.tsx')).InvoicePage,
  },
]
