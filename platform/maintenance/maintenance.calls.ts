import { z } from 'zod'
import { open, role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { Maintenance } from './maintenance.model.ts'

const underMaintenance = {
  method: 'GET',
  access: open('a closed product must be able to say that it is closed, to anybody'),
  voice: 'none',
  duringMaintenance: true,
  uncounted: true,
  answer: z.object({
    underMaintenance: z.boolean(),
    name: z.string().nullable(),
    description: z.string().nullable(),
    plannedEnd: z.string().nullable(),
    /** Applications closed on their own, by id. */
    applications: z.array(z.int()),
    /** The next one that is announced, within a quarter of an hour. */
    planned: z.object({ name: z.string(), startsAt: z.string(), applicationId: z.int32().nullable() }).nullable(),
  }),
} as const

const byDevelopers = { access: role('superAdmin', 'superDev'), duringMaintenance: 'superRoles' } as const

/** Closing the product, or an application, and opening it again (platform-core, sections 4 and 7). */
export const maintenanceCalls = calls('platform/maintenance', {
  /** Whether the product, or an application, is closed: two paths, one function. */
  isApplicationUnderMaintenance: { ...underMaintenance, path: 'isApplicationUnderMaintenance' },
  isUnderMaintenance: { ...underMaintenance, path: 'maintenance/isApplicationUnderMaintenance' },
  /** Newest first; those of the last year. */
  getMaintenances: {
    ...byDevelopers,
    method: 'GET',
    path: 'maintenance/maintenances',
    answer: z.array(Maintenance),
  },
  /** Starts at once without `startAt`. The author is always kept. */
  createMaintenance: {
    ...byDevelopers,
    method: 'POST',
    path: 'maintenance/createMaintenance',
    input: z.strictObject({
      name: z.string().trim().min(1).max(120),
      description: z.string().trim().max(2_000),
      keepAlive: z.array(idOf('platform.user')).max(500).optional(),
      applicationId: z.int32().min(1).max(10_000).nullish(),
      startAt: z.iso.datetime({ offset: true }).nullish(),
      plannedEnd: z.iso.datetime({ offset: true }).nullish(),
    }),
    answer: Maintenance,
  },
  /** Without `id`: the running one of everything. A planned one is cancelled. */
  endMaintenance: {
    ...byDevelopers,
    method: 'POST',
    path: 'maintenance/endMaintenance',
    input: z.strictObject({ id: idOf('platform.maintenance').optional() }),
    answer: Maintenance,
  },
  /** Whom one may keep: ten people of the installation whose name or mail begins like the words. */
  findPeopleToKeep: {
    ...byDevelopers,
    method: 'GET',
    path: 'maintenance/people/:words',
    input: z.strictObject({ words: z.string().trim().min(2).max(100) }),
    answer: z.array(z.object({ id: idOf('platform.user'), name: z.string(), mail: z.string() })),
  },
})
