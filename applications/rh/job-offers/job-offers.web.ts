import type { Page } from '#kernel/web/pages.ts'
import { addressOfJobOffer, jobOffersPath, newJobOfferPath } from './job-offers-place.model.ts'

const element = 'rh/job_offers/gestion'

export const jobOfferPages: readonly Page[] = [
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
]
