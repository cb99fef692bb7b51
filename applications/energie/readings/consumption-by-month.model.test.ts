import { expect, test } from 'vitest'
import { consumptionByMonth } from './consumption-by-month.model.ts'

test('what was taken between two readings is shared out over its days', () => {
  const byMonth = consumptionByMonth([{ after: '2026-10-21', until: '2026-11-10', amount: 200 }])
  expect([...byMonth]).toEqual([
    ['2026-10', 100],
    ['2026-11', 100],
  ])
})

test('meters add up, and a year ends', () => {
  const byMonth = consumptionByMonth([
    { after: '2026-12-01', until: '2026-12-31', amount: 30 },
    { after: '2026-12-30', until: '2027-01-01', amount: 4 },
  ])
  expect([byMonth.get('2026-12'), byMonth.get('2027-01')]).toEqual([32, 2])
})
