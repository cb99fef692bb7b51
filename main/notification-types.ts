import { bugReportNotifications } from '#platform/bug-reports/bug-reports.server.ts'
import { esignNews } from '#platform/esign/esign-config.server.ts'
import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'
import { platformNotificationTypes } from '#platform/notifications/notifications.server.ts'
import { delegationNews } from '#platform/rights/rights.server.ts'
import { deadlineNews } from '#rh/deadlines/deadlines.server.ts'

/** Every kind of news that people may be told, in the order in which they choose among them. */
export const notificationTypes: readonly NotificationType[] = [
  ...platformNotificationTypes,
  delegationNews,
  ...bugReportNotifications,
  esignNews,
  deadlineNews,
]
