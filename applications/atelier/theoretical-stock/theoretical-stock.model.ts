import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

export const stockElement = 'atelier/stock'

/** Days ahead for which raw goods are told. */
export const mostDaysAhead = 62

/** What of a family will be left at the end of a day (design of fabrication, section 4). */
export const TheoreticalStock = z.object({
  /** Of the correction of that day; null where nobody made one. */
  id: idOf('atelier.theoretical_stock').nullable(),
  atelierId: idOf('atelier.workshop'),
  familleId: idOf('platform.article_family'),
  date: z.iso.date(),
  openingKg: Kilograms,
  expectedInKg: Kilograms,
  actualInKg: Kilograms,
  expectedOutKg: Kilograms,
  actualOutKg: Kilograms,
  adjustmentKg: Kilograms,
  reason: z.string().nullable(),
  theoreticalKg: Kilograms,
  physicalKg: Kilograms,
  blockedKg: Kilograms,
  reservedKg: Kilograms,
  availableKg: Kilograms,
  /** What was really there less what was told, of a day that was closed; null of any other. */
  gapKg: Kilograms.nullable(),
  version: z.int32().nullable(),
})
export type TheoreticalStock = z.output<typeof TheoreticalStock>

export const adjustmentFields = {
  adjustmentKg: Kilograms,
  /** Asked of any correction other than 0. */
  reason: z.string().overwrite(asOneLine).max(200).default(''),
}
