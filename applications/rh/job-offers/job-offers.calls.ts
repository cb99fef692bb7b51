import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import {
  closeReasons,
  JobOffer,
  jobOffersElement,
  OfferChoices,
  OfferCriteria,
  OfferDescription,
  OfferDiffusion,
  OfferRow,
  offerStates,
} from './job-offer.model.ts'

const reading = { method: 'GET', access: reads(jobOffersElement) } as const
/** What an offer asks is asked of its applications alone. */
const touches = ['rh', 'platform/configuration']
const writing = { access: writes(jobOffersElement), touches, answer: JobOffer } as const
const offer = z.strictObject({ id: idOf('rh.job_offer'), version: z.int32().optional() })

const offersByStart = {
  sorts: ['startsOn'],
  comparedSorts: ['title', 'status', 'closesOn'],
  isUsuallyDownwards: true,
  isSearched: true,
  filters: {
    status: choice(offerStates),
    companyId: idIn('platform.company', { address: 'company' }),
  },
} as const satisfies List

/** Jobs that a client has to give, written in three steps and shown to everybody (ours). */
export const jobOffersCalls = calls('rh/job-offers', {
  getJobOffers: { ...reading, path: 'rh/jobOffers/:page/:size/:search?', ...listOf(OfferRow, offersByStart) },
  getJobOffer: {
    ...reading,
    path: 'rh/jobOffers/:id',
    input: z.strictObject({ id: idOf('rh.job_offer') }),
    answer: JobOffer,
  },
  getOfferChoices: { ...reading, path: 'rh/jobOfferChoices', answer: OfferChoices },
  /** One page to hang up, with a square that telephones read. 400 OFFER_INCOMPLETE of a draft. */
  getOfferPoster: {
    ...reading,
    path: 'rh/jobOffers/:id/poster',
    input: z.strictObject({ id: idOf('rh.job_offer') }),
    answer: file('application/pdf'),
  },
  createJobOffer: { method: 'POST', path: 'rh/jobOffers', ...writing, input: OfferCriteria },
  saveOfferCriteria: {
    method: 'PUT',
    path: 'rh/jobOffers/:id/criteria',
    ...writing,
    input: offer.extend({ criteria: OfferCriteria }),
  },
  saveOfferDescription: {
    method: 'PUT',
    path: 'rh/jobOffers/:id/description',
    ...writing,
    input: offer.extend({ description: OfferDescription }),
  },
  saveOfferDiffusion: {
    method: 'PUT',
    path: 'rh/jobOffers/:id/diffusion',
    ...writing,
    input: offer.extend({ diffusion: OfferDiffusion }),
  },
  /** 400 OFFER_INCOMPLETE, OFFER_WORDING with what is to be mended; 409 OFFER_STATE. */
  publishJobOffer: { method: 'POST', path: 'rh/jobOffers/:id/publish', ...writing, input: offer },
  pauseJobOffer: { method: 'POST', path: 'rh/jobOffers/:id/pause', ...writing, input: offer },
  closeJobOffer: {
    method: 'POST',
    path: 'rh/jobOffers/:id/close',
    ...writing,
    input: offer.extend({ reason: z.enum(closeReasons).default('cancelled') }),
  },
  /** A new draft that says the same. */
  duplicateJobOffer: { method: 'POST', path: 'rh/jobOffers/:id/duplicate', ...writing, input: offer },
  archiveJobOffer: {
    method: 'POST',
    path: 'rh/jobOffers/:id/archive',
    access: manages(jobOffersElement),
    touches,
    input: offer,
    answer: nothing,
  },
})
