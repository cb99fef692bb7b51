import { expect, test } from 'vitest'
import { mondaysOf, monthOf, periodBefore, varianceOf, weekToCheck } from './pay-period.model.ts'

test('the week to check is the one before, over a new year as well', () => {
  expect(weekToCheck('2027-01-04')).toEqual({ from: '2026-12-28', to: '2027-01-03' })
  expect(weekToCheck('2026-11-29')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
})

test('a month is paid by the weeks that it touches', () => {
  expect(mondaysOf(monthOf('2026-11-15'))).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
})

test('a month is compared with the one before, as far as it has gone', () => {
  expect(periodBefore(monthOf('2026-03-10'), '2026-04-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(periodBefore(monthOf('2026-03-10'), '2026-03-10')).toEqual({ from: '2026-02-01', to: '2026-02-10' })
})

test('a total that moves by more than a fifth is told, one that begins is not', () => {
  expect([varianceOf(121, 100), varianceOf(120, 100), varianceOf(70, 100), varianceOf(50, 0)]).toEqual([
    21,
    null,
    -30,
    null,
  ])
})
