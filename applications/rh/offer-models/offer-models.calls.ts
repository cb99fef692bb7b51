import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { OfferModel, OfferModelFields, OfferModels, offerModelsElement } from './offer-model.model.ts'

const touches = ['rh'] as const
const ofOne = z.strictObject({ id: idOf('rh.offer_model') })

/** What offers begin with (RH design, recruitment, section 12). A writing that changes models changes the choices of offers. */
export const offerModelsCalls = calls('rh/offer-models', {
  getOfferModels: {
    method: 'GET',
    path: 'rh/offer-models',
    access: reads(offerModelsElement),
    answer: OfferModels,
  },
  createOfferModel: {
    method: 'POST',
    path: 'rh/offer-models',
    access: writes(offerModelsElement),
    touches,
    status: 201,
    input: OfferModelFields,
    answer: OfferModel,
  },
  editOfferModel: {
    method: 'PUT',
    path: 'rh/offer-models/:id',
    access: writes(offerModelsElement),
    touches,
    input: OfferModelFields.extend({ ...ofOne.shape, version: z.int32() }),
    answer: OfferModel,
  },
  archiveOfferModel: {
    method: 'PUT',
    path: 'rh/offer-models/:id/archive',
    access: manages(offerModelsElement),
    touches,
    input: ofOne,
    answer: OfferModel,
  },
  /** 400 when another has taken its name or its position meanwhile. */
  restoreOfferModel: {
    method: 'PUT',
    path: 'rh/offer-models/:id/restore',
    access: manages(offerModelsElement),
    touches,
    input: ofOne,
    answer: OfferModel,
  },
})
