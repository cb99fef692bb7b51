import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { bulkModelsOffer } from '#platform/imports/bulk-model.slot.ts'
import { sheetsInBulk } from './server/sheets-in-bulk.ts'
import { articleSheetsServer } from './article-sheets.server.ts'

export const articleSheetsRoom = room({
  answers: () => [articleSheetsServer],
  fills: [fill(bulkModelsOffer, sheetsInBulk)],
})
