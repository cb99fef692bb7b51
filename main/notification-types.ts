import { bugReportNotifications } from '#platform/bug-reports/bug-reports.server.ts'
import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'
import { platformNotificationTypes } from '#platform/notifications/notifications.server.ts'

/** Every kind of news that people may be told, in the order in which they choose among them. */
export const notificationTypes: readonly NotificationType[] = [...platformNotificationTypes, ...bugReportNotifications]
