import type { Databases } from '#kernel/server/db.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { bulkModelsOffer } from './bulk-model.slot.ts'
import { importsServer, userModel } from './imports.server.ts'

export const importsRoom = room<{ databases: Databases }>({
  answers: ({ offered }) => [importsServer(offered(bulkModelsOffer))],
  fillsFrom: ({ databases }) => [fill(bulkModelsOffer, userModel(databases))],
})
