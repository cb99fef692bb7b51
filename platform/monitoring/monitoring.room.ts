import { room } from '#kernel/server/room.ts'
import { actionReportsServer } from './action-reports.server.ts'
import { dashboardServer, type Knowledge } from './dashboard.server.ts'
import { errorReportsServer } from './error-reports.server.ts'
import { forgetOldReportsJob, forgetReplayedWritesJob, monitoringServer } from './monitoring.server.ts'
import type { Queue } from './server/run-job.ts'
import type { Listening } from './server/receive-client-error.ts'

export const monitoringRoom = room<Knowledge & Listening & Queue>({
  answers: known => [monitoringServer(known), errorReportsServer(known), actionReportsServer, dashboardServer(known)],
  jobs: () => [forgetOldReportsJob, forgetReplayedWritesJob],
})
