import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'

/** The program of the reader's year, published or moved since. */
export const annualNews: NotificationType = {
  code: 'hr.annual-program',
  name: 'rh.annual.news',
  usually: { application: true, mail: true, desktop: false },
}
