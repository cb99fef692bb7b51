import { z } from 'zod'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { Workplace } from '#rh/employees/employee.model.ts'
import { moments, origins } from './package-element.model.ts'

/** Where somebody works from a day on. */
export const SiteAssignment = z.object({
  id: z.uuid(),
  employeeId: z.uuid(),
  activationDate: z.iso.date(),
  /** The last day on which it holds; null while nothing follows. */
  to: z.iso.date().nullable(),
  moment: z.enum(moments),
  workplace: Workplace,
  origin: z.enum(origins),
  reason: z.string().nullable(),
  /** Who wrote it, and when. */
  by: z.string().nullable(),
  at: z.string(),
})
export type SiteAssignment = z.output<typeof SiteAssignment>

export const siteFields = z.strictObject({
  activationDate: z.iso.date(),
  site: z.uuid(),
  unit: z.uuid().nullable().default(null),
  subunit: z.uuid().nullable().default(null),
  reason: z.string().overwrite(asOneLine).max(500).nullable().default(null),
})
export type SiteFields = z.output<typeof siteFields>
