import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'

/** Somebody asks the administrators for rights. */
export const accessAsked: NotificationType = {
  code: 'access-requests.asked',
  name: 'access-requests.notification',
  usually: { application: true, mail: true, desktop: false },
}
