import type { Job } from '#kernel/server/jobs.ts'
import { countEntitiesJob } from '#platform/applications/figures.server.ts'
import { sealAuditJob } from '#platform/audit/audit.server.ts'
import { mailBugReportJob } from '#platform/bug-reports/bug-reports.server.ts'
import { sendMessagesJob, sendMessageTestJob } from '#platform/directory/directory.server.ts'
import { forgetDraftsJob } from '#platform/drafts/drafts.server.ts'
import { closeEndedSessionsJob, forgetOldProofsJob, sendIdentityMailJob } from '#platform/identity/identity.server.ts'
import { type MaintenanceBoard, maintenanceJob } from '#platform/maintenance/maintenance.server.ts'
import { forgetOldReportsJob } from '#platform/monitoring/monitoring.server.ts'
import { forgetOldNotificationsJob, mailDigestJob } from '#platform/notifications/notifications.server.ts'
import { tellDelegationsJob } from '#platform/rights/rights.server.ts'
import type { SettingsBoard } from '#platform/settings/settings.server.ts'
import { eraseDisabledAccountsJob } from '#platform/users/users.server.ts'
import { tellDeadlinesJob } from '#rh/deadlines/deadlines.server.ts'
import { sendDocumentRequestJob, tellSentPieceJob } from '#rh/document-requests/document-requests.server.ts'
import { keepStandingsJob } from '#rh/employees/employees.server.ts'
import { keepRegistersJob } from '#rh/register/register.server.ts'
import { notificationTypes } from './notification-types.ts'

type Boards = { board: MaintenanceBoard; settings: SettingsBoard }

/** Everything that the product does outside requests. */
export const jobsOf = ({ board, settings }: Boards): readonly Job[] => [
  closeEndedSessionsJob,
  forgetOldProofsJob,
  eraseDisabledAccountsJob,
  sendIdentityMailJob,
  maintenanceJob(board),
  sealAuditJob,
  forgetDraftsJob,
  forgetOldNotificationsJob,
  forgetOldReportsJob,
  mailDigestJob(notificationTypes),
  tellDelegationsJob,
  mailBugReportJob(settings),
  sendMessagesJob,
  sendMessageTestJob,
  countEntitiesJob,
  keepStandingsJob,
  keepRegistersJob,
  tellDeadlinesJob,
  sendDocumentRequestJob,
  tellSentPieceJob,
]
