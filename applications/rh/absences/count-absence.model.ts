import { type HolidayZone, holidaysOf } from '#platform/calendar/holidays.model.ts'
import type { CountMode } from './absence-type.model.ts'

/** Away from the morning or the noon of a day to the noon or the evening of another. */
export type Away = { fromDay: string; fromNoon: boolean; toDay: string; untilNoon: boolean }

/** Days of the week on which somebody works, Monday 1 to Sunday 7. */
export type WorkDays = readonly number[]
export const usualWorkDays: WorkDays = [1, 2, 3, 4, 5]

const saturday = 6
const sunday = 7

/**
 * Hundredths of a day that an absence takes, as its type counts (code du travail, L3141-3). *Ouvrable*: Monday to Saturday
 * without holidays, from the first day on which one would have worked to the eve of the return. *Ouvré*: the company's working
 * days in that stretch. Calendar: all days.
 */
export function countAbsence(mode: CountMode, away: Away, workDays: WorkDays, zone: HolidayZone): number {
  const [first, last] = [Temporal.PlainDate.from(away.fromDay), Temporal.PlainDate.from(away.toDay)]
  if (mode === 'calendar') return sumOfDays(away, daysFrom(first, last))
  const works = (day: Temporal.PlainDate) => workDays.includes(day.dayOfWeek) && !isHoliday(day, zone)
  const begins = daysFrom(first, last).find(works)
  if (!begins) return 0
  const ends = away.untilNoon ? last : eveOfReturn(last, works)
  const isCounted = (day: Temporal.PlainDate) =>
    !isHoliday(day, zone) && (mode === 'ouvrable' ? day.dayOfWeek !== sunday : day.dayOfWeek < saturday)
  return sumOfDays(away, daysFrom(begins, ends).filter(isCounted))
}

const isHoliday = (day: Temporal.PlainDate, zone: HolidayZone) => holidaysOf(day.year, zone).has(day.toString())

function daysFrom(first: Temporal.PlainDate, last: Temporal.PlainDate): Temporal.PlainDate[] {
  const days = first.until(last, { largestUnit: 'day' }).days
  return Array.from({ length: Math.max(0, days + 1) }, (_, more) => first.add({ days: more }))
}

/** The day before one works again. */
function eveOfReturn(last: Temporal.PlainDate, works: (day: Temporal.PlainDate) => boolean) {
  const week = Array.from({ length: 14 }, (_, more) => last.add({ days: more + 1 }))
  return (week.find(works) ?? last.add({ days: 1 })).subtract({ days: 1 })
}

const sumOfDays = ({ fromDay, fromNoon, toDay, untilNoon }: Away, days: readonly Temporal.PlainDate[]) =>
  days.reduce((sum, day) => {
    const named = day.toString()
    const halves = Number(fromNoon && named === fromDay) + Number(untilNoon && named === toDay)
    return sum + 100 - 50 * halves
  }, 0)
