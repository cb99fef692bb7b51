import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import { accessAsked, accessRequestsServer } from './access-requests.server.ts'

export const accessRequestsRoom = room({
  answers: () => [accessRequestsServer],
  fills: [fill(notificationTypesOffer, accessAsked)],
})
