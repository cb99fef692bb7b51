import { z } from 'zod'
import { businessZone } from '#kernel/shared/business-zone.ts'

/** Of which dashboards are read; each ends today at the latest. */
export const periods = ['month', 'quarter', 'year', 'twelveMonths', 'lastYear'] as const
export const Period = z.enum(periods)
export type Period = z.output<typeof Period>

/** What a reader who chose nothing sees. */
export const usualPeriod = 'twelveMonths' satisfies Period

/** Both days are of it. */
export type Span = { from: Temporal.PlainDate; to: Temporal.PlainDate }

export function spanOf(period: Period, today: Temporal.PlainDate): Span {
  const january = today.with({ month: 1, day: 1 })
  const spans: Record<Period, Span> = {
    month: { from: today.with({ day: 1 }), to: today },
    quarter: { from: january.add({ months: Math.floor((today.month - 1) / 3) * 3 }), to: today },
    year: { from: january, to: today },
    twelveMonths: { from: today.with({ day: 1 }).subtract({ months: 11 }), to: today },
    lastYear: { from: january.subtract({ years: 1 }), to: january.subtract({ days: 1 }) },
  }
  return spans[period]
}

/** The last day of each month of the span; of the month that goes on, the day on which it ends. */
export function monthEnds({ from, to }: Span): Temporal.PlainDate[] {
  const ends: Temporal.PlainDate[] = []
  for (
    let first = from.with({ day: 1 });
    Temporal.PlainDate.compare(first, to) <= 0;
    first = first.add({ months: 1 })
  ) {
    const end = first.with({ day: first.daysInMonth })
    ends.push(Temporal.PlainDate.compare(end, to) > 0 ? to : end)
  }
  return ends
}

/** The instants at which the span begins and at which it is over. */
export function instantsOf({ from, to }: Span) {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(businessZone).toInstant().toString()
  return { start: startOf(from), end: startOf(to.add({ days: 1 })) }
}

/** What each month of the span gave, as points of a line; `2026-11` of which nothing is known gave 0. */
export const pointsByMonth = (span: Span, byMonth: ReadonlyMap<string, number>) =>
  monthEnds(span).map(end => {
    const label = end.toString()
    return { label, value: byMonth.get(label.slice(0, 7)) ?? 0, to: null }
  })
