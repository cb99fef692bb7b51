import { describe, expect, test } from 'vitest'
import { daysOfWeek } from '#kernel/shared/iso-week.ts'
import { usualWorkDays } from '#rh/absences/count-absence.model.ts'
import { instantsOf, minutesBetween, type Stretch } from '#rh/working-time/worked-time.model.ts'
import { rubricsOfWeek, totalsOf, type AwayOf, type WeekToPay } from './week-rubrics.model.ts'

const days = daysOfWeek(2026, 24)
const [monday, tuesday, , , friday, saturday, sunday] = days as [string, string, string, string, string, string, string]

const inAll = (workDate: string, hours: number): Stretch => ({
  workDate,
  startsAt: null,
  endsAt: null,
  breakMinutes: 0,
  workedMinutes: hours * 60,
})
const timed = (workDate: string, from: string, until: string): Stretch => {
  const instants = instantsOf(workDate, from, until)
  return { workDate, ...instants, breakMinutes: 0, workedMinutes: minutesBetween(instants.startsAt, instants.endsAt) }
}
const onDays = (hours: readonly number[], of = days) => hours.map((count, place) => inAll(of[place] as string, count))
const leave = (fromDay: string, toDay: string, typeCode = 'CP'): AwayOf => ({
  fromDay,
  fromNoon: false,
  toDay,
  untilNoon: false,
  typeCode,
})
const week = (more: Partial<WeekToPay> = {}): WeekToPay => ({
  days,
  profile: 'general',
  dateOfBirth: '1990-05-04',
  zone: 'metropolitan',
  agreed: { weeklyMinutes: 2100, workDays: usualWorkDays, isDaysPackage: false },
  stretches: [],
  away: [],
  ...more,
})
const partTime = (hours: number) => ({ weeklyMinutes: hours * 60, workDays: usualWorkDays, isDaysPackage: false })
const told = (one: WeekToPay) => Object.fromEntries(totalsOf(rubricsOfWeek(one)))

describe('hours of a week', () => {
  test('are overtime above 35 hours: eight of them at a quarter more, then at a half', () => {
    expect(told(week({ stretches: onDays([9, 9, 9, 9, 9]) }))).toEqual({
      NORMAL: 35 * 60,
      OVERTIME_25: 8 * 60,
      OVERTIME_50: 2 * 60,
    })
  })

  test('are overtime sooner where days of paid leave fill the week, whichever day the leave falls on', () => {
    const worked = onDays([9, 9, 9, 9])
    const expected = { NORMAL: 28 * 60, OVERTIME_25: 8 * 60, ABSENCE_CP: 200 }

    expect(told(week({ stretches: worked, away: [leave(friday, friday)] }))).toEqual(expected)
    const later = onDays([9, 9, 9, 9], days.slice(1))
    expect(told(week({ stretches: later, away: [leave(monday, monday)] }))).toEqual({ ...expected, ABSENCE_CP: 100 })
  })

  test('did not count leave before the judgment of September 2025, nor do they count an illness', () => {
    const before = daysOfWeek(2025, 24)
    const old = week({
      days: before,
      stretches: onDays([9, 9, 9, 9], before),
      away: [leave('2025-06-13', '2025-06-13')],
    })

    expect(told(old)).toMatchObject({ NORMAL: 35 * 60, OVERTIME_25: 60 })
    expect(told(week({ stretches: onDays([9, 9, 9, 9]), away: [leave(friday, friday, 'MAL')] }))).toEqual({
      NORMAL: 35 * 60,
      OVERTIME_25: 60,
      ABSENCE_MAL: 100,
    })
  })

  test('of a part-timer are complementary: to a tenth of his contract, then beyond, overtime from 35 hours on', () => {
    expect(told(week({ agreed: partTime(20), stretches: onDays([5, 5, 5, 5, 4]) }))).toEqual({
      NORMAL: 20 * 60,
      COMPLEMENTARY_10: 2 * 60,
      COMPLEMENTARY_25: 2 * 60,
    })
    expect(told(week({ agreed: partTime(34), stretches: onDays([9, 9, 9, 9]) }))).toEqual({
      NORMAL: 34 * 60,
      COMPLEMENTARY_10: 60,
      OVERTIME_25: 60,
    })
  })

  test('of a package in days are what was worked, and no more', () => {
    const agreed = { weeklyMinutes: null, workDays: usualWorkDays, isDaysPackage: true }
    expect(told(week({ agreed, stretches: onDays([11, 11, 11, 11]) }))).toEqual({ NORMAL: 44 * 60 })
  })
})

test('night, Sunday and a holiday add to the hours that they are worked in', () => {
  expect(told(week({ stretches: [timed(monday, '20:00', '23:00'), inAll(sunday, 4)] }))).toEqual({
    NORMAL: 7 * 60,
    NIGHT: 2 * 60,
    SUNDAY: 4 * 60,
  })
  const ofAscension = daysOfWeek(2026, 20)
  expect(told(week({ days: ofAscension, stretches: [inAll('2026-05-14', 6)] }))).toEqual({
    NORMAL: 6 * 60,
    HOLIDAY_WORKED: 6 * 60,
  })
})

test.each([
  ['2026-03-28', 13, 7 * 60],
  ['2026-10-24', 43, 9 * 60],
])('the night of %s, in which clocks change, is as long as it was', (day, isoWeek, minutes) => {
  const ofClocks = week({ days: daysOfWeek(2026, isoWeek), stretches: [timed(day, '22:00', '06:00')] })
  expect(told(ofClocks)).toEqual({ NORMAL: minutes, NIGHT: minutes })
})

test('a week cut at a month’s end sums to the week, hours and absences alike', () => {
  const over = daysOfWeek(2026, 40)
  const one = week({
    days: over,
    stretches: onDays([10, 10, 10, 10], over),
    away: [leave(over[4] as string, '2026-10-06')],
  })
  const lines = rubricsOfWeek(one)

  const [september, october] = [
    lines.filter(({ day }) => day < '2026-10-01'),
    lines.filter(({ day }) => day >= '2026-10-01'),
  ]

  expect(Object.fromEntries(totalsOf(september))).toEqual({ NORMAL: 28 * 60, OVERTIME_25: 2 * 60 })
  expect(Object.fromEntries(totalsOf(october))).toEqual({ OVERTIME_25: 6 * 60, OVERTIME_50: 4 * 60, ABSENCE_CP: 200 })
  expect(totalsOf([...september, ...october])).toEqual(totalsOf(lines))
})

test('an absence over two weeks brings each week its days, and half days their half', () => {
  const long = leave(friday, '2026-06-16')
  const next = daysOfWeek(2026, 25)

  expect([told(week({ away: [long] })), told(week({ days: next, away: [long] }))]).toEqual([
    { ABSENCE_CP: 200 },
    { ABSENCE_CP: 200 },
  ])
  expect(told(week({ away: [{ ...leave(tuesday, tuesday), untilNoon: true }] }))).toEqual({ ABSENCE_CP: 50 })
  expect(told(week({ away: [leave(saturday, sunday, 'MAL')] }))).toEqual({ ABSENCE_MAL: 200 })
})
