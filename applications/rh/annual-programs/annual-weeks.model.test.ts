import { describe, expect, test } from 'vitest'
import {
  copiedWeeks,
  firstDayToChange,
  holidaysDuring,
  isNearTarget,
  lastDayToPublish,
  longestWeek,
  meanFindings,
  minutesByDay,
  mondaysOf,
  nextPeriod,
  type PlannedWeek,
  proposedWeek,
  spreadGap,
  sumOfWeeks,
  targetOf,
  typedWeek,
  weeksOfLeave,
} from './annual-weeks.model.ts'

const civil = (year: number) => ({ firstDay: `${year}-01-01`, lastDay: `${year}-12-31` })
const holidays = (period: { firstDay: string; lastDay: string }) => holidaysDuring(period, 'metropolitan')
const weeksOf = (period: { firstDay: string; lastDay: string }, minutes: (place: number) => number): PlannedWeek[] =>
  mondaysOf(period).map((monday, place) => ({ monday, kind: 'normal', minutes: minutes(place) }))

test('the legal duration of a year is 1,607 hours, prorated to the days of a shorter period', () => {
  expect(targetOf(civil(2027))).toBe(96_420)
  expect(targetOf({ firstDay: '2027-01-01', lastDay: '2027-06-30' })).toBe(Math.round((96_420 * 181) / 365))
  expect([weeksOfLeave(civil(2027)), weeksOfLeave({ firstDay: '2027-01-01', lastDay: '2027-06-30' })]).toEqual([5, 2])
})

describe('weeks', () => {
  test('of a civil year begin with the one that holds its first day', () => {
    expect([mondaysOf(civil(2027))[0], mondaysOf(civil(2027)).length]).toEqual(['2026-12-28', 53])
    expect(mondaysOf({ firstDay: '2026-11-09', lastDay: '2027-11-07' })).toHaveLength(52)
  })

  test('are proposed for the days that are worked: in the period, no holiday', () => {
    const known = { period: civil(2027), holidays: holidays(civil(2027)) }

    expect(proposedWeek('2026-12-28', 'normal', known).minutes).toBe(0)
    expect(proposedWeek('2027-03-29', 'normal', known).minutes).toBe(4 * 420)
    expect(proposedWeek('2027-03-08', 'high', known).minutes).toBe(2520)
    expect(typedWeek('2027-03-29', 1800, known).kind).toBe('high')
    expect(typedWeek('2027-03-08', 1800, known).kind).toBe('low')
  })

  test('are at most of 48 hours, and of ten a day where the period holds few', () => {
    const limited = { profile: 'general', period: civil(2027) }

    expect([longestWeek('2027-03-08', limited), longestWeek('2026-12-28', limited)]).toEqual([2880, 1800])
  })

  test('are near the target by an hour, not by more', () => {
    const weeks = [{ monday: '2027-03-08', kind: 'normal' as const, minutes: 2100 }]

    expect([2160, 2161, 2039].map(target => isNearTarget(weeks, target, '2027-01-01'))).toEqual([true, false, false])
  })

  test('take what is missing by quarters of an hour, where they are worked, within their limits', () => {
    const period = { firstDay: '2027-03-01', lastDay: '2027-03-28' }
    const weeks = weeksOf(period, place => [0, 2100, 2100, 2790][place] as number)
    const chosen = weeks.map(({ monday }) => monday)

    const even = spreadGap(weeks, chosen, { target: 7200, profile: 'general', period })
    const full = spreadGap(weeks, chosen, { target: 9000, profile: 'general', period })

    expect(even[0]?.minutes).toBe(0)
    expect(even.every(({ minutes }) => minutes % 15 === 0)).toBe(true)
    expect(Math.abs(sumOfWeeks(even) - 7200)).toBeLessThan(15)
    expect(full.every(({ minutes }) => minutes <= 2880)).toBe(true)
    expect(spreadGap(weeks, [], { target: 9000, profile: 'general', period })).toEqual(weeks)
  })
})

describe('the weeks of another year', () => {
  test('are taken over by their numbers', () => {
    const former = { period: civil(2027), weeks: weeksOf(civil(2027), place => place * 10) }

    const copy = copiedWeeks(civil(2028), holidays(civil(2028)), former)

    expect(copy.find(({ monday }) => monday === '2028-03-13')?.minutes).toBe(
      former.weeks.find(({ monday }) => monday === '2027-03-15')?.minutes,
    )
  })

  test('give a 53rd week what the 52nd has where they have none', () => {
    const year = { firstDay: '2024-12-30', lastDay: '2025-12-28' }
    const former = { period: year, weeks: weeksOf(year, place => (place === 51 ? 1500 : 2100)) }

    const copy = copiedWeeks(civil(2026), holidays(civil(2026)), former)

    expect(copy.at(-1)).toMatchObject({ monday: '2026-12-28', minutes: 1200 })
  })
})

test('a mean above 44 hours is told over twelve weeks, and over twelve months alone in agricultural production', () => {
  const weeks = weeksOf(civil(2027), place => (place >= 10 && place < 22 ? 2700 : 1500))

  expect(meanFindings(weeks, 'general')).toEqual([
    { from: weeks[21]?.monday, until: weeks[21]?.monday, value: 2700, limit: 2640 },
  ])
  expect(meanFindings(weeks, 'agricultural_production')).toEqual([])
})

test('a program stands a month before it begins, and a week moves seven days ahead', () => {
  expect(lastDayToPublish('2027-01-01')).toBe('2026-12-01')
  expect(firstDayToChange('2026-11-29')).toBe('2026-12-06')
  expect(nextPeriod(civil(2027))).toEqual(civil(2028))
  expect(nextPeriod({ firstDay: '2026-11-09', lastDay: '2027-11-07' }).firstDay).toBe('2027-11-08')
})

test('the minutes of a week are those of its days of work', () => {
  const period = { firstDay: '2027-03-29', lastDay: '2027-04-04' }
  const byDay = minutesByDay([{ monday: '2027-03-29', kind: 'normal', minutes: 1680 }], period, holidays(period))

  expect([...byDay]).toEqual([
    ['2027-03-30', 420],
    ['2027-03-31', 420],
    ['2027-04-01', 420],
    ['2027-04-02', 420],
  ])
})
