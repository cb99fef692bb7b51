import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import type { TheoreticalStock } from './theoretical-stock.model.ts'

/** As many as one sees at a glance; what lasts longer is not short of anything. */
export const coveredDays = 5

/** How long the raw goods of a family last for what is planned, on the days that are worked from today on. */
export const FamilyCover = z.object({
  workshopId: idOf('atelier.workshop'),
  codeAtelier: z.string(),
  familyId: idOf('platform.article_family'),
  family: z.string(),
  /** Days and parts of one, from 0 to `coveredDays`. */
  days: z.number(),
  /** Null where it lasts beyond the days that are told. */
  runsOutOn: z.iso.date().nullable(),
  /** Days on which the fields are to bring some. */
  expectedOn: z.array(z.iso.date()),
})
export type FamilyCover = z.output<typeof FamilyCover>

/** The soonest to lack comes first. */
export const StockCover = z.object({ days: z.array(z.iso.date()), families: z.array(FamilyCover) })
export type StockCover = z.output<typeof StockCover>

/** Every day but Sundays on which nothing is planned, from the first on. */
export function workedDays(first: Temporal.PlainDate, planned: ReadonlySet<string>): string[] {
  const days = Array.from({ length: coveredDays + 2 }, (_, place) => first.add({ days: place }))
  return days
    .filter(day => day.dayOfWeek !== 7 || planned.has(day.toString()))
    .slice(0, coveredDays)
    .map(String)
}

type Day = Pick<
  TheoreticalStock,
  'date' | 'openingKg' | 'expectedInKg' | 'expectedOutKg' | 'adjustmentKg' | 'theoreticalKg'
>
type Cover = Pick<FamilyCover, 'days' | 'runsOutOn' | 'expectedOn'>

/** Of the day on which it runs out, the part for which there is enough: what is there by what is wanted. */
export function coverOf(projection: readonly Day[], days: readonly string[]): Cover {
  const worked = projection.filter(({ date }) => days.includes(date))
  const expectedOn = worked.filter(({ expectedInKg }) => expectedInKg > 0).map(({ date }) => date)
  const whole = worked.findIndex(({ theoreticalKg }) => theoreticalKg < 0)
  const out = worked[whole]
  if (!out) return { days: days.length, runsOutOn: null, expectedOn }
  const thereKg = Math.max(out.openingKg + out.expectedInKg + out.adjustmentKg, 0)
  const part = out.expectedOutKg > 0 ? Math.min(thereKg / out.expectedOutKg, 1) : 0
  return { days: whole + part, runsOutOn: out.date, expectedOn }
}
