import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import {
  declarationFailed,
  dpaeServer,
  dropTextFilesJob,
  followDeclarationsJob,
  sendPlannedJob,
  type SimulatedServices,
} from './dpae.server.ts'

export const dpaeRoom = room<{ simulated: SimulatedServices }>({
  answers: ({ simulated }) => [dpaeServer(simulated)],
  jobs: ({ simulated }) => [followDeclarationsJob(simulated), sendPlannedJob(simulated), dropTextFilesJob],
  fills: [fill(notificationTypesOffer, declarationFailed)],
})
