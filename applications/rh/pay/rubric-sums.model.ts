import { hourRubrics, type Rubric } from '#rh/payroll-lines.model.ts'
import type { RubricSum } from './pay-check.model.ts'
import { varianceOf } from './pay-period.model.ts'
import type { DayLine } from './week-rubrics.model.ts'

type Line = Pick<DayLine, 'rubric' | 'unit' | 'quantity'>

/** Hours that are worked, each once: night, Sunday and holiday say of some of them what they add. */
const workedRubrics: readonly Rubric[] = hourRubrics.slice(0, hourRubrics.indexOf('NIGHT'))

/** What lines make of each rubric beside what others made before, in the order of a payslip. */
export function rubricSums(now: readonly Line[], before: readonly Line[]): RubricSum[] {
  const rubrics = [...new Set([...now, ...before].map(({ rubric }) => rubric))].toSorted(inPayslipOrder)
  return rubrics.map(rubric => {
    const [quantity, former] = [sumOf(now, rubric), sumOf(before, rubric)]
    const { unit } = [...now, ...before].find(line => line.rubric === rubric) as Line
    return { rubric, unit, quantity, before: former, variance: varianceOf(quantity, former) }
  })
}

const sumOf = (lines: readonly Line[], rubric: Rubric) =>
  lines.reduce((sum, line) => (line.rubric === rubric ? sum + line.quantity : sum), 0)

/** Hours first, then absences by their code. */
export function inPayslipOrder(one: string, other: string) {
  const place = (rubric: string) => {
    const at = (hourRubrics as readonly string[]).indexOf(rubric)
    return at < 0 ? hourRubrics.length : at
  }
  return place(one) - place(other) || one.localeCompare(other)
}

/** Minutes worked, and hundredths of a day away. */
export const totalsOfLines = (lines: readonly Line[]) => ({
  worked: lines.reduce((sum, { rubric, quantity }) => (workedRubrics.includes(rubric) ? sum + quantity : sum), 0),
  away: lines.reduce((sum, { unit, quantity }) => (unit === 'days' ? sum + quantity : sum), 0),
})
