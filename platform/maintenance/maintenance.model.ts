import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** Planned until it starts; ended once it was closed, cancelled when that was before its start. */
export const MaintenanceState = z.enum(['planned', 'active', 'ended', 'cancelled'])
export type MaintenanceState = z.output<typeof MaintenanceState>

const instant = z.string()

/** A time when the whole product (`applicationId` null), or one application, is closed to all but `keepAlive`. */
export const Maintenance = z.object({
  id: idOf('platform.maintenance'),
  name: z.string(),
  description: z.string(),
  keepAlive: z.array(idOf('platform.user')),
  applicationId: z.int32().nullable(),
  state: MaintenanceState,
  startsAt: instant,
  plannedEnd: instant.nullable(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  createdBy: idOf('platform.user'),
})
export type Maintenance = z.output<typeof Maintenance>
