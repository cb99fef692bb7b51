import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import { esignConfigServer, esignNews } from './esign-config.server.ts'
import { esignDelegationsServer } from './esign-delegations.server.ts'
import type { LeakedPasswords } from './server/esign-given.ts'
import type { SigningKnowledge } from './server/signing-rights.ts'

export const esignRoom = room<LeakedPasswords & SigningKnowledge>({
  answers: known => [esignConfigServer(known), esignDelegationsServer(known)],
  fills: [fill(notificationTypesOffer, esignNews)],
})
