import { expect, test } from 'vitest'
import type { Rubric } from '#rh/payroll-lines.model.ts'
import { correctionsOf, linesOf } from './told-lines.model.ts'

const monday = '2026-09-28'
const hours = (day: string, quantity: number, rubric: Rubric = 'NORMAL') => ({
  employeeId: 'paul',
  monday,
  day,
  rubric,
  unit: 'minutes' as const,
  quantity,
})
const away = (day: string) => ({ ...hours(day, 100, 'ABSENCE_CP'), unit: 'days' as const })

test('a week is told by rubric and month, an absence by the days that follow each other', () => {
  const days = [
    hours(monday, 420),
    hours('2026-09-30', 420),
    hours('2026-10-01', 300),
    away('2026-10-01'),
    away('2026-10-02'),
    away('2026-10-04'),
  ]
  expect(linesOf(days).map(({ rubric, quantity, from, to }) => [rubric, quantity, from, to])).toEqual([
    ['NORMAL', 840, monday, '2026-09-30'],
    ['NORMAL', 300, '2026-10-01', '2026-10-01'],
    ['ABSENCE_CP', 200, '2026-10-01', '2026-10-02'],
    ['ABSENCE_CP', 100, '2026-10-04', '2026-10-04'],
  ])
})

test('what moved after it was told is corrected by the difference, once', () => {
  const told = [
    { id: 'one', ...hours(monday, 2100) },
    { id: 'two', ...hours(monday, 60, 'OVERTIME_25') },
  ]
  const corrections = correctionsOf(told, [hours(monday, 2040)], '2026-10-05')

  expect(corrections.map(({ rubric, quantity, from, correctsId }) => [rubric, quantity, from, correctsId])).toEqual([
    ['NORMAL', -60, '2026-10-05', 'one'],
    ['OVERTIME_25', -60, '2026-10-05', 'two'],
  ])
  const after = [...told, ...corrections.map(line => ({ ...line, id: 'three' }))]
  expect(correctionsOf(after, [hours(monday, 2040)], '2026-10-12')).toEqual([])
})
