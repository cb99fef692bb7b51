type Day = Temporal.PlainDate

/** A stretch of days, both included. */
export type Period = { from: Day; to: Day }

/** The week of a day as ISO 8601 numbers it: `2026-W53` for 3 January 2027. */
export const isoWeek = (day: Day) => `${day.yearOfWeek}-W${String(day.weekOfYear).padStart(2, '0')}`

/** The months that end with a day. */
export const rollingWindow = (end: Day, months: number): Period => ({
  from: end.subtract({ months }).add({ days: 1 }),
  to: end,
})

/** The last day of so many months that begin with a day: from 2026-10-31, four months end on 2027-02-27. */
export const monthsEnd = (start: Day, months: number): Day => start.add({ months }).subtract({ days: 1 })
