import { z } from 'zod'
import { Kilograms } from '#kernel/shared/weight.ts'

export const viewsOfAnalysis = ['sales', 'production', 'quality', 'accounting'] as const
export type ViewOfAnalysis = (typeof viewsOfAnalysis)[number]
export const groupings = ['customer', 'article', 'reason', 'responsibility', 'lot'] as const
export type Grouping = (typeof groupings)[number]

/** By what each view looks at its disputes; the first is the usual. */
export const groupingsOf: Record<ViewOfAnalysis, readonly [Grouping, ...Grouping[]]> = {
  sales: ['customer', 'article', 'reason'],
  production: ['article', 'reason', 'lot'],
  quality: ['reason', 'article', 'customer', 'responsibility'],
  accounting: ['responsibility', 'customer'],
}

/** Fewer say nothing: a rate on them is told as such. */
export const fewestDisputes = 5

/** Amounts are left out where one may not see those of all the companies that are counted. */
const Figures = z.object({
  disputes: z.int(),
  kg: Kilograms,
  shippedKg: Kilograms,
  requestedCents: z.int().optional(),
  grantedCents: z.int().optional(),
  /** Hours from the notice to the end, the median of those that ended. */
  medianHours: z.number().nullable(),
  late: z.int(),
})
export type Figures = z.output<typeof Figures>

export const DisputeAnalysis = z.object({
  totals: Figures,
  /** `2026-11`, each month of the period. */
  months: z.array(z.object({ month: z.string(), disputes: z.int(), kg: Kilograms, grantedCents: z.int().optional() })),
  /** The heaviest first. */
  rows: z.array(
    Figures.omit({ shippedKg: true, medianHours: true }).extend({ key: z.string(), label: z.string().nullable() }),
  ),
})
export type DisputeAnalysis = z.output<typeof DisputeAnalysis>

const whole = 10_000

/** Hundredths of a percent of what was shipped; nothing where nothing was, or where disputes are too few to say. */
export const rateOf = ({ disputes, kg, shippedKg }: Pick<Figures, 'disputes' | 'kg' | 'shippedKg'>): number | null =>
  disputes < fewestDisputes || shippedKg <= 0 ? null : Math.round((kg / shippedKg) * whole)

/** Tenths of a percent of what was asked that was granted. */
export const acceptanceOf = (requestedCents: number, grantedCents: number): number | null =>
  requestedCents <= 0 ? null : Math.round((grantedCents / requestedCents) * 1000)

/** Cents granted for a tonne shipped. */
export const centsPerTonne = (grantedCents: number, shippedKg: number): number | null =>
  shippedKg <= 0 ? null : Math.round(grantedCents / (shippedKg / 1000))
