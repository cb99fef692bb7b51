import { platformAnswers } from '#platform/platform-db.ts'
import { errorReportsCalls } from './error-reports.calls.ts'
import { errorReport, pageOfErrors } from './server/error-reports.queries.ts'
import { settleErrorReport } from './server/move-error-report.ts'
import { type Listening, receiveClientError } from './server/receive-client-error.ts'

export const errorReportsServer = (listening: Listening) =>
  platformAnswers(errorReportsCalls, {
    clientError: (given, told) => receiveClientError(given, listening, told),

    getErrorReports: ({ db, clock }, wish) => pageOfErrors(db, clock, wish),

    getErrorReport: ({ db, clock }, { id }) => errorReport(db, clock, id),

    setErrorState: async ({ db, clock, caller }, { id, state }) => {
      await settleErrorReport(db, clock, { id, to: state, authorId: caller.userId, release: listening.release })
      return errorReport(db, clock, id)
    },
  })
