import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { bulkModelsOffer } from '#platform/imports/bulk-model.slot.ts'
import { linesInBulk } from './server/lines-in-bulk.ts'
import { operationsInBulk } from './server/operations-in-bulk.ts'
import { linesServer } from './lines.server.ts'

export const linesRoom = room({
  answers: () => [linesServer],
  fills: [fill(bulkModelsOffer, linesInBulk), fill(bulkModelsOffer, operationsInBulk)],
})
