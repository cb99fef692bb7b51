import { expect, test } from 'vitest'
import { weeksUntil } from '#kernel/shared/iso-week.ts'
import { kgPerM2, reachedOf, weeksShown } from './yield.model.ts'

test('a yield is told in kilograms a square metre, on no area not at all', () => {
  expect(kgPerM2(62_000_000, 6_200)).toBe(10)
  expect(kgPerM2(1_234_567, 1_000)).toBe(1.235)
  expect(kgPerM2(1_000, 0)).toBeNull()
})

test('a target is reached in hundredths, without one nothing is', () => {
  expect(reachedOf(30, 60)).toBe(50)
  expect(reachedOf(10, 61)).toBe(16.4)
  expect([reachedOf(10, null), reachedOf(10, 0)]).toEqual([null, null])
})

test('thirteen weeks end with the one of the day', () => {
  const weeks = weeksUntil('2026-11-27', weeksShown)
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([13, { year: 2026, week: 36 }, { year: 2026, week: 48 }])
})
