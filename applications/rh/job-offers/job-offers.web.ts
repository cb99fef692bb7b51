import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { addressOfJobOffer, jobOffersPath, newJobOfferPath } from './job-offers-place.model.ts'

const element = 'rh/job_offers/gestion'

export const jobOffersLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** Offers, with their texts, which pages of the staff do not wait for. */
export const jobOffersWeb: WebRoom = {
  labels: [rhTexts, jobOffersLabels],
  pages: [
    {
      path: jobOffersPath,
      layout: 'content',
      title: 'rh.offer.title',
      element,
      load: async () => (await import('./web/job-offers-page.tsx')).JobOffersPage,
    },
    {
      path: newJobOfferPath,
      layout: 'content',
      title: 'rh.offer.new',
      element,
      load: async () => (await import('./web/new-job-offer-page.tsx')).NewJobOfferPage,
    },
    {
      path: addressOfJobOffer(':id'),
      layout: 'content',
      title: 'rh.offer.one',
      element,
      load: async () => (await import('./web/job-offer-page.tsx')).JobOfferPage,
    },
  ],
}
