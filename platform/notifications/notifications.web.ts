import type { LabelModules } from '#kernel/shared/labels.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { WebRoom } from '#kernel/web/pages.ts'
import { notificationsAddress } from './web/notifications-address.ts'

export const notificationsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The bell of the bar, with its counter and its card. */
export const notificationBell = {
  labels: [notificationsLabels],
  load: async () => (await import('./web/notification-bell.tsx')).NotificationBell,
}

/** A card of the home page. */
export const latestNotifications: BroughtPart = {
  labels: [notificationsLabels],
  load: async () => (await import('./web/latest-notifications.tsx')).LatestNotifications,
}

export const notificationsWeb: WebRoom = {
  labels: [notificationsLabels],
  pages: [
    {
      path: notificationsAddress,
      name: 'userNotifications',
      layout: 'content',
      title: 'notifications.title',
      load: async () => (await import('./web/notifications-page.tsx')).NotificationsPage,
    },
  ],
}

export { notificationsAddress }
