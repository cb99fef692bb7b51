import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import { closeOffersJob, jobOffersServers, offerNews, tellClosingOffersJob } from './job-offers.server.ts'

export const jobOffersRoom = room({
  answers: () => jobOffersServers,
  jobs: () => [closeOffersJob, tellClosingOffersJob],
  fills: [fill(notificationTypesOffer, offerNews)],
})
