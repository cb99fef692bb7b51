import { scopeOf } from '#rh/employees/employees.server.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { fileOverviewCalls } from './file-overview.calls.ts'
import { overviewOfEmployee } from './server/overview.queries.ts'
import { timelineOfEmployee } from './server/timeline.queries.ts'
import { reachOfFile } from './server/reach-of-file.ts'

export const fileOverviewServer = rhAnswers(fileOverviewCalls, {
  getOverviewOfEmployee: async (given, { id }) =>
    overviewOfEmployee(given.db, await scopeOf(given), await reachOfFile(given.rights), id),
  getTimelineOfEmployee: async (given, { id }) =>
    timelineOfEmployee(given.db, await scopeOf(given), await reachOfFile(given.rights), id),
})
