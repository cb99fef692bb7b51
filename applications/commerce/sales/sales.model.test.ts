import { expect, test } from 'vitest'
import { weeksUntil } from '#kernel/shared/iso-week.ts'
import { changeOf } from './sales.model.ts'

test('weeks go back over a year of 53 weeks', () => {
  const weeks = weeksUntil('2027-01-12', 4)
  expect(weeks).toEqual([
    { year: 2026, week: 52 },
    { year: 2026, week: 53 },
    { year: 2027, week: 1 },
    { year: 2027, week: 2 },
  ])
})

test('a week is told against the one before, and against nothing not at all', () => {
  expect(changeOf([100_000, 112_500])).toBe(12.5)
  expect(changeOf([300, 200])).toBe(-33.3)
  expect(changeOf([0, 200])).toBeNull()
  expect(changeOf([])).toBeNull()
})
