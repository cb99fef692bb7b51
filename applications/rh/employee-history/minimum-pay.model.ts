import { type Minimum, minimumOn } from '#rh/contract-terms/coefficient.model.ts'
import { ageOn } from '#rh/employees/employee.model.ts'
import wage from '#rh/data/minimum-wage.json' with { type: 'json' }

type Pay = {
  unit: 'hourly' | 'monthly'
  amount: number
  /** Of the work time; a monthly pay without it cannot be compared. */
  weeklyHours: number | null
}

type Worker = {
  dateOfBirth: string
  on: string
  /** Six months in the trade end what lowers the minimum of the young (D3231-3). */
  hasPractice?: boolean
}
type Agreement = { minima: readonly Minimum[]; youthReduction: boolean }

/** Gross euros an hour: a month has 52 weeks of twelve (code du travail, L3242-1). */
export const hourly = ({ unit, amount, weeklyHours }: Pay): number | null => {
  if (unit === 'hourly') return amount
  return weeklyHours ? (amount * 12) / (52 * weeklyHours) : null
}

/**
 * The least that an hour may be paid on a date: the legal minimum, lowered for the young (D3231-3), or that of the
 * agreement's coefficient when it is higher; null before the first known one.
 */
export function minimumHourly(
  { dateOfBirth, on, hasPractice = false }: Worker,
  agreement: Agreement | null,
): number | null {
  const legal = minimumOn(wage.rows, on)
  if (legal === null) return null
  const age = ageOn(dateOfBirth, Temporal.PlainDate.from(on))
  const factor = hasPractice ? 1 : (wage.youth.find(({ underAge }) => age < underAge)?.factor ?? 1)
  const agreed = agreement ? (minimumOn(agreement.minima, on) ?? 0) : 0
  return Math.max(round(legal * factor), round(agreed * (agreement?.youthReduction ? factor : 1)))
}

const round = (euros: number) => Math.round(euros * 10_000) / 10_000
