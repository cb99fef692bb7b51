import { z } from 'zod'
import { role, signedIn, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { BugReport, NewBugReport, ReceivedBugReport, Traces } from './bug-report.model.ts'

const received = { sorts: ['createdAt'], isUsuallyDownwards: true } as const satisfies List
const text = z.string().trim().min(1).max(5_000)

/** What goes wrong, told by the people whom it happens to (platform-core, section 7, sendBugReport). */
export const bugReportsCalls = calls('platform/bug-reports', {
  /** At most 5 files and 10 reports an hour. Without a client it leaves as a mail, and bears no number. */
  sendBugReport: {
    method: 'POST',
    path: 'user/sendBugReport',
    access: signedInAnywhere(),
    outside: true,
    input: NewBugReport.extend(Traces.shape),
    files: {
      files: {
        types: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf', 'text/csv'],
        maxBytes: 5_000_000,
        many: true,
        optional: true,
      },
    },
    answer: z.object({ number: z.int().nullable() }),
  },
  /** One's own, the newest first. */
  getBugReports: { method: 'GET', path: 'user/bugReports', access: signedIn(), answer: z.array(BugReport) },
  answerBugReport: {
    method: 'POST',
    path: 'user/bugReports/:id/answer',
    access: signedIn(),
    whileReadOnly: true,
    input: z.strictObject({ id: idOf('platform.bug_report'), text }),
    answer: BugReport,
  },
  getBugReportsOfClient: {
    method: 'GET',
    path: 'monitoring/bugReports/:clientId/:page/:size',
    access: role('superDev', 'superAdmin'),
    list: received,
    input: z.strictObject({ ...fieldsOf(received), clientId: idOf('platform.client') }),
    answer: pageOf(ReceivedBugReport),
  },
  setBugReportState: {
    method: 'POST',
    path: 'monitoring/bugReports/:id/state',
    access: role('superDev', 'superAdmin'),
    input: z.strictObject({
      id: idOf('platform.bug_report'),
      clientId: idOf('platform.client'),
      state: z.enum(['in_progress', 'resolved', 'refused']),
      answer: text.optional(),
    }),
    answer: ReceivedBugReport,
  },
})
