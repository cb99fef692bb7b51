import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { bulkModelsOffer } from '#platform/imports/bulk-model.slot.ts'
import { machinesInBulk } from './server/machines-in-bulk.ts'
import { resourcesServer } from './resources.server.ts'

export const resourcesRoom = room({ answers: () => [resourcesServer], fills: [fill(bulkModelsOffer, machinesInBulk)] })
