import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'

export const bugReportAnswered: NotificationType = {
  code: 'bug-reports.answered',
  name: 'bug-reports.notification',
  usually: { application: true, mail: true, desktop: false },
}

export const bugReportNotifications: readonly NotificationType[] = [bugReportAnswered]
