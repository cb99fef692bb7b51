import { type HolidayZone, isHoliday } from '#platform/calendar/holidays.model.ts'
import { absenceTypeOf } from '#rh/absences/absence-type.model.ts'
import { type Away, countAbsence, type WorkDays } from '#rh/absences/count-absence.model.ts'
import rules from '#rh/data/pay-rules.json' with { type: 'json' }
import { type HourRubric, type PayrollLine, type Rubric, rubricOfAbsence } from '#rh/payroll-lines.model.ts'
import { limitsOn } from '#rh/working-time/time-limits.model.ts'
import { isTimed, nightMinutes, type Stretch, sumOf } from '#rh/working-time/worked-time.model.ts'

/** What a day of somebody brings to a rubric: whole minutes, or days in hundredths. */
export type DayLine = Pick<PayrollLine, 'rubric' | 'unit' | 'quantity'> & { day: string }

/** What the contract of a week says; null where it names no hours. A package in days knows neither overtime nor parts of time. */
export type AgreedTime = {
  weeklyMinutes: number | null
  workDays: WorkDays
  isDaysPackage: boolean
}

export type AwayOf = Away & { typeCode: string }

/** The week of somebody in one company: Monday to Sunday, what he worked in it and when he was away. */
export type WeekToPay = {
  days: readonly string[]
  profile: string
  dateOfBirth: string | null
  zone: HolidayZone
  agreed: AgreedTime
  stretches: readonly Stretch[]
  away: readonly AwayOf[]
}

/**
 * The rubrics of a week, day by day: what is cut at a month's end sums to the week. Hours beyond a threshold are those that
 * come last in it; days of leave count towards the threshold where the rule of that day says so, and are paid by themselves.
 */
export function rubricsOfWeek(week: WeekToPay): DayLine[] {
  return [...hoursOf(week), ...supplementsOf(week), ...absencesOf(week)].filter(({ quantity }) => quantity !== 0)
}

const minutesOf = (rubric: HourRubric, day: string, quantity: number): DayLine => ({
  day,
  rubric,
  unit: 'minutes',
  quantity,
})

type Band = { from: number; rubric: HourRubric }

function hoursOf(week: WeekToPay): DayLine[] {
  const bands = bandsOf(week)
  let before = leaveMinutes(week)
  return week.days.flatMap(day => {
    const [from, until] = [before, before + sumOf(week.stretches.filter(({ workDate }) => workDate === day))]
    before = until
    return bands.map((band, place) => {
      const ends = bands[place + 1]?.from ?? Number.POSITIVE_INFINITY
      return minutesOf(band.rubric, day, Math.max(0, Math.min(until, ends) - Math.max(from, band.from)))
    })
  })
}

/** Where each rate begins, in minutes of the week: part-timers have complementary hours up to the legal duration. */
function bandsOf({ days, profile, dateOfBirth, agreed }: WeekToPay): Band[] {
  if (agreed.isDaysPackage) return [{ from: 0, rubric: 'NORMAL' }]
  const monday = days[0] as string
  const { overtimeAfterMinutes, dearerOvertimeAfterMinutes } = limitsOn(monday, profile, dateOfBirth)
  const { weeklyMinutes } = agreed
  const dearer = 1 + rulesOn(monday).dearerComplementaryAfterPercent / 100
  const ofPartTime: Band[] =
    weeklyMinutes !== null && weeklyMinutes < overtimeAfterMinutes
      ? [
          { from: weeklyMinutes, rubric: 'COMPLEMENTARY_10' },
          { from: Math.min(Math.round(weeklyMinutes * dearer), overtimeAfterMinutes), rubric: 'COMPLEMENTARY_25' },
        ]
      : []
  return [
    { from: 0, rubric: 'NORMAL' },
    ...ofPartTime,
    { from: overtimeAfterMinutes, rubric: 'OVERTIME_25' },
    { from: dearerOvertimeAfterMinutes, rubric: 'OVERTIME_50' },
  ]
}

const rulesOn = (day: string) =>
  rules.rows.filter(({ validFrom }) => validFrom <= day).at(-1) ?? (rules.rows[0] as (typeof rules.rows)[number])

/** What days of leave count for in the week: the hours that he would have worked. */
function leaveMinutes({ days, zone, agreed, away, ...week }: WeekToPay) {
  const { countedAsWorked } = rulesOn(days[0] as string)
  const { overtimeAfterMinutes } = limitsOn(days[0] as string, week.profile, week.dateOfBirth)
  const aDay = (agreed.weeklyMinutes ?? overtimeAfterMinutes) / agreed.workDays.length
  const counted = away.filter(({ typeCode }) => (countedAsWorked as readonly string[]).includes(typeCode))
  const shares = days
    .filter(day => agreed.workDays.includes(Temporal.PlainDate.from(day).dayOfWeek) && !isHoliday(day, zone))
    .map(day =>
      Math.min(
        1,
        counted.reduce((sum, one) => sum + shareOfDay(one, day), 0),
      ),
    )
  return Math.round(shares.reduce((sum, share) => sum + share * aDay, 0))
}

/** 1 for a day wholly away, a half for a morning or an afternoon. */
export function shareOfDay({ fromDay, fromNoon, toDay, untilNoon }: Away, day: string) {
  if (day < fromDay || day > toDay) return 0
  return 1 - (Number(fromNoon && day === fromDay) + Number(untilNoon && day === toDay)) / 2
}

function supplementsOf({ days, zone, stretches }: WeekToPay): DayLine[] {
  return days.flatMap(day => {
    const ofDay = stretches.filter(({ workDate }) => workDate === day)
    const worked = sumOf(ofDay)
    const night = ofDay.filter(isTimed).reduce((sum, stretch) => sum + nightMinutes(stretch), 0)
    return [
      minutesOf('NIGHT', day, Math.min(night, worked)),
      minutesOf('SUNDAY', day, day === days.at(-1) ? worked : 0),
      minutesOf('HOLIDAY_WORKED', day, isHoliday(day, zone) ? worked : 0),
    ]
  })
}

/** Each day of an absence brings what the absence counts more up to it than up to the day before: all its days sum to it. */
function absencesOf({ days, zone, agreed, away }: WeekToPay): DayLine[] {
  return away.flatMap(absence => {
    const counts = absenceTypeOf(absence.typeCode)?.counts ?? 'calendar'
    const upTo = (day: string) =>
      day < absence.fromDay
        ? 0
        : countAbsence(
            counts,
            { ...absence, toDay: day, untilNoon: absence.untilNoon && day === absence.toDay },
            agreed.workDays,
            zone,
          )
    return days
      .filter(day => day >= absence.fromDay && day <= absence.toDay)
      .map(day => ({
        day,
        rubric: rubricOfAbsence(absence.typeCode),
        unit: 'days' as const,
        quantity: upTo(day) - upTo(Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()),
      }))
  })
}

/** What lines make of each rubric. */
export function totalsOf(lines: readonly Pick<DayLine, 'rubric' | 'quantity'>[]) {
  const totals = new Map<Rubric, number>()
  for (const { rubric, quantity } of lines) totals.set(rubric, (totals.get(rubric) ?? 0) + quantity)
  return totals
}
