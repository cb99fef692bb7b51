import { csvText } from '#kernel/shared/csv.ts'
import { hourRubrics, type PayrollLine, type Rubric } from '#rh/payroll-lines.model.ts'
import { isOfHours, type PayrollCode, type PayrollCodes } from './payroll-code.model.ts'

const head = ['matricule', 'code', 'valeur', 'dateDebut', 'dateFin']

/** What keeps lines from being told: rubrics that nobody decided on, in the order of a payslip, and lines without a number. */
export type Untold = { readonly rubrics: readonly Rubric[]; readonly withoutNumber: readonly PayrollLine[] }

export const untoldIn = (lines: readonly PayrollLine[], codes: PayrollCodes): Untold => ({
  rubrics: [...new Set(lines.map(({ rubric }) => rubric))]
    .filter(rubric => !codes.has(rubric))
    .toSorted(inPayslipOrder),
  withoutNumber: lines.filter(line => codes.get(line.rubric)?.code !== null && line.payrollNumber.trim() === ''),
})

/** A line as the software reads it: hours or days to the hundredth, with the sign of its rubric. */
export type ToldLine = { readonly line: PayrollLine; readonly code: string; readonly value: number }

/** The lines that a company tells, by person, day and rubric; those that it chose not to tell are left out. */
export const linesToTell = (lines: readonly PayrollLine[], codes: PayrollCodes): readonly ToldLine[] =>
  lines
    .flatMap(line => {
      const known = codes.get(line.rubric)
      return known?.code ? [{ line, code: known.code, value: valueOf(line, known) }] : []
    })
    .toSorted(
      (one, other) =>
        inOrder(one.line.payrollNumber, other.line.payrollNumber) ||
        inOrder(one.line.from, other.line.from) ||
        inPayslipOrder(one.line.rubric, other.line.rubric) ||
        inOrder(one.line.id, other.line.id),
    )

/** The file that is brought to the software (RH design, time-absences-pay, section 7): the same lines make the same bytes. */
export const payrollFileOf = (lines: readonly PayrollLine[], codes: PayrollCodes): string =>
  csvText(
    [
      head,
      ...linesToTell(lines, codes).map(({ line, code, value }) => [
        line.payrollNumber,
        code,
        value,
        inFrench(line.from),
        inFrench(line.to),
      ]),
    ],
    { isFirst: true },
  )

const minutesOfHour = 60

function valueOf({ unit, quantity }: PayrollLine, { sign }: PayrollCode) {
  const hundredths = unit === 'minutes' ? Math.round((Math.abs(quantity) * 100) / minutesOfHour) : Math.abs(quantity)
  return hundredths === 0 ? 0 : (Math.sign(quantity) * sign * hundredths) / 100
}

const inFrench = (day: string) => day.split('-').toReversed().join('/')

const inOrder = (one: string, other: string) => Number(one > other) - Number(one < other)

/** Hours first, then absences by their code. */
function inPayslipOrder(one: Rubric, other: Rubric) {
  if (isOfHours(one) && isOfHours(other)) return hourRubrics.indexOf(one) - hourRubrics.indexOf(other)
  return Number(isOfHours(other)) - Number(isOfHours(one)) || inOrder(one, other)
}
