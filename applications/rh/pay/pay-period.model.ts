import { daysFrom, daysOfWeek, mondaysBetween, weekBeside, weekOf } from '#kernel/shared/iso-week.ts'

export type Period = { from: string; to: string }

/** Monday to Sunday of the ISO week before that of a day. */
export function weekToCheck(today: string): Period {
  const { year, week } = weekOf(today)
  const before = weekBeside(year, week, -1)
  const days = daysOfWeek(before.year, before.week)
  return { from: days[0] as string, to: days[6] as string }
}

/** The Mondays of the weeks that a period touches. */
export const mondaysOf = ({ from, to }: Period) => mondaysBetween(from, to)

/** Monday and Sunday. */
export const weekOfMonday = (monday: string): Period => ({ from: monday, to: daysFrom(monday).at(-1) as string })

/** The whole month of a day. */
export function monthOf(day: string): Period {
  const date = Temporal.PlainDate.from(day)
  return { from: date.with({ day: 1 }).toString(), to: date.with({ day: date.daysInMonth }).toString() }
}

/** As far as a period has gone, the same days a month before; the whole month before a whole month. */
export function periodBefore({ from, to }: Period, today: string): Period {
  const reached = Temporal.PlainDate.from(today < to && today >= from ? today : to)
  const isMonthEnd = reached.day === reached.daysInMonth
  const before = reached.subtract({ months: 1 })
  return {
    from: Temporal.PlainDate.from(from).subtract({ months: 1 }).toString(),
    to: (isMonthEnd ? before.with({ day: before.daysInMonth }) : before).toString(),
  }
}

/** Percent by which the total of a rubric may move from one period to the next without being told. */
const usualVariance = 20

/** By how many percent a total moved, where that is more than usual; null where it is not, or nothing stood before. */
export function varianceOf(now: number, before: number) {
  if (before === 0) return null
  const percent = Math.round(((now - before) * 100) / before)
  return Math.abs((now - before) * 100) > usualVariance * Math.abs(before) ? percent : null
}
