import type { Examples } from '#kernel/testing/examples.ts'
import type { publicOffersCalls } from './public-offers.calls.ts'

export const publicOffersExamples: Examples<typeof publicOffersCalls> = {
  noteOfferVisit: here => ({ clientName: 'mot', offerId: here.id('rh.job_offer'), source: 'boulangerie' }),
}
