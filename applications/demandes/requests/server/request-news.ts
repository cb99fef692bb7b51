import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'

/** To those whose turn it is. */
export const toApproveNews: NotificationType = {
  code: 'purchase.to-approve',
  name: 'demandes.news.to-approve',
  usually: { application: true, mail: true, desktop: true },
}

/** To who asked: approved, refused, ordered, arrived. */
export const answeredNews: NotificationType = {
  code: 'purchase.answered',
  name: 'demandes.news.answered',
  usually: { application: true, mail: false, desktop: true },
}
