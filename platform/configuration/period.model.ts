import { z } from 'zod'

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
