import type { Page } from '#kernel/web/pages.ts'

export const billingPeriodsPages: readonly Page[] = [
  {
    path: '/energie/facturation/periodicites',
    layout: 'content',
    title: 'energie.billing-periods.title',
    element: 'energie/facturation/periodicites',
    load: async () => (await import('./web/billing-periods-page.tsx')).BillingPeriodsPage,
  },
]
