import { expect, test } from 'vitest'
import type { Rubric } from '#rh/payroll-lines.model.ts'
import { rubricSums, totalsOfLines } from './rubric-sums.model.ts'

const hours = (rubric: Rubric, quantity: number) => ({ rubric, unit: 'minutes' as const, quantity })
const days = (rubric: Rubric, quantity: number) => ({ rubric, unit: 'days' as const, quantity })

test('a period is summed by rubric in the order of a payslip, beside the one before', () => {
  const now = [days('ABSENCE_MAL', 200), hours('NIGHT', 60), hours('NORMAL', 400), hours('NORMAL', 300)]
  const before = [hours('NORMAL', 500), days('ABSENCE_CP', 100), hours('NIGHT', 60)]

  expect(rubricSums(now, before).map(({ rubric, quantity, variance }) => [rubric, quantity, variance])).toEqual([
    ['NORMAL', 700, 40],
    ['NIGHT', 60, null],
    ['ABSENCE_CP', 0, -100],
    ['ABSENCE_MAL', 200, null],
  ])
})

test('hours are worked once, whatever night and Sunday add to them', () => {
  const lines = [hours('NORMAL', 420), hours('OVERTIME_25', 60), hours('SUNDAY', 60), days('ABSENCE_CP', 150)]
  expect(totalsOfLines(lines)).toEqual({ worked: 480, away: 150 })
})
