import { platformAnswers } from '#platform/platform-db.ts'
import { monitoringCalls } from './monitoring.calls.ts'
import { logModuleVisit } from './server/log-module-visit.ts'
import { type Queue, retryFailed, runJob } from './server/run-job.ts'

export const monitoringServer = (queue: Queue) =>
  platformAnswers(monitoringCalls, {
    getJobs: () => queue.states(),
    runJob: (_given, { name }) => runJob(queue, name),
    retryFailedJobs: (_given, { name }) => retryFailed(queue, name),
    logUserAccessToModule: logModuleVisit,
  })

export { forgetReplayedWritesJob } from './server/forget-replayed-writes.ts'
export { forgetOldReportsJob } from './server/forget-old-reports-job.ts'
export { type Monitor, openMonitor } from './server/open-monitor.ts'
