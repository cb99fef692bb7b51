import type { HolidayZone } from '#platform/calendar/holidays.model.ts'
import { isHoliday } from '#platform/calendar/holidays.model.ts'
import { absenceTypeOf } from '#rh/absences/absence-type.model.ts'
import type { Away, WorkDays } from '#rh/absences/count-absence.model.ts'
import type { TimeFinding } from '#rh/working-time/time-limits.model.ts'
import type { Found } from './anomaly.model.ts'
import { shareOfDay } from './week-rubrics.model.ts'

/** What is known of somebody's week in a company, as HR looks at it. */
export type KnownWeek = {
  days: readonly string[]
  today: string
  /** Where the limits of law are passed. */
  findings: readonly TimeFinding[]
  /** Minutes by day. */
  worked: ReadonlyMap<string, number>
  away: readonly (Away & { typeCode: string })[]
  contracts: readonly { first: string; last: string | null; isDeclared: boolean; isSigned: boolean }[]
  workDays: WorkDays
  zone: HolidayZone
  /** Days worked without the permit that he needs. */
  barred: readonly string[]
  /** Whether a leader has yet to validate some of the hours. */
  hasOpenHours: boolean
  /** Days on which his contract is suspended. */
  suspended: readonly string[]
}

/**
 * What stands against paying the week of somebody. Blocking: hours without contract or declaration (code du travail, L1221-10)
 * or without the permit that he needs (L8251-1), hours of a day on which he is away, a limit of law that is passed.
 */
export function anomaliesOfWeek(week: KnownWeek): Found[] {
  return [
    ...week.findings.map(
      ({ rule, level, day, value, limit }): Found => ({ code: rule, level, day, value, limit, what: null }),
    ),
    ...ofContracts(week),
    ...withoutPermit(week),
    ...absentAndWorked(week),
    ...withoutHours(week),
    ...(week.hasOpenHours ? [found('hours_open', 'warn')] : []),
    ...withoutProof(week),
  ]
}

const found = (code: Found['code'], level: Found['level'], more: Partial<Found> = {}): Found => ({
  code,
  level,
  day: null,
  value: null,
  limit: null,
  what: null,
  ...more,
})

const covers = (day: string) => (contract: { first: string; last: string | null }) =>
  contract.first <= day && (contract.last === null || day <= contract.last)

function ofContracts({ days, worked, contracts }: KnownWeek) {
  const daysWorked = days.filter(day => worked.has(day))
  const undeclared = daysWorked.find(day => contracts.find(covers(day))?.isDeclared === false)
  const unsigned = daysWorked.find(day => contracts.find(covers(day))?.isSigned === false)
  return [
    ...(undeclared ? [found('no_dpae', 'block', { day: undeclared })] : []),
    ...(unsigned ? [found('unsigned', 'warn', { day: unsigned })] : []),
  ]
}

/** Told once, from the first of the days that he worked so. */
function withoutPermit({ barred }: KnownWeek) {
  const [day] = barred.toSorted()
  return day ? [found('permit_expired', 'block', { day, value: barred.length })] : []
}

/** Half a day away leaves the other half to be worked. */
function absentAndWorked({ days, worked, away }: KnownWeek) {
  return days.flatMap(day => {
    const value = worked.get(day)
    const absence = away.find(one => shareOfDay(one, day) === 1)
    return value !== undefined && absence
      ? [found('absent_and_worked', 'block', { day, value, what: absence.typeCode })]
      : []
  })
}

/** Of the days that he was to work, those that are over, and of which nothing is known. */
function withoutHours({ days, today, worked, away, contracts, workDays, zone, suspended }: KnownWeek) {
  const expected = days.filter(
    day =>
      day < today &&
      contracts.some(covers(day)) &&
      workDays.includes(Temporal.PlainDate.from(day).dayOfWeek) &&
      !isHoliday(day, zone) &&
      !suspended.includes(day) &&
      !away.some(one => shareOfDay(one, day) > 0),
  )
  const missing = expected.filter(day => !worked.has(day))
  const [day] = missing
  return day ? [found('no_hours', 'warn', { day, value: missing.length, limit: expected.length })] : []
}

/** A paper that proves an absence is due; it is told from the day after on. */
function withoutProof({ days, today, away }: KnownWeek) {
  return away.flatMap(({ fromDay, typeCode }) => {
    const proofDays = absenceTypeOf(typeCode)?.proofDays ?? null
    if (proofDays === null) return []
    const due = Temporal.PlainDate.from(fromDay).add({ days: proofDays }).toString()
    const day = days.find(one => one >= fromDay) as string
    return due < today ? [found('no_proof', 'warn', { day, what: typeCode })] : []
  })
}
