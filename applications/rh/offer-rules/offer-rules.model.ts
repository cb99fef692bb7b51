import { z } from 'zod'
import { asSeveralLines } from '#kernel/shared/written-text.ts'
import { OfferSource } from '#rh/job-offers/job-offer.model.ts'

export const offerRulesElement = 'rh/job_offers/parametrage'
export const offerRulesPath = '/RH/job_offers/parametrage'

/** What a person writes of it. */
export const OfferRulesFields = z.strictObject({
  /** New offers go to the feed of job boards, and are printed, where the client says so. The site always has them. */
  onFeed: z.boolean(),
  onPoster: z.boolean(),
  /** Links by which new offers know where their readers come from. */
  sources: z.array(OfferSource).max(20),
  /** What every new offer says of its conditions, in French. */
  conditions: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type OfferRulesFields = z.output<typeof OfferRulesFields>

/** Version 0: nobody filled it yet. */
export const OfferRules = z.object({ ...OfferRulesFields.shape, version: z.int32() })
export type OfferRules = z.output<typeof OfferRules>
