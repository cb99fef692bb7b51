import type { Job } from '#kernel/server/jobs.ts'
import { mailBugReportJob } from '#platform/bug-reports/bug-reports.server.ts'
import { forgetDraftsJob } from '#platform/drafts/drafts.server.ts'
import { closeEndedSessionsJob, forgetOldProofsJob, sendIdentityMailJob } from '#platform/identity/identity.server.ts'
import { type MaintenanceBoard, maintenanceJob } from '#platform/maintenance/maintenance.server.ts'
import { forgetOldNotificationsJob, mailDigestJob } from '#platform/notifications/notifications.server.ts'
import type { SettingsBoard } from '#platform/settings/settings.server.ts'
import { notificationTypes } from './notification-types.ts'

type Boards = { board: MaintenanceBoard; settings: SettingsBoard }

/** Everything that the product does outside requests. */
export const jobsOf = ({ board, settings }: Boards): readonly Job[] => [
  closeEndedSessionsJob,
  forgetOldProofsJob,
  sendIdentityMailJob,
  maintenanceJob(board),
  forgetDraftsJob,
  forgetOldNotificationsJob,
  mailDigestJob(notificationTypes),
  mailBugReportJob(settings),
]
