import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import type { SettingsBoard } from '#platform/settings/settings.server.ts'
import { bugReportNotifications, bugReportsServer, mailBugReportJob } from './bug-reports.server.ts'
import type { Knowledge } from './server/send-bug-report.ts'

export const bugReportsRoom = room<Knowledge & { settings: SettingsBoard }>({
  answers: known => [bugReportsServer(known)],
  jobs: ({ settings }) => [mailBugReportJob(settings)],
  fills: [fill(notificationTypesOffer, ...bugReportNotifications)],
})
