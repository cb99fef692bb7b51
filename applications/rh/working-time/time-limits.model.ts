import { businessZone } from '#kernel/shared/business-zone.ts'
import limits from '#rh/data/working-time-limits.json' with { type: 'json' }
import { isTimed, minutesBetween, nightMinutes, type Stretch, sumOf, type Timed } from './worked-time.model.ts'

export const timeRules = [
  'no_contract',
  'work_after_term',
  'day_max',
  'week_max',
  'average_max',
  'daily_rest',
  'weekly_rest',
  'days_a_week',
  'seven_days',
  'break',
  'minor_night',
] as const
export type TimeRule = (typeof timeRules)[number]

/** Rules whose figures are days; those of the others are minutes. */
export const rulesInDays: readonly string[] = ['days_a_week', 'seven_days'] satisfies TimeRule[]

/** `block`: the law is passed, whoever validates says why. `warn`: to be looked at. Minutes, except of days. */
export type TimeFinding = {
  rule: TimeRule
  level: 'warn' | 'block'
  day: string | null
  value: number | null
  limit: number | null
}

export type Profile = (typeof limits.rows)[number]['profile']

/** The week of somebody: what he worked in it, seven days before it and on the Monday after. */
export type WeekToCheck = {
  days: readonly string[]
  profile: string
  dateOfBirth: string | null
  stretches: readonly Stretch[]
  /** Minutes of the weeks before this one over which the mean is taken, this one left out. */
  minutesBefore: number
  /** Days worked without a contract, with the last day of the contract before, where there was one. */
  withoutContract: readonly { day: string; after: string | null }[]
}

/** The limits of a profile on a day, those of who is not of age where they are narrower. */
export function limitsOn(day: string, profile: string, dateOfBirth: string | null) {
  const of = limits.rows.filter(row => row.profile === profile && row.validFrom <= day).at(-1)
  const common = of ?? (limits.rows[0] as (typeof limits.rows)[number])
  const minor =
    dateOfBirth === null ? undefined : limits.minors.find(({ underAge }) => ageOn(day, dateOfBirth) < underAge)
  return { ...common, nightFrom: null, nightUntil: null, ...minor }
}

const ageOn = (day: string, dateOfBirth: string) =>
  Temporal.PlainDate.from(dateOfBirth).until(day, { largestUnit: 'year' }).years

/**
 * Where the week of somebody passes a limit of law (code du travail, L3121-16 to L3121-22, L3131-1, L3132-1, L3132-2, L3162-1,
 * L3163-1, L1243-11; code rural, L713-13). Rest is known of noted hours alone.
 */
export function checkWeek(week: WeekToCheck): TimeFinding[] {
  const { days, stretches } = week
  const limit = limitsOn(days[0] as string, week.profile, week.dateOfBirth)
  const inWeek = stretches.filter(({ workDate }) => days.includes(workDate))
  const timed = stretches.filter(isTimed).toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
  return [
    ...week.withoutContract.map(({ day, after }) =>
      passed(after === null ? 'no_contract' : 'work_after_term', { day, value: null, limit: null }),
    ),
    ...dayByDay(days, inWeek, limit),
    ...above('week_max', sumOf(inWeek), limit.weekMinutes),
    ...ofMean(sumOf(inWeek) + week.minutesBefore, limit),
    ...dailyRest(timed, days, limit.dailyRestMinutes),
    ...weeklyRest(timed, stretches, days, limit.weeklyRestMinutes),
    ...daysWorked(stretches, days, limit.daysAWeek),
  ]
}

type Limits = ReturnType<typeof limitsOn>
type Measured = { day?: string; value: number | null; limit: number | null }

const passed = (
  rule: TimeRule,
  { day, value, limit }: Measured,
  level: TimeFinding['level'] = 'block',
): TimeFinding => ({
  rule,
  level,
  day: day ?? null,
  value,
  limit,
})

const above = (rule: TimeRule, value: number, limit: number, day?: string) =>
  value > limit ? [passed(rule, { value, limit, ...(day && { day }) })] : []

function dayByDay(days: readonly string[], stretches: readonly Stretch[], limit: Limits): TimeFinding[] {
  return days.flatMap(day => {
    const ofDay = stretches.filter(({ workDate }) => workDate === day)
    const timed = ofDay.filter(isTimed)
    return [
      ...above('day_max', sumOf(ofDay), limit.dayMinutes, day),
      ...withoutBreak(timed, limit, day),
      ...atNight(timed, limit, day),
    ]
  })
}

/** A pause shorter than the legal one does not part what is worked before from what is worked after it. */
function withoutBreak(timed: readonly Timed[], { breakAfterMinutes, breakMinutes }: Limits, day: string) {
  let run = 0
  let pauses = 0
  let until: string | undefined
  for (const { startsAt, endsAt, breakMinutes: taken } of timed) {
    const pause = until === undefined ? 0 : minutesBetween(until, startsAt)
    if (pause >= breakMinutes) [run, pauses] = [0, 0]
    run += minutesBetween(startsAt, endsAt) - taken
    pauses = Math.max(pauses, taken)
    until = endsAt
    if (run > breakAfterMinutes && pauses < breakMinutes)
      return [passed('break', { day, value: pauses, limit: breakMinutes }, 'warn')]
  }
  return []
}

function atNight(timed: readonly Timed[], { nightFrom, nightUntil }: Limits, day: string) {
  if (nightFrom === null || nightUntil === null) return []
  const value = timed.reduce((sum, stretch) => sum + nightMinutes(stretch, { nightFrom, nightUntil }), 0)
  return above('minor_night', value, 0, day)
}

function ofMean(minutes: number, { averageMinutes, averageWeeks }: Limits) {
  return above('average_max', Math.round(minutes / averageWeeks), averageMinutes)
}

function dailyRest(timed: readonly Timed[], days: readonly string[], limit: number) {
  return timed.flatMap((stretch, at) => {
    const before = timed[at - 1]
    if (!before || before.workDate === stretch.workDate || !days.includes(stretch.workDate)) return []
    const value = minutesBetween(before.endsAt, stretch.startsAt)
    return value < limit ? [passed('daily_rest', { day: stretch.workDate, value, limit })] : []
  })
}

/** The longest rest that begins in the week, or the part in it of one that began before; unknown where a day has no hours. */
function weeklyRest(timed: readonly Timed[], all: readonly Stretch[], days: readonly string[], limit: number) {
  const worked = all.filter(({ workDate }) => days.includes(workDate))
  if (worked.length === 0 || !all.every(isTimed)) return []
  const monday = `${days[0]}`
  const beginning = timed.find(({ workDate }) => workDate >= monday)
  const begins = Temporal.PlainDate.from(monday)
  const first = beginning
    ? begins.until(beginning.workDate).total('minutes') + minutesOfDay(beginning.startsAt)
    : Number.POSITIVE_INFINITY
  const rests = timed.flatMap((stretch, at) => {
    if (!days.includes(stretch.workDate)) return []
    const next = timed[at + 1]
    return [next ? minutesBetween(stretch.endsAt, next.startsAt) : Number.POSITIVE_INFINITY]
  })
  const value = Math.max(first, ...rests)
  return value < limit ? [passed('weekly_rest', { value, limit })] : []
}

const minutesOfDay = (instant: string) => {
  const { hour, minute } = Temporal.Instant.from(instant).toZonedDateTimeISO(businessZone)
  return hour * 60 + minute
}

/** Six days in a civil week at most (L3132-1); seven in a row across two weeks are told (Cass. soc., 13 Nov. 2025, 24-10.733). */
function daysWorked(stretches: readonly Stretch[], days: readonly string[], limit: number) {
  const worked = new Set(stretches.map(({ workDate }) => workDate))
  const inWeek = days.filter(day => worked.has(day))
  if (inWeek.length > limit) return above('days_a_week', inWeek.length, limit)
  const longest = 6
  const seventh = inWeek.find(day =>
    Array.from({ length: longest }, (_, back) =>
      Temporal.PlainDate.from(day)
        .subtract({ days: back + 1 })
        .toString(),
    ).every(before => worked.has(before)),
  )
  return seventh ? [passed('seven_days', { day: seventh, value: longest + 1, limit: longest }, 'warn')] : []
}
