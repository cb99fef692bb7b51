import { expect, test } from 'vitest'
import { daysOf } from './period.model.ts'

const today = Temporal.PlainDate.from('2027-01-02')

test.each([
  ['week', '2026-12-28', '2027-01-03'],
  ['week_before', '2026-12-21', '2026-12-27'],
  ['month', '2027-01-01', '2027-01-31'],
  ['month_before', '2026-12-01', '2026-12-31'],
  ['year', '2027-01-01', '2027-12-31'],
  ['year_before', '2026-01-01', '2026-12-31'],
] as const)('on 2 January 2027 the period %s goes from %s to %s', (period, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to })
})
