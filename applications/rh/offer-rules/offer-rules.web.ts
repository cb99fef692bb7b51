import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { jobOffersLabels } from '#rh/job-offers/job-offers.web.ts'
import { offerModelsLabels } from '#rh/offer-models/offer-models.web.ts'
import { recruitmentTexts } from '#rh/recruitment-texts.ts'
import { rhTexts } from '#rh/rh-texts.ts'

const offerRulesLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** How offers begin and how those who are refused are answered, with the texts of what they are about. */
export const offerRulesWeb: WebRoom = {
  labels: [rhTexts, recruitmentTexts, jobOffersLabels, offerModelsLabels, offerRulesLabels],
  pages: [
    {
      path: '/RH/job_offers/parametrage',
      layout: 'content',
      title: 'rh.offer-rules.title',
      element: 'rh/job_offers/parametrage',
      load: async () => (await import('./web/offer-rules-page.tsx')).OfferRulesPage,
    },
  ],
}
