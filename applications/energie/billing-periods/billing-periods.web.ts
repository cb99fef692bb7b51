import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'

export const billingPeriodsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const billingPeriodsPages: readonly Page[] = [
  {
    path: '/energie/facturation/periodicites',
    layout: 'content',
    title: 'energie.billing-periods.title',
    element: 'energie/facturation/periodicites',
    load: async () => (await import('./web/billing-periods-page.tsx')).BillingPeriodsPage,
  },
]
