import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import {
  hiringFilesServers,
  hiringNews,
  remindHiringFilesJob,
  sendHiringCodeJob,
  sendHiringLinkJob,
  tellHiringPieceJob,
} from './hiring-files.server.ts'

export const hiringFilesRoom = room({
  answers: () => hiringFilesServers,
  jobs: () => [sendHiringLinkJob, sendHiringCodeJob, tellHiringPieceJob, remindHiringFilesJob],
  fills: [fill(notificationTypesOffer, hiringNews)],
})
