import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { workedTimeOffer } from '#platform/directory/worked-time.slot.ts'
import { fabricationOrdersServer, workedTimeOfFloor } from './fabrication-orders.server.ts'

export const fabricationOrdersRoom = room({
  answers: () => [fabricationOrdersServer],
  fills: [fill(workedTimeOffer, workedTimeOfFloor)],
})
