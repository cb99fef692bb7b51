import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'

const underMaintenance = {
  method: 'GET',
  access: open('a closed product must be able to say that it is closed, to anybody'),
  voice: 'none',
  duringMaintenance: true,
  answer: z.object({
    underMaintenance: z.boolean(),
    name: z.string().nullable(),
    description: z.string().nullable(),
    plannedEnd: z.string().nullable(),
    /** Applications closed on their own, by id. */
    applications: z.array(z.int()),
  }),
} as const

/** Whether the product, or an application, is closed (platform-core, section 7): two paths, one function. */
export const maintenanceCalls = calls({
  isApplicationUnderMaintenance: { ...underMaintenance, path: 'isApplicationUnderMaintenance' },
  isUnderMaintenance: { ...underMaintenance, path: 'maintenance/isApplicationUnderMaintenance' },
})
