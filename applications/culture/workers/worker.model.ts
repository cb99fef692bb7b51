import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const workersElement = 'culture/suivi/suiviCulture/intervenant'

/** What a person writes of it. */
export const WorkerFields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  /** Who works together, as the week is planned. */
  team: z.string().overwrite(asOneLine).min(1).max(40).nullable(),
  /** What a reader says of his badge. */
  badge: z
    .string()
    .overwrite(written => written.trim().toUpperCase())
    .regex(/^[A-Z0-9-]{1,40}$/, 'culture.workers.badge-form')
    .nullable(),
  /** The member who he is: he sees his own work. */
  userId: idOf('platform.user').nullable(),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type WorkerFields = z.output<typeof WorkerFields>

export const Worker = z.object({
  ...WorkerFields.shape,
  id: idOf('culture.worker'),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type Worker = z.output<typeof Worker>
