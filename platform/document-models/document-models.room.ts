import { room } from '#kernel/server/room.ts'
import { documentModelsServer } from './document-models.server.ts'
import { modelRulesOffer, standardModelsOffer } from './standard-model.slot.ts'

export const documentModelsRoom = room({
  answers: ({ offered }) => [
    documentModelsServer({ standards: offered(standardModelsOffer), rules: offered(modelRulesOffer) }),
  ],
})
