import { expect, test } from 'vitest'
import { dueDays } from './plant-round.model.ts'

const tuesdays = { weekday: 2, everyWeeks: 1, startsOn: '2026-11-26', endsOn: null }

test('rounds are due on their day of the week, from the first that comes', () => {
  expect(dueDays(tuesdays, '2026-11-26', '2026-12-15')).toEqual(['2026-12-01', '2026-12-08', '2026-12-15'])
})

test('every other week is counted from the first round, wherever one looks from', () => {
  const fortnightly = { ...tuesdays, everyWeeks: 2 }
  expect(dueDays(fortnightly, '2026-12-02', '2026-12-31')).toEqual(['2026-12-15', '2026-12-29'])
})

test('nothing is due after the end of a plan, nor across the new year by another step', () => {
  expect(dueDays({ ...tuesdays, endsOn: '2026-12-08' }, '2026-11-26', '2027-01-31')).toEqual([
    '2026-12-01',
    '2026-12-08',
  ])
  expect(dueDays(tuesdays, '2026-12-29', '2027-01-05')).toEqual(['2026-12-29', '2027-01-05'])
})
