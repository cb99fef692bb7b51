export const periodsOfExport = ['week', 'week_before', 'month', 'month_before', 'year', 'year_before'] as const
export type PeriodOfExport = (typeof periodsOfExport)[number]

/** The first and the last day of a period, both of it; what goes on is told to its end. Weeks begin on Mondays. */
export function daysOf(period: PeriodOfExport, today: Temporal.PlainDate): { from: string; to: string } {
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const month = today.with({ day: 1 })
  const year = today.with({ month: 1, day: 1 })
  const spans: Record<PeriodOfExport, [Temporal.PlainDate, Temporal.DurationLike]> = {
    week: [monday, { weeks: 1 }],
    week_before: [monday.subtract({ weeks: 1 }), { weeks: 1 }],
    month: [month, { months: 1 }],
    month_before: [month.subtract({ months: 1 }), { months: 1 }],
    year: [year, { years: 1 }],
    year_before: [year.subtract({ years: 1 }), { years: 1 }],
  }
  const [from, lasting] = spans[period]
  return { from: from.toString(), to: from.add(lasting).subtract({ days: 1 }).toString() }
}
