import { expect, test } from 'vitest'
import { rowsOfEnergyPoints } from './energy-points.ts'
import { organise } from './organisation.ts'
import { valDeLoire } from './plans/val-de-loire.ts'

const daysOn = (today: string) => {
  const meters = [{ id: 'meter', name: 'Électricité achetée', identifier: 'PRM' }]
  const asked = { meters, members: [], today: Temporal.PlainDate.from(today) }
  const { 'platform.series_day': days = [] } = rowsOfEnergyPoints(organise(valDeLoire), asked)
  return new Set(days.map(({ day }) => day))
}

test('the long day of the demo is the last one of October that has passed, whenever it is filled', () => {
  expect(daysOn('2027-01-01')).toContain('2026-10-25')
  expect(daysOn('2027-10-31')).toContain('2026-10-25')
  expect(daysOn('2027-11-01')).toContain('2027-10-31')
})
