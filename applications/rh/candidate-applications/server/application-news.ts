import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'

/** What becomes of applications, told to their recruiters. */
export const applicationNews: NotificationType = {
  code: 'recruitment.applications',
  name: 'rh.application.news',
  usually: { application: true, mail: false, desktop: true },
}
