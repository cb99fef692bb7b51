import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { bulkModelsOffer } from '#platform/imports/bulk-model.slot.ts'
import { staffImportServer, staffInBulk } from './staff-import.server.ts'

export const staffImportRoom = room({
  answers: () => [staffImportServer],
  fills: [fill(bulkModelsOffer, staffInBulk)],
})
