import { z } from 'zod'
import { role, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'

/** What the people who run the platform see of it, and what tells them. */
export const monitoringCalls = calls('platform/monitoring', {
  getJobs: {
    method: 'GET',
    path: 'monitoring/jobs',
    access: role('superDev', 'superAdmin'),
    answer: z.array(
      z.object({
        name: z.string(),
        cron: z.string().nullable(),
        nextRunAt: z.string().nullable(),
        lastRunAt: z.string().nullable(),
        lastState: z.enum(['completed', 'failed']).nullable(),
        waiting: z.int(),
        running: z.int(),
        failed: z.int(),
      }),
    ),
  },
  /** A scheduled one, by hand; what comes of it stands in `getJobs`. */
  runJob: {
    method: 'POST',
    path: 'monitoring/jobs/:name/run',
    access: role('superDev', 'superAdmin'),
    outside: true,
    input: z.strictObject({ name: z.string().max(100) }),
    answer: nothing,
  },
  /** Those of this name that were given up are tried again. */
  retryFailedJobs: {
    method: 'POST',
    path: 'monitoring/jobs/:name/retryFailed',
    access: role('superDev', 'superAdmin'),
    outside: true,
    input: z.strictObject({ name: z.string().max(100) }),
    answer: z.object({ retried: z.int() }),
  },
  /** A module was opened. Whatever becomes of it the answer is the same: it is counted, or nothing is said. */
  logUserAccessToModule: {
    method: 'POST',
    path: 'monitoring/logUserAccessToModule',
    access: signedInAnywhere(),
    outside: true,
    unattended: true,
    input: z.strictObject({
      userId: idOf('platform.user'),
      clientId: idOf('platform.client'),
      applicationId: z.int32().nullable(),
      elementId: z.int32(),
    }),
    answer: nothing,
  },
})
