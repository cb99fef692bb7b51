/**
 * Hours as pay counts them, in the order of a payslip: hours of the contract, overtime (L3121-36: +25 % for the first
 * eight of a week, then +50 %), complementary hours of part-timers (L3123-8, L3123-21, L3123-29: +10 % to a tenth of
 * the contract, then +25 %), and what night, Sunday and public holidays add.
 */
export const hourRubrics = [
  'NORMAL',
  'OVERTIME_25',
  'OVERTIME_50',
  'COMPLEMENTARY_10',
  'COMPLEMENTARY_25',
  'NIGHT',
  'SUNDAY',
  'HOLIDAY_WORKED',
] as const

export type HourRubric = (typeof hourRubrics)[number]

/** What is paid or withheld: hours of one kind, or an absence of one type. */
export type Rubric = HourRubric | `ABSENCE_${string}`

/** The rubric of an absence type: one each, by its code of the company (`CP`, `MAL`). */
export const rubricOfAbsence = (typeCode: string): Rubric => `ABSENCE_${typeCode}`

/** A line that the payroll software is told: one person, one rubric, from and to the day given. */
export type PayrollLine = {
  /** What makes a line the same when it is sent again. */
  readonly id: string
  /** The matricule of the person in the company's payroll software (`software1Number`). */
  readonly payrollNumber: string
  readonly rubric: Rubric
  readonly unit: 'minutes' | 'days'
  /** Whole minutes, or days in hundredths; below zero where a line corrects one that was told before. */
  readonly quantity: number
  readonly from: string
  readonly to: string
}
