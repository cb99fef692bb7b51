import { monthsEnd, type Period, rollingWindow } from '#platform/calendar/periods.model.ts'
import type { YearlyLimit } from './permit-type.model.ts'

type Day = Temporal.PlainDate

/** Contracts as they count under a yearly limit: their days, and the hours of a week where the contract tells them. */
export type Employment = { from: string; to: string | null; weeklyHours: number | null }

/** What the contracts use of a limit, in the twelve months of which they use the most. `used` null: not known. */
export type YearlyUse = YearlyLimit & { used: number | null; windowEnd: string }

const yearInMonths = 12
const daysOfMonth = 30

/**
 * The use of a yearly limit by all contracts of the client, in the rolling twelve months that end with a day, or later
 * with a contract that runs or is to come. Hours are those that contracts plan: what was worked is not known here.
 */
export function yearlyUse(limit: YearlyLimit, contracts: readonly Employment[], day: string): YearlyUse {
  const ends = [day, ...contracts.flatMap(({ to }) => (to && to > day ? [to] : []))].sort()
  const uses = ends.map(end => ({ ...limit, used: usedUntil(limit, contracts, end), windowEnd: end }))
  return uses.reduce((most, use) => ((use.used ?? Infinity) > (most.used ?? Infinity) ? use : most))
}

export const isOverLimit = ({ used, most }: Pick<YearlyUse, 'used' | 'most'>) => used !== null && used > most

function usedUntil({ unit }: YearlyLimit, contracts: readonly Employment[], end: string): number | null {
  const window = rollingWindow(Temporal.PlainDate.from(end), yearInMonths)
  const worked = contracts.flatMap(({ from, to, weeklyHours }) => {
    const period = within(window, { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to ?? end) })
    return period ? [{ period, weeklyHours }] : []
  })
  return unit === 'months' ? monthsOf(worked.map(({ period }) => period)) : hoursOf(worked)
}

/** Whole months of each stretch, and a thirtieth of a month for each day that is left over. */
export function monthsOf(periods: readonly Period[]): number {
  return joined(periods).reduce((months, period) => months + lengthInMonths(period), 0)
}

function hoursOf(worked: readonly { period: Period; weeklyHours: number | null }[]): number | null {
  let hours = 0
  for (const { period, weeklyHours } of worked) {
    if (weeklyHours === null) return null
    hours += (daysOf(period) / 7) * weeklyHours
  }
  return Math.round(hours)
}

function lengthInMonths({ from, to }: Period) {
  let whole = 0
  while (isAtMost(monthsEnd(from, whole + 1), to)) whole += 1
  return whole + daysOf({ from: monthsEnd(from, whole).add({ days: 1 }), to }) / daysOfMonth
}

/** Stretches that overlap or follow each other become one: days are counted once. */
function joined(periods: readonly Period[]): Period[] {
  const result: Period[] = []
  for (const period of periods.toSorted((one, other) => Temporal.PlainDate.compare(one.from, other.from))) {
    const last = result.at(-1)
    if (last && isAtMost(period.from, last.to.add({ days: 1 }))) {
      if (isAtMost(last.to, period.to)) last.to = period.to
    } else result.push({ ...period })
  }
  return result
}

function within(window: Period, { from, to }: Period): Period | null {
  const start = isAtMost(from, window.from) ? window.from : from
  const end = isAtMost(to, window.to) ? to : window.to
  return isAtMost(start, end) ? { from: start, to: end } : null
}

const daysOf = ({ from, to }: Period) => from.until(to).days + 1

const isAtMost = (one: Day, other: Day) => Temporal.PlainDate.compare(one, other) <= 0
