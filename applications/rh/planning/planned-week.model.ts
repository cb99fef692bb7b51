import { checkWeek, type TimeFinding, timeRules, type WeekToCheck } from '#rh/working-time/time-limits.model.ts'

export const planningRules = [...timeRules, 'absence', 'absence_asked', 'permit', 'skill', 'paper'] as const
export type PlanningRule = (typeof planningRules)[number]

/** `block`: the week is published with a reason alone, by who may. `what`: the skills or papers that are meant. */
export type PlanningFinding = Omit<TimeFinding, 'rule'> & { rule: PlanningRule; what: string | null }

/** When somebody is to work on a day, in hours of the place; one that does not end later than it begins ends the day after. */
export type Hours = { workDate: string; from: string; until: string }

/** Away from one instant of the place to another: `2026-06-01T12:00`. */
export type Away = { fromAt: string; toAt: string; isDecided: boolean }

/** A named thing that stands against a day's work: a skill that is lacking, a paper that ended. */
export type Against = { day: string; what: string }

/** The planned week of somebody, with all that is known of whether he may work it. */
export type WeekToPlan = {
  week: WeekToCheck
  shifts: readonly Hours[]
  away: readonly Away[]
  /** Days on which he has no right to work. */
  barred: readonly string[]
  lacking: readonly Against[]
  papers: readonly Against[]
}

/** What stands against the planned week of somebody: the limits of law on hours, then what is known of the person on each day. */
export function checkPlannedWeek({ week, shifts, away, barred, lacking, papers }: WeekToPlan): PlanningFinding[] {
  return [
    ...checkWeek(week).map(finding => ({ ...finding, what: null })),
    ...absences(shifts, away),
    ...barred.map(day => against('permit', day)),
    ...papers.map(({ day, what }) => against('paper', day, what)),
    ...lacking.map(({ day, what }) => against('skill', day, what)),
  ]
}

const against = (rule: PlanningRule, day: string, what: string | null = null): PlanningFinding => ({
  rule,
  level: rule === 'absence_asked' ? 'warn' : 'block',
  day,
  value: null,
  limit: null,
  what,
})

/** An absence that was only asked for is told, and stops nobody. */
function absences(shifts: readonly Hours[], away: readonly Away[]) {
  const days = [...new Set(shifts.map(({ workDate }) => workDate))].toSorted()
  return days.flatMap(day => {
    const met = away.filter(absence => shifts.some(shift => shift.workDate === day && meets(shift, absence)))
    if (met.length === 0) return []
    return [against(met.some(({ isDecided }) => isDecided) ? 'absence' : 'absence_asked', day)]
  })
}

function meets(shift: Hours, { fromAt, toAt }: Away) {
  const { begins, ends } = spanOf(shift)
  return begins < toAt && fromAt < ends
}

/** Days on which somebody is away, in part or wholly, by what was decided. */
export const daysAway = (days: readonly string[], away: readonly Away[]) =>
  days.filter(day =>
    away.some(({ isDecided, fromAt, toAt }) => isDecided && fromAt < `${day}T24` && toAt > `${day}T00:00`),
  )

/** In hours of the place, as text that compares in order of time. */
export function spanOf({ workDate, from, until }: Hours) {
  const lastDay = until > from ? workDate : Temporal.PlainDate.from(workDate).add({ days: 1 }).toString()
  return { begins: `${workDate}T${from}`, ends: `${lastDay}T${until}` }
}
