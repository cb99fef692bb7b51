import { monthsEnd } from '#platform/calendar/periods.model.ts'
import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import limits from '../data/contract-limits.json' with { type: 'json' }

export type Term = {
  family: Family
  hiringDate: string
  endOfContractDate: string | null
  minimumDurationDays: number | null
  /** Of the position, by PCS: 3xx executives, 4xx technicians, 5xx and 6xx employees and workers. */
  cspCode: string | null
}

/** Last days of a trial: the one to propose, and the last that the law lets stand. */
export type Trial = { proposed: string; latest: string }

const dayOf = (date: string) => Temporal.PlainDate.from(date)
const lastOf = (start: string, days: number) =>
  dayOf(start)
    .add({ days: days - 1 })
    .toString()
const both = (day: string): Trial => ({ proposed: day, latest: day })

/** Calendar days of a contract, both ends counted; of an open term its minimum; null of one that has neither. */
export const daysOfTerm = ({
  hiringDate,
  endOfContractDate,
  minimumDurationDays,
}: Pick<Term, 'hiringDate' | 'endOfContractDate' | 'minimumDurationDays'>) =>
  endOfContractDate ? dayOf(hiringDate).until(dayOf(endOfContractDate)).days + 1 : minimumDurationDays

/** Of a position, by its PCS. */
export const categoryOf = (cspCode: string | null) => {
  if (cspCode?.startsWith('3')) return 'executive'
  return cspCode?.startsWith('4') ? 'technician' : 'worker'
}

/**
 * How long a trial may last: by category without term (L1221-19), a day for each week up to 14 days, or a month beyond six
 * months, of a fixed term (L1242-10: whole weeks are proposed, begun ones let stand), 45 days of an apprentice (L6222-18).
 * Null where nothing says the term yet.
 */
export function trialOf(term: Term): Trial | null {
  const { family, hiringDate, cspCode } = term
  if (family === 'permanent')
    return both(monthsEnd(dayOf(hiringDate), limits.trialMonthsByCategory[categoryOf(cspCode)]).toString())
  if (family === 'apprenticeship') return both(lastOf(hiringDate, limits.apprenticeshipTrialDays))
  const days = family === 'harvest' ? (daysOfTerm(term) ?? 30) : daysOfTerm(term)
  if (days === null || days < 1) return null
  const { mostDays, shortMonths, longMonths } = limits.fixedTermTrial
  const isLong = lastOf(hiringDate, days) > monthsEnd(dayOf(hiringDate), shortMonths).toString()
  if (isLong) return both(monthsEnd(dayOf(hiringDate), longMonths).toString())
  return {
    proposed: lastOf(hiringDate, Math.min(Math.max(Math.floor(days / 7), 1), mostDays)),
    latest: lastOf(hiringDate, Math.min(Math.ceil(days / 7), mostDays)),
  }
}

/** Gross euros a month of an hourly pay: a month has 52 weeks of twelve (L3242-1). */
export const monthlyGross = (hourly: number, weeklyHours: number) =>
  Math.round((hourly * weeklyHours * 52 * 100) / 12) / 100
