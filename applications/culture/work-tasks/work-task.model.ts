import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const workTasksElement = 'culture/suivi/suiviCulture/parametrage'

export const unitsOfWork = ['row', 'plant', 'crate', 'hour'] as const

/** What a person writes of it. */
export const WorkTaskFields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  unit: z.enum(unitsOfWork),
  /** Units that somebody used to it does in an hour. */
  standardPerHour: z.int().min(1).max(100_000).nullable(),
  /** After so many days it is due again. */
  everyDays: z.int().min(1).max(365).nullable(),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type WorkTaskFields = z.output<typeof WorkTaskFields>

export const WorkTask = z.object({
  ...WorkTaskFields.shape,
  id: idOf('culture.work_task'),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type WorkTask = z.output<typeof WorkTask>
