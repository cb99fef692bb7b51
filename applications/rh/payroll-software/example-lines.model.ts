import type { PayrollLine } from '#rh/payroll-lines.model.ts'

const hours = (count: number) => ({ unit: 'minutes', quantity: count * 60 }) as const
const days = (count: number) => ({ unit: 'days', quantity: count * 100 }) as const

/** A matricule of nobody. */
const exampleNumber = '0001'

/** What one person might have for the week before a day: hours of several kinds, a day of leave and one of illness. */
export function exampleLines(today: Temporal.PlainDate): PayrollLine[] {
  const monday = today.subtract({ days: today.dayOfWeek + 6 })
  const on = (from: number, to: number) => ({
    from: monday.add({ days: from }).toString(),
    to: monday.add({ days: to }).toString(),
  })
  const lines: Omit<PayrollLine, 'id' | 'payrollNumber'>[] = [
    { rubric: 'NORMAL', ...hours(21), ...on(0, 6) },
    { rubric: 'OVERTIME_25', ...hours(2.5), ...on(0, 6) },
    { rubric: 'NIGHT', ...hours(1.75), ...on(0, 6) },
    { rubric: 'ABSENCE_CP', ...days(1), ...on(3, 3) },
    { rubric: 'ABSENCE_MAL', ...days(1), ...on(4, 4) },
  ]
  return lines.map((line, index) => ({ id: String(index), payrollNumber: exampleNumber, ...line }))
}
