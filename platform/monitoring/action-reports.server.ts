import { platformAnswers } from '#platform/platform-db.ts'
import { actionReportsCalls } from './action-reports.calls.ts'
import { actionFigures } from './server/action-figures.queries.ts'
import { pageOfActions } from './server/action-reports.queries.ts'

export const actionReportsServer = platformAnswers(actionReportsCalls, {
  getActionReports: ({ db, keys, language }, wish) => pageOfActions(db, { keys, language }, wish),

  getActionFigures: ({ db, clock, language }, wish) => actionFigures(db, { clock, language }, wish),
})
