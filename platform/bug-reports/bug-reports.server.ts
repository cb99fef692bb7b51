import { platformAnswers } from '#platform/platform-db.ts'
import { bugReportsCalls } from './bug-reports.calls.ts'
import { answerBugReport, settleBugReport } from './server/answer-bug-report.ts'
import { bugReport, bugReportsOf, pageOfBugReports, receivedBugReport } from './server/bug-reports.queries.ts'
import { type Knowledge, sendBugReport } from './server/send-bug-report.ts'

export const bugReportsServer = (knowledge: Knowledge) =>
  platformAnswers(bugReportsCalls, {
    sendBugReport: (given, sent) => sendBugReport(given, knowledge, sent),

    getBugReports: ({ db, caller }) => bugReportsOf(db, caller.userId),

    answerBugReport: async (given, { id, text }) => {
      await answerBugReport(given, { id, text, authorId: given.caller.userId })
      return bugReport(given.db, id)
    },

    getBugReportsOfClient: ({ db, keys }, { clientId: _, ...asked }) => pageOfBugReports(db, keys, asked),

    setBugReportState: async (given, { id, state, answer }) => {
      await settleBugReport(given, { id, text: answer ?? null, authorId: given.caller.userId }, state)
      return receivedBugReport(given.db, given.keys, id)
    },
  })

export { mailBugReportJob } from './server/mail-bug-report-job.ts'
export { bugReportNotifications } from './server/bug-report-notifications.ts'
