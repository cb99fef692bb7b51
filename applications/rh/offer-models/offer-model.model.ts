import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { type Language, languages } from '#kernel/shared/names.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { OfferTextsInEach } from '#rh/job-offers/job-offer.model.ts'

export const offerModelsElement = 'rh/job_offers/parametrage'

/** What a person writes of it: what offers of a position, or of any, begin with. */
export const OfferModelFields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  positionId: idOf('rh.position').nullable(),
  texts: z.strictObject(OfferTextsInEach),
})
export type OfferModelFields = z.output<typeof OfferModelFields>

export const OfferModel = z.object({
  ...OfferModelFields.shape,
  texts: z.object(OfferTextsInEach),
  id: idOf('rh.offer_model'),
  position: z.string().nullable(),
  /** In which something is written. */
  languages: z.array(z.enum(languages)),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type OfferModel = z.output<typeof OfferModel>

export const writtenLanguages = (texts: OfferModelFields['texts']): Language[] =>
  languages.filter(language => Object.values(texts[language]).some(text => text !== ''))

/** All living positions: a model is the client's, whatever the company. */
export const OfferModels = z.object({
  models: z.array(OfferModel),
  positions: z.array(z.object({ id: idOf('rh.position'), name: z.string() })),
})
export type OfferModels = z.output<typeof OfferModels>
