import { describe, expect, test } from 'vitest'
import { daysOfWeek } from '#kernel/shared/iso-week.ts'
import { checkWeek, type WeekToCheck } from './time-limits.model.ts'
import { instantsOf, minutesBetween, nightMinutes, overtimeOf, type Stretch } from './worked-time.model.ts'

const days = daysOfWeek(2026, 23)
const [monday, tuesday, , , , saturday, sunday] = days as [string, string, string, string, string, string, string]
const dayBefore = (day: string, back: number) => Temporal.PlainDate.from(day).subtract({ days: back }).toString()

const worked = (workDate: string, from: string, until: string, breakMinutes = 0): Stretch => {
  const { startsAt, endsAt } = instantsOf(workDate, from, until)
  return { workDate, startsAt, endsAt, breakMinutes, workedMinutes: minutesBetween(startsAt, endsAt) - breakMinutes }
}
const inAll = (workDate: string, workedMinutes: number): Stretch => ({
  workDate,
  startsAt: null,
  endsAt: null,
  breakMinutes: 0,
  workedMinutes,
})

const told = (stretches: Stretch[], week: Partial<WeekToCheck> = {}) =>
  checkWeek({
    days,
    profile: 'general',
    dateOfBirth: '1990-01-01',
    minutesBefore: 0,
    withoutContract: [],
    stretches,
    ...week,
  }).map(({ rule, day, value }) => [rule, day, value])

describe('a week of work', () => {
  test('of ten hours a day is lawful, a quarter of an hour more is not', () => {
    expect(told([inAll(monday, 600)])).toEqual([])
    expect(told([inAll(monday, 615)])).toEqual([['day_max', monday, 615]])
  })

  test('of 48 hours is lawful, five minutes more are not', () => {
    expect(told(days.slice(0, 6).map(day => inAll(day, 480)))).toEqual([])
    expect(told([...days.slice(0, 5).map(day => inAll(day, 480)), inAll(saturday, 485)])).toEqual([
      ['week_max', null, 2885],
    ])
  })

  test('keeps a mean of 44 hours: over twelve weeks, over twelve months where one produces', () => {
    const minutesBefore = 11 * 2650
    const week = [inAll(monday, 600), ...days.slice(1, 5).map(day => inAll(day, 510))]

    expect(told(week, { minutesBefore })).toEqual([['average_max', null, Math.round((minutesBefore + 2640) / 12)]])
    expect(told(week, { minutesBefore, profile: 'agricultural_production' })).toEqual([])
  })

  test('leaves eleven hours of rest from one day to the next', () => {
    const late = worked(monday, '13:00', '21:15', 30)
    expect(told([late, worked(tuesday, '08:15', '12:00')])).toEqual([])
    expect(told([late, worked(tuesday, '08:00', '12:00')])).toEqual([['daily_rest', tuesday, 645]])
  })

  test('leaves 35 hours in a row once a week', () => {
    const week = [...days.slice(0, 5).map(day => worked(day, '08:00', '12:00')), worked(saturday, '16:00', '20:00')]
    const nextMonday = Temporal.PlainDate.from(sunday).add({ days: 1 }).toString()

    expect(told([...week, worked(nextMonday, '07:00', '11:00')])).toEqual([])
    expect(told([...week, worked(nextMonday, '06:00', '11:00')])).toEqual([['weekly_rest', null, 34 * 60]])
  })

  test('has six days of work; seven in a row across two weeks are told', () => {
    const each = (all: readonly string[]) => all.map(day => inAll(day, 300))
    expect(told(each(days))).toEqual([['days_a_week', null, 7]])

    const before = [1, 2, 3].map(back => dayBefore(monday, back))
    expect(told([...each(before), ...each(days.slice(0, 4))])).toEqual([['seven_days', days[3], 7]])
  })

  test('has a break of twenty minutes after six hours', () => {
    expect(told([worked(monday, '06:00', '12:00')])).toEqual([])
    expect(told([worked(monday, '06:00', '12:30')])).toEqual([['break', monday, 0]])
    expect(told([worked(monday, '06:00', '13:00', 20)])).toEqual([])
    expect(told([worked(monday, '06:00', '10:00'), worked(monday, '10:30', '15:00')])).toEqual([])
    expect(told([worked(monday, '06:00', '10:00'), worked(monday, '10:10', '13:00')])).toEqual([['break', monday, 0]])
  })

  test('of somebody of seventeen is shorter, and not at night', () => {
    const dateOfBirth = '2009-01-15'
    expect(told([inAll(monday, 480)], { dateOfBirth })).toEqual([])
    expect(told([inAll(monday, 485)], { dateOfBirth })).toEqual([['day_max', monday, 485]])
    expect(told([worked(monday, '19:00', '22:30')], { dateOfBirth })).toEqual([['minor_night', monday, 30]])
  })

  test('without a contract is told, and after its term as what the law makes of it', () => {
    const withoutContract = [
      { day: monday, after: null },
      { day: tuesday, after: monday },
    ]
    expect(told([], { withoutContract })).toEqual([
      ['no_contract', monday, null],
      ['work_after_term', tuesday, null],
    ])
  })
})

describe('hours worked', () => {
  test('are true ones in the nights when clocks change', () => {
    expect(worked('2026-03-28', '22:00', '06:00').workedMinutes).toBe(7 * 60)
    expect(worked('2026-10-24', '22:00', '06:00').workedMinutes).toBe(9 * 60)
  })

  test('between nine and six are of the night, in the evening and in the morning', () => {
    const night = (from: string, until: string) => nightMinutes(worked(monday, from, until) as never)
    expect([
      night('20:00', '23:00'),
      night('04:00', '07:00'),
      night('08:00', '17:00'),
      night('22:00', '07:00'),
    ]).toEqual([120, 120, 0, 480])
  })

  test('above 35 are paid a quarter more, above 43 a half', () => {
    const limits = { overtimeAfterMinutes: 2100, dearerOvertimeAfterMinutes: 2580 }
    expect([2100, 2340, 2700].map(minutes => overtimeOf(minutes, limits))).toEqual([
      { quarterMore: 0, halfMore: 0 },
      { quarterMore: 240, halfMore: 0 },
      { quarterMore: 480, halfMore: 120 },
    ])
  })
})
