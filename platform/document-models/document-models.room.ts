import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { documentSourcesOffer } from '#platform/documents/document-source.slot.ts'
import { documentModelsServer, modelsInJournal } from './document-models.server.ts'
import { modelRulesOffer, standardModelsOffer } from './standard-model.slot.ts'

export const documentModelsRoom = room({
  fills: [fill(rowsOfRoomsOffer, modelsInJournal)],
  answers: ({ offered }) => [
    documentModelsServer({
      sources: offered(documentSourcesOffer),
      standards: offered(standardModelsOffer),
      rules: offered(modelRulesOffer),
    }),
  ],
})
