import { expect, test } from 'vitest'
import { campaignOf, stateOfPlanting } from './planting.model.ts'

test('a campaign begins in week 45 and bears the year in which it ends', () => {
  const campaigns = ['2026-11-01', '2026-11-02', '2027-01-02', '2027-11-07', '2027-11-08'].map(day =>
    campaignOf(Temporal.PlainDate.from(day)),
  )

  expect(campaigns).toEqual([2026, 2027, 2027, 2027, 2028])
})

test('a crop is planned until its planting, and ended after its pull-out', () => {
  const crop = { plantedOn: '2026-12-01', endedOn: '2027-10-30' }

  expect(['2026-11-30', '2026-12-01', '2027-10-30', '2027-10-31'].map(day => stateOfPlanting(crop, day))).toEqual([
    'planned',
    'growing',
    'growing',
    'ended',
  ])
})
