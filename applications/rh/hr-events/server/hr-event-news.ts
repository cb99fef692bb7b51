import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'

/** What somebody asked to be reminded of. */
export const hrEventNews: NotificationType = {
  code: 'hr.appointments',
  name: 'rh.event.news',
  usually: { application: true, mail: false, desktop: false },
}
