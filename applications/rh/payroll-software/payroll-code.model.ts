import { type HourRubric, hourRubrics, type Rubric, rubricOfAbsence } from '#rh/payroll-lines.model.ts'
import { absenceCodes, absenceTypesOn } from '#rh/absences/absence-type.model.ts'

/** What the payroll software counts a rubric in. */
export const payrollUnits = ['hours', 'days'] as const
export type PayrollUnit = (typeof payrollUnits)[number]

/** How a company's payroll software knows a rubric; a code of null is a rubric that it is not told. */
export type PayrollCode = { readonly code: string | null; readonly unit: PayrollUnit; readonly sign: 1 | -1 }

/** By rubric; one that is missing has not been decided on. */
export type PayrollCodes = ReadonlyMap<Rubric, PayrollCode>

export const isOfHours = (rubric: string): rubric is HourRubric => hourRubrics.some(hours => hours === rubric)

/** Hours are worked by the minute, absences are counted by the day. */
export const unitOf = (rubric: Rubric): PayrollUnit => (isOfHours(rubric) ? 'hours' : 'days')

/** All that may ever be told. */
export const rubrics: readonly [Rubric, ...Rubric[]] = [
  'NORMAL',
  ...hourRubrics.slice(1),
  ...absenceCodes.map(rubricOfAbsence),
]

/** What a company may have to tell on a day, in the order of a payslip: hours, then its types of absence. */
export const rubricsOn = (day: string): readonly Rubric[] => [
  ...hourRubrics,
  ...absenceTypesOn(day).map(({ code }) => rubricOfAbsence(code)),
]

/** The key of its label. */
export const labelOfRubric = (rubric: Rubric) =>
  isOfHours(rubric) ? `rh.rubric.${rubric}` : `rh.absence.type.${rubric.slice('ABSENCE_'.length)}`
