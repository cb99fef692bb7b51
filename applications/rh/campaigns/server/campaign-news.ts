import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'

/** What happens at the arrival of a season, told to who hires for it. */
export const campaignNews: NotificationType = {
  code: 'recruitment.arrivals',
  name: 'rh.arrivals.news',
  usually: { application: true, mail: false, desktop: true },
}
