import { expect, test } from 'vitest'
import { monthEnds, type Period, spanOf } from './period.model.ts'

const today = Temporal.PlainDate.from('2026-11-22')

test.each<[Period, string, string]>([
  ['month', '2026-11-01', '2026-11-22'],
  ['quarter', '2026-10-01', '2026-11-22'],
  ['year', '2026-01-01', '2026-11-22'],
  ['twelveMonths', '2025-12-01', '2026-11-22'],
  ['lastYear', '2025-01-01', '2025-12-31'],
])('the period %s goes from %s to %s', (period, from, to) => {
  const span = spanOf(period, today)
  expect([span.from.toString(), span.to.toString()]).toEqual([from, to])
})

test('the first day of a quarter is in it', () => {
  expect(spanOf('quarter', Temporal.PlainDate.from('2026-04-01')).from.toString()).toBe('2026-04-01')
})

test('months are told by their last day, the present one by today', () => {
  expect(monthEnds(spanOf('quarter', today)).map(String)).toEqual(['2026-10-31', '2026-11-22'])
  expect(monthEnds(spanOf('lastYear', today)).map(String).slice(0, 2)).toEqual(['2025-01-31', '2025-02-28'])
  expect(monthEnds(spanOf('twelveMonths', today))).toHaveLength(12)
})
