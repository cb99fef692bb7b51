import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'

export const esignPasswordNews = 'platform.esign-password'

/** Nobody switches off the news that the password of the company was replaced. */
export const esignNews: NotificationType = {
  code: esignPasswordNews,
  name: 'field.signaturePassword',
  usually: { application: true, mail: true, desktop: false },
  isSecurity: true,
}
