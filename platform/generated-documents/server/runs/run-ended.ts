import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'

export const runEnded: NotificationType = {
  code: 'generation.ended',
  name: 'generated-documents.notification',
  usually: { application: true, mail: false, desktop: true },
}
