import { platformAnswers } from '#platform/platform-db.ts'
import { generationRunsCalls } from './generation-runs.calls.ts'
import { createRun, retryRun, stopRun } from './server/runs/change-run.ts'
import { runFile } from './server/runs/run-file.ts'
import { ownRun, pageOfItems, pageOfRuns } from './server/runs/stored-run.queries.ts'

export { runEnded } from './server/runs/run-ended.ts'
export { generateDocumentsJob } from './server/runs/work-on-run.ts'

export const generationRunsServer = platformAnswers(generationRunsCalls, {
  createGenerationRun: (given, wish) => createRun(given, wish),

  getGenerationRuns: ({ db, caller }, asked) => pageOfRuns(db, caller.userId, asked),

  getGenerationRun: ({ db, caller }, { id }) => ownRun(db, caller.userId, id),

  getRunItems: ({ caller, ...given }, asked) => pageOfItems({ ...given, userId: caller.userId }, asked),

  stopGenerationRun: (given, { id }) => stopRun(given, id),

  retryGenerationRun: (given, { id }) => retryRun(given, id),

  getRunFile: (given, asked) => runFile(given, asked),
})
