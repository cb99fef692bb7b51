import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { Workplace } from '#rh/employees/employee.model.ts'
import { moments, origins } from './package-element.model.ts'

/** Where somebody works from a day on. */
export const SiteAssignment = z.object({
  id: idOf('rh.site_assignment'),
  employeeId: idOf('rh.employee'),
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
  site: idOf('rh.site'),
  unit: idOf('rh.unit').nullable().default(null),
  subunit: idOf('rh.subunit').nullable().default(null),
  reason: z.string().overwrite(asOneLine).max(500).nullable().default(null),
})
export type SiteFields = z.output<typeof siteFields>
