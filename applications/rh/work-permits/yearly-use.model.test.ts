import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOverLimit, monthsOf, yearlyUse } from './yearly-use.model.ts'

const start = Temporal.PlainDate.from('2024-01-01')
const anyPeriod = fc
  .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 400 }))
  .map(([from, length]) => ({
    from: start.add({ days: from }),
    to: start.add({ days: from + length }),
  }))
const anyPeriods = fc.array(anyPeriod, { maxLength: 4 })

test('a stretch of whole months counts as many', () => {
  const from = Temporal.PlainDate.from('2026-03-02')
  expect(monthsOf([{ from, to: Temporal.PlainDate.from('2026-09-01') }])).toBe(6)
})

test('days that two contracts share are counted once', () => {
  fc.assert(fc.property(anyPeriods, periods => monthsOf([...periods, ...periods]) === monthsOf(periods)))
})

test('one more contract never lowers the count', () => {
  fc.assert(
    fc.property(anyPeriods, anyPeriod, (periods, more) => {
      expect(monthsOf([...periods, more])).toBeGreaterThanOrEqual(monthsOf(periods) - 1e-9)
    }),
  )
})

test('nobody works more than twelve months in twelve', () => {
  fc.assert(
    fc.property(anyPeriods, periods => {
      const contracts = periods.map(({ from, to }) => ({ from: from.toString(), to: to.toString(), weeklyHours: null }))
      const use = yearlyUse({ unit: 'months', most: 6 }, contracts, '2025-06-30')
      expect(use.used).toBeLessThanOrEqual(12)
    }),
  )
})

test('the limit itself is not beyond it', () => {
  expect(isOverLimit({ used: 6, most: 6 })).toBe(false)
  expect(isOverLimit({ used: 6.1, most: 6 })).toBe(true)
})
