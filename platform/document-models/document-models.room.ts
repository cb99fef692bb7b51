import { room } from '#kernel/server/room.ts'
import { documentSourcesOffer } from '#platform/documents/document-source.slot.ts'
import { documentModelsServer } from './document-models.server.ts'
import { modelRulesOffer, standardModelsOffer } from './standard-model.slot.ts'

export const documentModelsRoom = room({
  answers: ({ offered }) => [
    documentModelsServer({
      sources: offered(documentSourcesOffer),
      standards: offered(standardModelsOffer),
      rules: offered(modelRulesOffer),
    }),
  ],
})
