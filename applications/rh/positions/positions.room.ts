import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { positionsServer } from './positions.server.ts'

export const positionsRoom = room({
  answers: () => [positionsServer],
  fills: [fill(rowsOfRoomsOffer, { schema: 'rh', rows: {}, histories: ['position'] })],
})
