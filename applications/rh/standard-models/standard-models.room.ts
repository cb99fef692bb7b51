import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { modelRulesOffer, standardModelsOffer } from '#platform/document-models/standard-model.slot.ts'
import { modelRules } from './server/model-rules.ts'
import { standardModels } from './server/standard-models.ts'

export const standardModelsRoom = room({
  fills: [fill(standardModelsOffer, ...standardModels), fill(modelRulesOffer, ...modelRules)],
})
