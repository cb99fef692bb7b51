import { daysFrom, mondaysBetween, weekOf } from '#kernel/shared/iso-week.ts'
import { sharesOf } from '#kernel/shared/shares.ts'
import { stretchesWhere } from '#kernel/shared/stretches.ts'
import { type HolidayZone, holidaysOf } from '#platform/calendar/holidays.model.ts'
import annualTime from '#rh/data/annual-time.json' with { type: 'json' }
import { limitsOn } from '#rh/working-time/time-limits.model.ts'

export const weekKinds = ['low', 'normal', 'high'] as const
export type WeekKind = (typeof weekKinds)[number]

/** What a week of a kind is proposed to last; in minutes, for five days. */
export const usualMinutes: Readonly<Record<WeekKind, number>> = { low: 1680, normal: 2100, high: 2520 }
const daysOfWork = 5

/** First and last day, both included. */
export type Period = { firstDay: string; lastDay: string }
export type PlannedWeek = { monday: string; kind: WeekKind; minutes: number }

/** The figures of law that hold on a day; before the first of them, the first. */
export const annualTimeOn = (day: string) =>
  annualTime.rows.filter(({ validFrom }) => validFrom <= day).at(-1) ??
  (annualTime.rows[0] as (typeof annualTime.rows)[number])

const plainDate = (day: string) => Temporal.PlainDate.from(day)
const later = (day: string, days: number) => plainDate(day).add({ days }).toString()
const daysBetween = (from: string, until: string) => plainDate(from).until(until).days

/** The last day of the twelve months that begin on a day. */
export const lastDayOfYear = (firstDay: string) =>
  plainDate(firstDay).add({ years: 1 }).subtract({ days: 1 }).toString()

/** The legal duration of a year for as many days as the period has (code du travail, L3121-41), in minutes. */
export function targetOf({ firstDay, lastDay }: Period) {
  const days = daysBetween(firstDay, lastDay) + 1
  return Math.round((annualTimeOn(firstDay).yearMinutes * days) / (daysBetween(firstDay, lastDayOfYear(firstDay)) + 1))
}

/** Mondays of the weeks that a period meets; the first may lie before it. */
export const mondaysOf = ({ firstDay, lastDay }: Period) => mondaysBetween(firstDay, lastDay)

/** Days of a week that lie in the period. */
export const daysOfWeekIn = (monday: string, { firstDay, lastDay }: Period) =>
  daysFrom(monday).filter(day => firstDay <= day && day <= lastDay)

const isWeekday = (day: string) => plainDate(day).dayOfWeek <= daysOfWork

/** Legal holidays of the years that a period meets. */
export const holidaysDuring = ({ firstDay, lastDay }: Period, zone: HolidayZone): ReadonlySet<string> =>
  new Set(
    [...new Set([firstDay, lastDay].map(day => plainDate(day).year))].flatMap(year => [...holidaysOf(year, zone)]),
  )

/** Holidays of a week that take a day of work. */
export const holidaysIn = (monday: string, period: Period, holidays: ReadonlySet<string>) =>
  daysOfWeekIn(monday, period).filter(day => isWeekday(day) && holidays.has(day))

/** Minutes of a whole week of five days for those of its days that are worked: inside the period, no holiday. */
function ofDaysWorked(minutes: number, monday: string, period: Period, holidays: ReadonlySet<string>) {
  const days = daysOfWeekIn(monday, period).filter(day => isWeekday(day) && !holidays.has(day))
  return Math.round((minutes * days.length) / daysOfWork)
}

/** A week of a kind, as it is proposed. */
export const proposedWeek = (
  monday: string,
  kind: WeekKind,
  { period, holidays }: { period: Period; holidays: ReadonlySet<string> },
): PlannedWeek => ({ monday, kind, minutes: ofDaysWorked(usualMinutes[kind], monday, period, holidays) })

/** A week of so many minutes: low or high against what a normal one would last. */
export function typedWeek(
  monday: string,
  minutes: number,
  known: { period: Period; holidays: ReadonlySet<string> },
): PlannedWeek {
  const normal = proposedWeek(monday, 'normal', known).minutes
  return { monday, minutes, kind: minutes < normal ? 'low' : minutes > normal ? 'high' : 'normal' }
}

/** The period that follows one, as long in whole months where it is. */
export function nextPeriod({ firstDay, lastDay }: Period): Period {
  const first = plainDate(later(lastDay, 1))
  const { months, days } = plainDate(firstDay).until(first, { largestUnit: 'month' })
  return { firstDay: first.toString(), lastDay: first.add({ months, days }).subtract({ days: 1 }).toString() }
}

const numberOf = (monday: string) => weekOf(monday).week

/**
 * The weeks of another program by their ISO numbers. A 53rd week that it has not is its 52nd; one that the other, or this one,
 * holds in part counts for the days that it has here. Weeks that the other has not at all are proposed.
 */
export function copiedWeeks(
  period: Period,
  holidays: ReadonlySet<string>,
  former: { period: Period; weeks: readonly PlannedWeek[] },
): PlannedWeek[] {
  const weekdays = (monday: string, of: Period) => daysOfWeekIn(monday, of).filter(isWeekday).length
  const byNumber = new Map<number, PlannedWeek>()
  for (const week of former.weeks) {
    const known = byNumber.get(numberOf(week.monday))
    if (!known || weekdays(week.monday, former.period) > weekdays(known.monday, former.period))
      byNumber.set(numberOf(week.monday), week)
  }
  return mondaysOf(period).map(monday => {
    const week = byNumber.get(numberOf(monday)) ?? (numberOf(monday) === 53 ? byNumber.get(52) : undefined)
    if (!week) return proposedWeek(monday, 'normal', { period, holidays })
    const [then, now] = [weekdays(week.monday, former.period), weekdays(monday, period)]
    const isWhole = then === now || then === 0
    return {
      monday,
      kind: week.kind,
      minutes: isWhole ? week.minutes : Math.round((week.minutes * now) / then),
    }
  })
}

export const sumOfWeeks = (weeks: readonly Pick<PlannedWeek, 'minutes'>[]) =>
  weeks.reduce((sum, { minutes }) => sum + minutes, 0)

/** Whether the weeks sum to the target as closely as is asked before a program is submitted. */
export const isNearTarget = (weeks: readonly PlannedWeek[], target: number, firstDay: string) =>
  Math.abs(sumOfWeeks(weeks) - target) <= annualTimeOn(firstDay).toleranceMinutes

/** What limits the weeks of a program. */
export type Limited = { profile: string; period: Period }

/**
 * The longest that a week may be under the profile of a company (L3121-18, L3121-20; code rural, L713-13), in minutes; of one that
 * the period holds in part, for the days that it has.
 */
export function longestWeek(monday: string, { profile, period }: Limited) {
  const { weekMinutes, dayMinutes } = limitsOn(monday, profile, null)
  return Math.min(weekMinutes, dayMinutes * daysOfWeekIn(monday, period).length)
}

/** Consecutive weeks whose mean, taken over those that end with each, is above the limit; `value` is the highest. */
export type MeanFinding = { from: string; until: string; value: number; limit: number }

/** Where the mean of weeks passes the limit of the profile (L3121-22; code rural, L713-13, over twelve months). */
export function meanFindings(weeks: readonly PlannedWeek[], profile: string): MeanFinding[] {
  const found = weeks.map(({ monday }, place) => {
    const { averageMinutes: limit, averageWeeks } = limitsOn(monday, profile, null)
    const over = Math.min(averageWeeks, weeks.length)
    const value = Math.round(sumOfWeeks(weeks.slice(Math.max(0, place + 1 - over), place + 1)) / over)
    return { monday, value, limit }
  })
  return stretchesWhere(found, ({ value, limit }) => value > limit).map(({ from, to }) => {
    const stretch = found.slice(from, to)
    const highest = stretch.reduce((one, other) => (other.value > one.value ? other : one))
    const [first, last] = [stretch[0], stretch.at(-1)] as [typeof highest, typeof highest]
    return { from: first.monday, until: last.monday, value: highest.value, limit: highest.limit }
  })
}

/** What hours are shared by, in minutes. */
const quarter = 15

/**
 * What is missing to the target, or too much, laid by quarters of an hour onto those of these weeks that are worked, each within
 * its limits. As much of it as they hold.
 */
export function spreadGap(
  weeks: readonly PlannedWeek[],
  chosen: readonly string[],
  { target, ...limited }: Limited & { target: number },
): PlannedWeek[] {
  const gap = Math.round((target - sumOfWeeks(weeks)) / quarter)
  const open = weeks.filter(({ monday, minutes }) => chosen.includes(monday) && minutes > 0)
  if (open.length === 0 || gap === 0) return [...weeks]
  const shares = sharesOf(
    gap,
    open.map(({ minutes }) => minutes),
  )
  const byMonday = new Map(open.map(({ monday }, place) => [monday, (shares[place] ?? 0) * quarter]))
  return weeks.map(week => {
    const share = byMonday.get(week.monday)
    if (share === undefined) return week
    return { ...week, minutes: Math.min(longestWeek(week.monday, limited), Math.max(0, week.minutes + share)) }
  })
}

/** Weeks of paid leave that the yearly duration leaves out (L3141-3), for as many days as a period has. */
export const weeksOfLeave = ({ firstDay, lastDay }: Period) =>
  Math.round((annualTimeOn(firstDay).weeksOfLeave * (daysBetween(firstDay, lastDay) + 1)) / 365)

/** The day on which it must stand on the wall: a month before it begins. */
export const lastDayToPublish = (firstDay: string) =>
  plainDate(firstDay)
    .subtract({ months: annualTimeOn(firstDay).publicationMonths })
    .toString()

/** The first Monday that may still change once people were told (L3121-47). */
export const firstDayToChange = (today: string) => later(today, annualTimeOn(today).noticeDays)

/** Minutes of each day of the period: those of a week are shared by its days of work, or by all that it has where none is. */
export function minutesByDay(weeks: readonly PlannedWeek[], period: Period, holidays: ReadonlySet<string>) {
  const byDay = new Map<string, number>()
  for (const { monday, minutes } of weeks) {
    const days = daysOfWeekIn(monday, period)
    const worked = days.filter(day => isWeekday(day) && !holidays.has(day))
    const shared = worked.length > 0 ? worked : days
    if (shared.length === 0 || minutes === 0) continue
    const shares = sharesOf(
      minutes,
      shared.map(() => 1),
    )
    for (const [place, day] of shared.entries()) byDay.set(day, shares[place] ?? 0)
  }
  return byDay
}
