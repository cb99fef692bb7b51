import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'

export const offerRulesLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const offerRulesPages: readonly Page[] = [
  {
    path: '/RH/job_offers/parametrage',
    layout: 'content',
    title: 'rh.offer-rules.title',
    element: 'rh/job_offers/parametrage',
    load: async () => (await import('./web/offer-rules-page.tsx')).OfferRulesPage,
  },
]
