import { z } from 'zod'
import { languages } from '#kernel/shared/names.ts'
import { QuestionnaireForm } from '#platform/configuration/questionnaire.model.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'
import { payUnits } from './job-offer.model.ts'

/** Where everybody reads the offers of a client, and one of them. */
export const addressOfOffers = (clientName: string) => `/candidatures/${encodeURIComponent(clientName)}`
export const addressOfOffer = (clientName: string, id: string) => `${addressOfOffers(clientName)}/offres/${id}`

/** An offer as anybody reads it. Pay is in euros before deductions and always told. */
export const PublicOffer = z.object({
  id: z.string(),
  language: z.enum(languages),
  title: z.string(),
  missions: z.string(),
  profile: z.string(),
  conditions: z.string(),
  company: z.string(),
  positionId: z.string(),
  position: z.string(),
  site: z.string(),
  addressLine: z.string().nullable(),
  postCode: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
  family: z.enum(families),
  posts: z.int(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  weeklyHours: z.number(),
  payMin: z.number(),
  payMax: z.number().nullable(),
  payUnit: z.enum(payUnits),
  hasHousing: z.boolean(),
  hasTransport: z.boolean(),
  closesOn: z.iso.date().nullable(),
  publishedAt: z.string(),
  /** Asked of who applies. */
  questionnaire: QuestionnaireForm.nullable(),
})
export type PublicOffer = z.output<typeof PublicOffer>

/** The offers that are shown today, the next to begin first. */
export const PublicOffers = z.object({
  client: z.object({ name: z.string(), logo: z.string().nullable() }),
  offers: z.array(PublicOffer),
})
export type PublicOffers = z.output<typeof PublicOffers>

/** One of them; null where it is shown no more, or never was. `jobPosting` is schema.org's. */
export const OfferPage = PublicOffers.extend({
  offer: PublicOffer.nullable(),
  jobPosting: z.record(z.string(), z.unknown()).nullable(),
})
export type OfferPage = z.output<typeof OfferPage>
