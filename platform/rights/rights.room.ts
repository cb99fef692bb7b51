import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import {
  accessTypesServer,
  delegationNews,
  rightDelegationsServer,
  rightsServer,
  tellDelegationsJob,
} from './rights.server.ts'
import type { Knowledge } from './server/matrix-columns.ts'

export const rightsRoom = room<Knowledge>({
  answers: known => [rightsServer(known), accessTypesServer(known), rightDelegationsServer(known)],
  jobs: () => [tellDelegationsJob],
  fills: [fill(notificationTypesOffer, delegationNews)],
})
