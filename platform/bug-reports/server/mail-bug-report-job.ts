import type { Job } from '#kernel/server/jobs.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { SettingsBoard } from '#platform/settings/settings.server.ts'
import { mailOf } from './bug-report-mail.ts'
import { bugReportToMail } from './bug-reports.queries.ts'

export const mailBugReportName = 'mail-bug-report'

/** Sends the copy of a report where the installation wants it; a mail server that is down only delays it. */
export const mailBugReportJob = (settings: Pick<SettingsBoard, 'present'>): Job => ({
  name: mailBugReportName,
  run: async ({ databases, mailer, say }, { clientId, bugReportId }) => {
    const to = settings.present().bugReportMail
    if (!to) return
    const standing = { clientId: clientId as string, readOnly: true }
    const report = await databases.transaction('platform', standing, (db: PlatformDb) =>
      bugReportToMail(db, bugReportId as string),
    )
    await mailer.send(mailOf(say, to, report))
  },
})
