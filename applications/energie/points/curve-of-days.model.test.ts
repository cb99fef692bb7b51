import { expect, test } from 'vitest'
import { emptyDay, sumsOf } from '#platform/series/day-of-points.model.ts'
import { energyOf, momentsOf, powerOf, totalsOf } from './curve-of-days.model.ts'

const dayOf = (day: string, watts: number, hole: readonly number[] = [], quality: string | null = null) => {
  const points = emptyDay(day, 10).points.map((_, place) => (hole.includes(place) ? null : watts))
  const points10 = { stepMin: 10, points, quality }
  return { day, ...points10, ...sumsOf(points10) }
}
const whole = { from: '2026-10-24', to: '2026-10-26' }
const hole = Array.from({ length: 18 }, (_, place) => 60 + place)

test('a day has as many moments as hours that the clock gives it', () => {
  expect(['10', '60', 'day', 'week', 'month'].map(step => momentsOf(whole, step as '10').length)).toEqual([
    438, 73, 3, 2, 1,
  ])
})

test('a hole of three hours is missing in every mean and total that it lies in, and in no other', () => {
  const known = [dayOf('2026-10-24', 840_000), dayOf('2026-10-25', 840_000), dayOf('2026-10-26', 840_000, hole)]

  const byHour = powerOf(known, whole, '60')
  const byDay = energyOf(known, whole, 'day')

  expect(byHour.filter(({ value }) => value === null)).toHaveLength(3)
  expect(byDay.map(({ value, missing }) => [value, missing])).toEqual([
    [20_160, 0],
    [21_000, 0],
    [null, 18],
  ])
  expect(energyOf(known, whole, 'month')).toEqual([{ value: null, missing: 18, estimated: 0 }])
  expect(totalsOf(known, whole)).toMatchObject({ kwh: 20_160 + 21_000 + 17_640, missing: 18, peakKw: 840 })
})

test('a day of which nothing is known is missing whole, and what was estimated is told', () => {
  const estimated = dayOf('2026-10-24', 600_000, [], 'e'.repeat(144))

  expect(energyOf([estimated], whole, 'day').map(({ missing, estimated: count }) => [missing, count])).toEqual([
    [0, 144],
    [150, 0],
    [144, 0],
  ])
  expect(totalsOf([estimated], whole).estimatedPct).toBe(100)
})
