import { rhAnswers } from '#rh/rh-db.ts'
import { offerModels } from './server/offer-models.queries.ts'
import { archiveOfferModel, createOfferModel, editOfferModel, restoreOfferModel } from './server/write-offer-model.ts'
import { offerModelsCalls } from './offer-models.calls.ts'

export { modelOfPosition, modelsToBegin } from './server/offer-models.queries.ts'

export const offerModelsServer = rhAnswers(offerModelsCalls, {
  getOfferModels: ({ db }) => offerModels(db),
  createOfferModel: ({ db }, fields) => createOfferModel(db, fields),
  editOfferModel: ({ db }, change) => editOfferModel(db, change),
  archiveOfferModel: ({ db, clock }, { id }) => archiveOfferModel(db, id, clock.now().toString()),
  restoreOfferModel: ({ db }, { id }) => restoreOfferModel(db, id),
})
