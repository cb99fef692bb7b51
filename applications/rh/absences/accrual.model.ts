import { absenceTypeOf, leave } from './absence-type.model.ts'

type Month = { first: string; last: string }
type Employed = { from: string; to: string | null }
type AwayFor = { typeCode: string; from: string; to: string }

/**
 * Hundredths of a day of paid leave that a month gives: two and a half days when one was there, or away for a reason that counts
 * as work; two for the days of illness (code du travail, L3141-3, L3141-5 and L3141-5-1).
 */
export function accruedIn(month: Month, employed: readonly Employed[], absences: readonly AwayFor[]): number {
  const days = daysOf(month)
  const shares = days.map(day => {
    if (!employed.some(({ from, to }) => from <= day && (to === null || day <= to))) return 0
    const absence = absences.find(({ from, to }) => from <= day && day <= to)
    const accrual = (absence && absenceTypeOf(absence.typeCode)?.accrual) ?? 'full'
    return { full: leave.hundredthsAMonth, reduced: leave.reducedHundredthsAMonth, none: 0 }[accrual]
  })
  return Math.round(shares.reduce((sum, share) => sum + share, 0) / days.length)
}

function daysOf({ first, last }: Month) {
  const begins = Temporal.PlainDate.from(first)
  const { days } = begins.until(last, { largestUnit: 'day' })
  return Array.from({ length: days + 1 }, (_, more) => begins.add({ days: more }).toString())
}
