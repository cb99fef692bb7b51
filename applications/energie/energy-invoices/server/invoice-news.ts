import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'

/** To who disputed an invoice that its supplier has not answered. */
export const unansweredNews: NotificationType = {
  code: 'energy-invoice.unanswered',
  name: 'energie.energy-invoices.news-unanswered',
  usually: { application: true, mail: true, desktop: true },
}
