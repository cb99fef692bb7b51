import { z } from 'zod'
import { signal } from '#kernel/shared/signal.ts'

/** To those whom a maintenance of everything signs out (platform-core, section 7, Real-time channel). */
export const maintenanceCreated = signal(
  'MAINTENANCE_CREATED',
  z.object({ name: z.string(), description: z.string(), plannedEnd: z.string().nullable() }),
)

/** To everybody, 15, 5 and 1 minute before a planned one. */
export const maintenancePlanned = signal(
  'MAINTENANCE_PLANNED',
  z.object({ name: z.string(), startsAt: z.string(), applicationId: z.int32().nullable() }),
)

/** To everybody: what was closed is open again, or a planned one will not come. */
export const maintenanceEnded = signal('MAINTENANCE_ENDED', z.object({ applicationId: z.int32().nullable() }))
