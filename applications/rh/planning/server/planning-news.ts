import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'

/** The week of the reader, published or moved since. */
export const planningNews: NotificationType = {
  code: 'hr.planning',
  name: 'rh.planning.news',
  usually: { application: true, mail: true, desktop: false },
}
