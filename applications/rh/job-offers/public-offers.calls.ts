import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { languages } from '#kernel/shared/names.ts'
import { OfferSource } from './job-offer.model.ts'
import { OfferPage, PublicOffers } from './public-offer.model.ts'

const shown = {
  voice: 'public',
  access: open('a job offer is for everybody: the client shows it at its address'),
} as const

const clientName = z.string().min(1).max(100)
const language = z.enum(languages).default('fr')

/** What anybody reads of a client's job offers. 404 for no active client (ours). */
export const publicOffersCalls = calls('rh/job-offers', {
  getPublicOffers: {
    ...shown,
    method: 'GET',
    path: 'candidateApplication/offers/:clientName',
    input: z.strictObject({ clientName, language }),
    answer: PublicOffers,
  },
  /** One that is paused, closed, a draft or unknown answers alike: without an offer, with those that are shown. */
  getPublicOffer: {
    ...shown,
    method: 'GET',
    path: 'candidateApplication/offers/:clientName/:offerId',
    input: z.strictObject({ clientName, offerId: idOf('rh.job_offer'), language }),
    answer: OfferPage,
  },
  /** For job boards: the XML that Indeed made usual, which most of them read. */
  getOffersFeed: {
    ...shown,
    method: 'GET',
    path: 'candidateApplication/offers/:clientName/feed.xml',
    input: z.strictObject({ clientName }),
    answer: file('application/xml'),
  },
  /** Counts a reader of an offer, by where he came from; nothing is kept of him. */
  noteOfferVisit: {
    ...shown,
    method: 'POST',
    path: 'candidateApplication/offerVisits',
    input: z.strictObject({ clientName, offerId: idOf('rh.job_offer'), source: OfferSource.default('site') }),
    answer: nothing,
  },
})
