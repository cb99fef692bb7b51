import { type HolidayZone, holidaysOf } from './holidays.model.ts'

type Day = Temporal.PlainDate

const sunday = 7

/** *Jour ouvrable*: Monday to Saturday, no holiday of the zone. */
export const isWorkingDayOuvrable = (day: Day, zone: HolidayZone = 'metropolitan') =>
  day.dayOfWeek !== sunday && !holidaysOf(day.year, zone).has(day.toString())

/** The n-th *jour ouvrable* after a day, which does not count itself. */
export const addOuvrables = (day: Day, count: number, zone: HolidayZone = 'metropolitan') => step(day, count, 1, zone)

/** The n-th *jour ouvrable* before a day, which does not count itself. */
export const subtractOuvrables = (day: Day, count: number, zone: HolidayZone = 'metropolitan') =>
  step(day, count, -1, zone)

function step(from: Day, count: number, direction: 1 | -1, zone: HolidayZone): Day {
  let day = from
  for (let left = count; left > 0; ) {
    day = day.add({ days: direction })
    if (isWorkingDayOuvrable(day, zone)) left -= 1
  }
  return day
}
