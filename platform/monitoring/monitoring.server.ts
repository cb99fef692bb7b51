import type { Jobs } from '#kernel/server/jobs.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { monitoringCalls } from './monitoring.calls.ts'
import { logModuleVisit } from './server/log-module-visit.ts'

export const monitoringServer = (jobs: Pick<Jobs, 'states'>) =>
  platformAnswers(monitoringCalls, { getJobs: () => jobs.states(), logUserAccessToModule: logModuleVisit })
