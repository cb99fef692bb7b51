import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import { room } from '#kernel/server/room.ts'
import type { Signals } from '#kernel/server/sockets.ts'
import { fill } from '#kernel/shared/offer.ts'
import { notificationTypesOffer } from './notification-type.slot.ts'
import {
  forgetOldNotificationsJob,
  hearDesktopNotification,
  mailDigestJob,
  notificationsServer,
  platformNotificationTypes,
  tellNotifications,
} from './notifications.server.ts'

export const notificationsRoom = room<{ databases: Databases; clock: Clock; signals: Signals }>({
  answers: ({ offered }) => [notificationsServer(offered(notificationTypesOffer))],
  jobs: ({ offered }) => [forgetOldNotificationsJob, mailDigestJob(offered(notificationTypesOffer))],
  listeners: ({ offered, signals }) => [tellNotifications(offered(notificationTypesOffer), signals)],
  hearings: ({ databases, clock }) => [hearDesktopNotification(databases, clock)],
  fills: [fill(notificationTypesOffer, ...platformNotificationTypes)],
})
