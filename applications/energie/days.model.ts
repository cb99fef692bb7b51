/** Civil days, both within. */
export type Days = { from: string; to: string }

export const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()
export const dayBefore = (day: string) => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()

export const countOf = ({ from, to }: Days) =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'day' }).days + 1

/** What two have in common, if anything. */
export function common(one: Days, other: Days): Days | null {
  const from = one.from > other.from ? one.from : other.from
  const to = one.to < other.to ? one.to : other.to
  return from <= to ? { from, to } : null
}

/** In pieces that begin on the days named, those outside left aside. */
export function splitAt(days: Days, starts: readonly string[]): Days[] {
  const within = [...new Set(starts)].filter(day => day > days.from && day <= days.to).toSorted()
  const firsts = [days.from, ...within]
  return firsts.map((from, place) => {
    const next = firsts[place + 1]
    return { from, to: next === undefined ? days.to : dayBefore(next) }
  })
}

/** The first days of the months that begin within. */
export function monthsIn({ from, to }: Days): string[] {
  const starts: string[] = []
  let month = Temporal.PlainDate.from(from).with({ day: 1 }).add({ months: 1 })
  while (month.toString() <= to) {
    starts.push(month.toString())
    month = month.add({ months: 1 })
  }
  return starts
}
