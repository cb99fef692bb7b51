import { daysOfWeek, weekOf } from '#kernel/shared/iso-week.ts'
import { dayAfter, type Days } from '../days.model.ts'
import {
  commonStep,
  type DayOfPoints,
  minutesOf,
  pointsExpected,
  qualityAt,
  inFinerStep,
  startOfDay,
  type SumsOfDay,
} from '#platform/series/day-of-points.model.ts'
import { kwhOf } from './energy-of-power.model.ts'

export const stepsOfCurve = ['10', '60', 'day', 'week', 'month'] as const
export type StepOfCurve = (typeof stepsOfCurve)[number]

/** A day as its points are drawn, and as it is summed. */
export type DayToDraw = DayOfPoints & { day: string }
export type DayToSum = SumsOfDay & { day: string; stepMin: number }

/** Kilowatts of a step of minutes, kilowatt-hours of a longer one; null where a point is missing, and how many are. */
export type Drawn = { value: number | null; missing: number; estimated: number }

const minutesOfStep = { '10': 10, '60': 60 } as const
type StepOfMinutes = keyof typeof minutesOfStep
type StepOfDays = Exclude<StepOfCurve, StepOfMinutes>

/** The step of a day of which nothing is known. */
const usualStep = 10

const eachDay = ({ from, to }: Days) => {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day)
  return days
}

export const isOfMinutes = (step: StepOfCurve): step is StepOfMinutes => step === '10' || step === '60'

/** The first day of the week or month of a day, itself of a day. */
function groupOf(day: string, step: StepOfDays): string {
  if (step === 'day') return day
  if (step === 'month') return Temporal.PlainDate.from(day).with({ day: 1 }).toString()
  const { year, week } = weekOf(day)
  return daysOfWeek(year, week)[0] as string
}

/** When each value of a curve begins: instants of steps of minutes, else the first civil day within. */
export function momentsOf(days: Days, step: StepOfCurve): string[] {
  const all = eachDay(days)
  if (!isOfMinutes(step))
    return [...Map.groupBy(all, day => groupOf(day, step)).values()].map(([first]) => first as string)
  const minutes = minutesOfStep[step]
  return all.flatMap(day => {
    const start = startOfDay(day)
    return Array.from({ length: minutesOf(day) / minutes }, (_, place) =>
      start.add({ minutes: place * minutes }).toString(),
    )
  })
}

/** The kilowatts of a curve at its moments: a hole is missing in every mean that it lies in. */
export function powerOf(known: readonly DayToDraw[], days: Days, step: StepOfMinutes): Drawn[] {
  const byDay = new Map(known.map(one => [one.day, one]))
  return eachDay(days).flatMap(day => pointsOf(byDay.get(day), day, minutesOfStep[step]))
}

/** Its kilowatt-hours: a hole is missing in every total that it lies in. */
export function energyOf(known: readonly DayToSum[], days: Days, step: StepOfDays): Drawn[] {
  const byDay = new Map(known.map(one => [one.day, one]))
  return [...Map.groupBy(eachDay(days), day => groupOf(day, step)).values()].map(group => {
    const told = group.map(day => ({ day, sums: byDay.get(day) }))
    const missing = told.reduce(
      (sum, { day, sums }) => sum + pointsExpected(day, sums?.stepMin ?? usualStep) - (sums?.known ?? 0),
      0,
    )
    const total = told.reduce((sum, { sums }) => sum + (sums?.total ?? 0), 0)
    const estimated = told.reduce((sum, { sums }) => sum + (sums?.estimated ?? 0), 0)
    return { value: missing > 0 ? null : kwhOf(total), missing, estimated }
  })
}

function pointsOf(known: DayToDraw | undefined, day: string, stepMin: number): Drawn[] {
  if (!known)
    return Array.from({ length: pointsExpected(day, stepMin) }, () => ({ value: null, missing: 1, estimated: 0 }))
  const fine = inFinerStep(known, commonStep(known.stepMin, stepMin))
  const times = stepMin / fine.stepMin
  return Array.from({ length: fine.points.length / times }, (_, place) => {
    const places = Array.from({ length: times }, (__, within) => place * times + within)
    const points = places.map(at => fine.points[at] ?? null)
    const isWhole = points.every(point => point !== null)
    const sum = points.reduce<number>((all, point) => all + (point ?? 0), 0)
    return {
      value: isWhole ? Math.round(sum / times) / 1_000 : null,
      missing: isWhole ? 0 : 1,
      estimated: isWhole && places.some(at => qualityAt(fine, at) === 'e') ? 1 : 0,
    }
  })
}

/** What days hold together: kilowatt-hours of the points that are known, and what part of them somebody estimated. */
export function totalsOf(known: readonly DayToSum[], days: Days) {
  const byDay = new Map(known.map(one => [one.day, one]))
  const expected = eachDay(days).reduce(
    (sum, day) => sum + pointsExpected(day, byDay.get(day)?.stepMin ?? usualStep),
    0,
  )
  const points = known.reduce((sum, day) => sum + day.known, 0)
  const estimated = known.reduce((sum, day) => sum + day.estimated, 0)
  const highs = known.flatMap(({ high }) => high ?? [])
  return {
    kwh: kwhOf(known.reduce((sum, { total }) => sum + total, 0)),
    expected,
    known: points,
    missing: expected - points,
    estimatedPct: points === 0 ? 0 : Math.round((estimated * 1_000) / points) / 10,
    peakKw: highs.length === 0 ? null : Math.max(...highs) / 1_000,
  }
}
