import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms } from '#kernel/shared/weight.ts'

export const weeksShown = 13

export const Week = z.object({ year: z.int(), week: z.int() })
export type Week = z.output<typeof Week>

export const ProductionRow = z.object({
  id: idOf('platform.crop_code'),
  code: z.string(),
  name: z.string(),
  /** Square metres on which it stands today. */
  areaM2: z.number(),
  weeks: z.array(Kilograms),
  kg: Kilograms,
  /** Of what stands today; null where nothing does. */
  kgM2: z.number().nullable(),
})
export type ProductionRow = z.output<typeof ProductionRow>

export const Production = z.object({ weeks: z.array(Week), rows: z.array(ProductionRow) })
export type Production = z.output<typeof Production>

export const YieldRow = z.object({
  /** Of the crop. */
  id: idOf('culture.planting'),
  code: z.string(),
  variety: z.string(),
  place: z.string(),
  areaM2: z.number(),
  plantedOn: z.string(),
  endedOn: z.string().nullable(),
  grossKg: Kilograms,
  marketableKg: Kilograms,
  /** Kilograms a square metre since it was planted. */
  grossKgM2: z.number(),
  marketableKgM2: z.number(),
  targetKgM2: z.number().nullable(),
  /** Of the target, in hundredths. */
  reachedPct: z.number().nullable(),
})
export type YieldRow = z.output<typeof YieldRow>

export const Yields = z.object({ campaign: z.int(), campaigns: z.array(z.int()), rows: z.array(YieldRow) })
export type Yields = z.output<typeof Yields>

/** Kilograms a square metre to three decimals, of grams on so many square metres; null on none. */
export const kgPerM2 = (grams: number, areaM2: number) => (areaM2 > 0 ? Math.round(grams / areaM2) / 1_000 : null)

/** How much of a target is reached, to a tenth of a hundredth. */
export const reachedOf = (kgM2: number, target: number | null) =>
  target === null || target === 0 ? null : Math.round((1_000 * kgM2) / target) / 10
