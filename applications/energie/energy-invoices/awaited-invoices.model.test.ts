import { expect, test } from 'vitest'
import { awaitedPeriods } from './awaited-invoices.model.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const monthly = { frequency: 'monthly', shiftDays: 0, expectedAfterDays: 10 } as const
const awaited = (said: Partial<Parameters<typeof awaitedPeriods>[0]> = {}) =>
  awaitedPeriods({ contract: { startsOn: '2026-09-01', endsOn: null }, ...monthly, invoiced: [], ...said }, today).map(
    ({ from, to, isLate }) => [from, to, isLate],
  )

test('a month that has ended is awaited, and late once its days have passed', () => {
  expect(awaited()).toEqual([
    ['2026-09-01', '2026-09-30', true],
    ['2026-10-01', '2026-10-31', true],
  ])
  expect(awaited({ expectedAfterDays: 28 }).at(-1)).toEqual(['2026-10-01', '2026-10-31', false])
})

test('what an invoice tells is awaited no more', () => {
  const invoiced = [{ from: '2026-09-01', to: '2026-09-30' }]

  expect(awaited({ invoiced }).map(([from]) => from)).toEqual(['2026-10-01'])
})

test('periods follow their frequency and shift, within the contract', () => {
  expect(awaited({ frequency: 'bimonthly' })).toEqual([['2026-09-01', '2026-10-31', true]])
  expect(awaited({ shiftDays: 14 })).toEqual([
    ['2026-09-01', '2026-09-14', true],
    ['2026-09-15', '2026-10-14', true],
    ['2026-10-15', '2026-11-14', true],
  ])
  expect(awaited({ contract: { startsOn: '2026-09-01', endsOn: '2026-09-20' } })).toEqual([
    ['2026-09-01', '2026-09-20', true],
  ])
})
