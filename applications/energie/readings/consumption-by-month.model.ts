/** What a meter took between two readings, the first day left out and the last within, in the unit of the panel. */
export type Consumption = { after: string; until: string; amount: number }

/** By month, each consumption shared out evenly over its days: a reading of the 10th counts nine days of the month before. */
export function consumptionByMonth(consumptions: readonly Consumption[]): Map<string, number> {
  const byMonth = new Map<string, number>()
  for (const { after, until, amount } of consumptions) {
    const [first, last] = [Temporal.PlainDate.from(after).add({ days: 1 }), Temporal.PlainDate.from(until)]
    const days = first.until(last, { largestUnit: 'days' }).days + 1
    if (days < 1) continue
    for (
      let start = first;
      Temporal.PlainDate.compare(start, last) <= 0;
      start = start.with({ day: 1 }).add({ months: 1 })
    ) {
      const monthEnd = start.with({ day: start.daysInMonth })
      const end = Temporal.PlainDate.compare(monthEnd, last) > 0 ? last : monthEnd
      const share = (amount * (start.until(end, { largestUnit: 'days' }).days + 1)) / days
      const month = start.toString().slice(0, 7)
      byMonth.set(month, (byMonth.get(month) ?? 0) + share)
    }
  }
  return byMonth
}
