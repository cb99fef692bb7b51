import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { speciesGrown } from '#culture/varieties/variety.model.ts'

export const unitsOfDose = ['l', 'kg'] as const
export const mixCategories = [1, 2, 3, 4, 5] as const
export const mostUses = 40

const line = z.string().overwrite(asOneLine).min(1).max(80)

/** What a product may be used for: at most so much for a hectare, and what must be waited for. */
export const PhytoUse = z.strictObject({
  species: z.enum(speciesGrown),
  target: line,
  doseMax: z.number().positive().max(100_000),
  doseUnit: z.enum(unitsOfDose),
  /** In a campaign. */
  maxApplications: z.int().min(1).max(99).nullable(),
  intervalDays: z.int().min(1).max(365).nullable(),
  preHarvestDays: z.int().min(0).max(365).nullable(),
  reEntryHours: z.int().min(0).max(720).nullable(),
})
export type PhytoUse = z.output<typeof PhytoUse>

/** What a person copies from the label. */
export const PhytoProductFields = z.strictObject({
  name: line,
  /** The number of its authorisation, seven digits. */
  amm: z.string().regex(/^\d{7}$/, 'culture.phyto-products.amm-form'),
  formulation: line.nullable(),
  /** Hazard phrases: H317. */
  hazards: z.array(z.string().regex(/^H\d{3}[A-Za-z]{0,2}$/)).max(30),
  mixCategory: z.int().min(1).max(5),
  usableUntil: z.iso.date().nullable(),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
  uses: z.array(PhytoUse).min(1).max(mostUses),
})
export type PhytoProductFields = z.output<typeof PhytoProductFields>

export const PhytoProduct = z.object({
  ...PhytoProductFields.shape,
  id: idOf('culture.phyto_product'),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type PhytoProduct = z.output<typeof PhytoProduct>
