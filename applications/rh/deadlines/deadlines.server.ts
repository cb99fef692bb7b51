import { rhAnswers } from '#rh/rh-db.ts'
import { deadlinesCalls } from './deadlines.calls.ts'
import { deadlineFigures } from './server/deadline-figures.queries.ts'
import { deadlineScopeOf } from './server/deadline-scope.ts'
import { pageOfExpirable } from './server/expirable-documents.queries.ts'

export { deadlineNews } from './server/deadline-news.ts'
export { type DeadlineScope, deadlineScopeOf, isFollowed } from './server/deadline-scope.ts'
export { papersToDo } from './server/papers-to-do.ts'
export { tellDeadlinesJob } from './server/tell-deadlines-job.ts'

export const deadlinesServer = rhAnswers(deadlinesCalls, {
  getExpirableDocuments: async (given, asked) => pageOfExpirable(given.db, await deadlineScopeOf(given), asked),

  getDeadlineFigures: async given => deadlineFigures(given.db, await deadlineScopeOf(given)),
})
