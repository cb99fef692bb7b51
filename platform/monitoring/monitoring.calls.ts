import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'

/** What the people who run the platform see of it. */
export const monitoringCalls = calls({
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
})
