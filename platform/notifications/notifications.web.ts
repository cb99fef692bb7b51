import type { LabelModules } from '#kernel/shared/labels.ts'
import { fill } from '#kernel/shared/offer.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { type BarTool, barToolsOffer } from '#platform/bar-tool.slot.ts'
import { type HomeCard, homeCardsOffer } from '#platform/home-panel.slot.ts'
import { notificationsAddress } from './web/notifications-address.ts'

export const notificationsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The bell of the bar, with its counter and its card. */
export const notificationBell: BarTool = {
  place: 'notifications',
  labels: [notificationsLabels],
  load: async () => (await import('./web/notification-bell.tsx')).NotificationBell,
}

const latestNotifications: HomeCard = {
  labels: [notificationsLabels],
  load: async () => (await import('./web/latest-notifications.tsx')).LatestNotifications,
}

export const notificationsWeb: WebRoom = {
  labels: [notificationsLabels],
  fills: [fill(barToolsOffer, notificationBell), fill(homeCardsOffer, latestNotifications)],
  pages: [
    {
      path: notificationsAddress,
      name: 'userNotifications',
      layout: 'content',
      title: 'field.notifications',
      load: async () => (await import('./web/notifications-page.tsx')).NotificationsPage,
    },
  ],
}

export { notificationsAddress }
