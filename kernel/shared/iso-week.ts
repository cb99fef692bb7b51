/** How many ISO weeks a year has: 52, or 53 as in 2026. */
export const weeksIn = (year: number) => Temporal.PlainDate.from({ year, month: 12, day: 28 }).weekOfYear as number

/** Monday to Sunday of an ISO week. */
export function daysOfWeek(year: number, week: number): string[] {
  const inFirst = Temporal.PlainDate.from({ year, month: 1, day: 4 })
  return daysFrom(
    mondayOf(inFirst)
      .add({ weeks: week - 1 })
      .toString(),
  )
}

const mondayOf = (day: Temporal.PlainDate) => day.subtract({ days: day.dayOfWeek - 1 })

/** Monday to Sunday of the week that begins on a day. */
export const daysFrom = (monday: string) =>
  Array.from({ length: 7 }, (_, later) => Temporal.PlainDate.from(monday).add({ days: later }).toString())

/** The Mondays of the weeks that two days and all between meet. */
export function mondaysBetween(from: string, to: string) {
  const monday = mondayOf(Temporal.PlainDate.from(from))
  const weeks = Math.floor(monday.until(to, { largestUnit: 'day' }).days / 7) + 1
  return Array.from({ length: weeks }, (_, later) => monday.add({ weeks: later }).toString())
}

/** The week after or before; the 53rd of a year that has none is the first of the next. */
export function weekBeside(year: number, week: number, step: number) {
  const monday = Temporal.PlainDate.from(daysOfWeek(year, week)[0] as string).add({ weeks: step })
  return weekOf(monday.toString())
}

/** So many ISO weeks that end with the one of a day, the oldest first. */
export function weeksUntil(day: string, count: number) {
  const last = weekOf(day)
  return Array.from({ length: count }, (_, place) => weekBeside(last.year, last.week, place + 1 - count))
}

/** The ISO week of a day. */
export function weekOf(day: string) {
  const date = Temporal.PlainDate.from(day)
  return { year: date.yearOfWeek as number, week: date.weekOfYear as number }
}
