import { monthsEnd } from '#platform/calendar/periods.model.ts'
import limits from '../data/contract-limits.json' with { type: 'json' }
import { dayOf } from './contract-facts.model.ts'

/** What is said of a contract whose person has neither joined a health cover nor been dispensed from it (rule 12). */
export const missingCovers = ['missing', 'health_payment'] as const
export type MissingCover = (typeof missingCovers)[number]

type Terms = { hiringDate: string; endOfContractDate: string | null; weeklyHours: number | null }

/**
 * Of a contract of three months at most, or of fifteen hours a week at most, the employer may pay towards a cover of the
 * employee's own instead (« versement santé », code de la sécurité sociale, L911-7-1).
 */
export function missingCover({ hiringDate, endOfContractDate, weeklyHours }: Terms): MissingCover {
  const { mostMonths, mostWeeklyHours } = limits.healthPayment
  const isShort = endOfContractDate !== null && endOfContractDate <= monthsEnd(dayOf(hiringDate), mostMonths).toString()
  const isOfFewHours = weeklyHours !== null && weeklyHours <= mostWeeklyHours
  return isShort || isOfFewHours ? 'health_payment' : 'missing'
}
