import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'

/** Mailed too: who follows deadlines does not open Sillon every morning. */
export const deadlineNews: NotificationType = {
  code: 'deadlines.papers',
  name: 'rh.deadlines.news',
  usually: { application: true, mail: true, desktop: false },
}
