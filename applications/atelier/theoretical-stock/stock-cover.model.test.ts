import { expect, test } from 'vitest'
import { coverOf, workedDays } from './stock-cover.model.ts'

const friday = Temporal.PlainDate.from('2026-11-27')
const days = workedDays(friday, new Set())
const left = (date: string, openingKg: number, expectedOutKg: number, expectedInKg = 0) => ({
  date,
  openingKg,
  expectedInKg,
  expectedOutKg,
  adjustmentKg: 0,
  theoreticalKg: openingKg + expectedInKg - expectedOutKg,
})

test('a Sunday is no day of work, unless something is planned on it', () => {
  expect(days).toEqual(['2026-11-27', '2026-11-28', '2026-11-30', '2026-12-01', '2026-12-02'])
  expect(workedDays(friday, new Set(['2026-11-29']))).toContain('2026-11-29')
})

test('raw goods last until the day that wants more than there is, and for a part of that day', () => {
  const [first, second] = days as [string, string]
  expect(coverOf([left(first, 1000, 400, 100), left(second, 700, 1400)], days)).toEqual({
    days: 1.5,
    runsOutOn: second,
    expectedOn: [first],
  })
  expect(coverOf([left(first, -50, 100)], days)).toMatchObject({ days: 0, runsOutOn: first })
})

test('what lasts for all the days that are told runs out on none of them', () => {
  const [first = ''] = days
  expect(coverOf([left(first, 1000, 400)], days)).toMatchObject({ days: 5, runsOutOn: null })
})
