import type { NotificationType } from './notification-type.slot.ts'

const everywhere = { application: true, mail: true, desktop: false }

/** The platform's own kinds of news. */
export const platformNotificationTypes: readonly NotificationType[] = [
  { code: 'platform.access', name: 'notifications.type.access', usually: everywhere },
  { code: 'platform.support', name: 'notifications.type.support', usually: everywhere, isSecurity: true },
  { code: 'platform.message', name: 'field.messages', usually: { ...everywhere, desktop: true } },
]
