import type { Away } from '../count-absence.model.ts'

/** As a table keeps it: from midnight or noon of a day to noon or midnight, in the hours of the place. */
export function columnsOfStretch({ fromDay, fromNoon, toDay, untilNoon }: Away) {
  const end = untilNoon ? toDay : Temporal.PlainDate.from(toDay).add({ days: 1 }).toString()
  return { fromAt: `${fromDay} ${fromNoon ? '12' : '00'}:00`, toAt: `${end} ${untilNoon ? '12' : '00'}:00` }
}

/** Columns of an absence `a` as people say them. */
export const sayStretch = `a.from_at::date as from_day, extract(hour from a.from_at) = 12 as from_noon,
  (a.to_at - interval '1 minute')::date as to_day, extract(hour from a.to_at) = 12 as until_noon`
