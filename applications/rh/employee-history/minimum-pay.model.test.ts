import { expect, test } from 'vitest'
import { hourly, minimumHourly } from './minimum-pay.model.ts'

const adult = { dateOfBirth: '1994-03-14', on: '2026-06-01' }

test('an hour is paid the legal minimum of its date at least', () => {
  expect(minimumHourly(adult, null)).toBe(12.02)
  expect(minimumHourly({ ...adult, on: '2025-12-31' }, null)).toBe(11.88)
  expect(minimumHourly({ ...adult, on: '2020-01-01' }, null)).toBeNull()
})

test.each([
  ['at 16', '2010-01-15', 9.616],
  ['at 17', '2009-01-15', 10.818],
  ['on the 18th birthday', '2008-06-01', 12.02],
])('the legal minimum of the young is lowered: %s', (_age, dateOfBirth, least) => {
  expect(minimumHourly({ dateOfBirth, on: '2026-06-01' }, null)).toBe(least)
})

test('a coefficient that pays more is the minimum, and is lowered only where its agreement says so', () => {
  const minima = [{ validFrom: '2026-01-01', hourlyAmount: 12.4 }]
  expect(minimumHourly(adult, { minima, youthReduction: false })).toBe(12.4)
  const young = { dateOfBirth: '2009-01-15', on: '2026-06-01' }
  expect(minimumHourly(young, { minima, youthReduction: false })).toBe(12.4)
  expect(minimumHourly(young, { minima, youthReduction: true })).toBe(11.16)
})

test('a monthly pay is that of 52 weeks in twelve months', () => {
  expect(hourly({ unit: 'monthly', amount: 1823.03, weeklyHours: 35 })).toBeCloseTo(12.02, 2)
  expect(hourly({ unit: 'monthly', amount: 1823.03, weeklyHours: null })).toBeNull()
})
