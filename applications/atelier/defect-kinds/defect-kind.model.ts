import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

/** What becomes of goods with a defect: sold in a lower category, or thrown away. */
export const fatesOfDefect = ['downgraded', 'waste'] as const
export type FateOfDefect = (typeof fatesOfDefect)[number]

export const defectKindFields = {
  name: z.string().overwrite(asOneLine).min(1).max(60),
  validFrom: z.iso.date(),
}

/** What a company calls a defect, from a day to a day; those that have ended keep what was named by them. */
export const DefectKind = z.object({
  id: idOf('atelier.defect_kind'),
  companyId: idOf('platform.company'),
  ...defectKindFields,
  /** The last day of it; null goes on. */
  validTo: z.iso.date().nullable(),
  version: z.int32(),
})
export type DefectKind = z.output<typeof DefectKind>
