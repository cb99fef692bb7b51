import { businessZone } from '#kernel/shared/business-zone.ts'
import { stretchesWhere } from '#kernel/shared/stretches.ts'

/** Raw as it was measured, corrected or estimated by a person. */
export type Quality = 'r' | 'c' | 'e'

export const stepsOfPoints = [5, 10, 15, 20, 30, 60] as const

/** A civil day of Paris from 00:00: a value a step, null where it is missing, and a letter for each unless all are raw. */
export type DayOfPoints = { stepMin: number; points: readonly (number | null)[]; quality: string | null }

/** Known points are counted, a total is of values times minutes: one that lacks points is told with how many it has. */
export type SumsOfDay = {
  known: number
  estimated: number
  total: number
  low: number | null
  high: number | null
}

export const startOfDay = (day: string) =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: businessZone }).toInstant()

/** 1,380, 1,440 or 1,500. */
export const minutesOf = (day: string) =>
  (startOfDay(Temporal.PlainDate.from(day).add({ days: 1 }).toString()).epochMilliseconds -
    startOfDay(day).epochMilliseconds) /
  60_000

/** How many points a day has: 138, 144 or 150 of ten minutes. */
export const pointsExpected = (day: string, stepMin: number) => minutesOf(day) / stepMin

export const emptyDay = (day: string, stepMin: number): DayOfPoints => ({
  stepMin,
  points: Array.from({ length: pointsExpected(day, stepMin) }, () => null),
  quality: null,
})

const greatestCommon = (one: number, other: number): number => (other === 0 ? one : greatestCommon(other, one % other))

/** The widest step that parts both. */
export const commonStep = (one: number, other: number) => greatestCommon(one, other)

/** In a finer step, of which its own is a multiple: a mean power is the same over its parts. */
export function inFinerStep({ stepMin, points, quality }: DayOfPoints, to: number): DayOfPoints {
  const times = stepMin / to
  return {
    stepMin: to,
    points: points.flatMap(point => Array.from({ length: times }, () => point)),
    quality: quality && [...quality].map(letter => letter.repeat(times)).join(''),
  }
}

export const qualityAt = ({ quality }: DayOfPoints, place: number) => (quality?.[place] ?? 'r') as Quality

export function sumsOf({ stepMin, points, quality }: DayOfPoints): SumsOfDay {
  const known = points.filter(point => point !== null)
  return {
    known: known.length,
    estimated: points.filter((point, place) => point !== null && quality?.[place] === 'e').length,
    total: known.reduce((sum, point) => sum + point, 0) * stepMin,
    low: known.length === 0 ? null : Math.min(...known),
    high: known.length === 0 ? null : Math.max(...known),
  }
}

export type Merged = {
  day: DayOfPoints
  /** Places that were written, in the step of the day that came out. */
  written: number[]
  same: number
  /** What stands where something else was brought. */
  different: { place: number; standing: number; brought: number }[]
}

/** What is written: a letter, and whether it takes the place of what stands. */
export type Writing = { quality: Quality; replaces: boolean }

/**
 * Points brought to a day: where nothing stands they are written, the same again is nothing, and what stands stays unless
 * they are to replace it. Both are taken to the finer step.
 */
export function mergePoints(standing: DayOfPoints, brought: DayOfPoints, { quality, replaces }: Writing): Merged {
  const stepMin = commonStep(standing.stepMin, brought.stepMin)
  const [stood, came] = [inFinerStep(standing, stepMin), inFinerStep(brought, stepMin)]
  const points = [...stood.points]
  const letters = points.map((_, place) => qualityAt(stood, place))
  const [written, different]: [number[], Merged['different']] = [[], []]
  let same = 0
  for (const [place, value] of came.points.entries()) {
    const present = points[place] ?? null
    if (value === null) continue
    if (present === value && (quality === 'r' || letters[place] === quality)) {
      same += 1
      continue
    }
    if (present !== null && present !== value) different.push({ place, standing: present, brought: value })
    if (present !== null && !replaces) continue
    points[place] = value
    letters[place] = quality
    written.push(place)
  }
  return { day: dayOf(stepMin, points, letters), written, same, different }
}

/** Without some of its points, where they are still as they were measured. */
export function without(standing: DayOfPoints, places: ReadonlySet<number>): DayOfPoints {
  const letters = standing.points.map((_, place) => qualityAt(standing, place))
  const points = standing.points.map((point, place) => (places.has(place) && letters[place] === 'r' ? null : point))
  return dayOf(standing.stepMin, points, letters)
}

const dayOf = (stepMin: number, points: readonly (number | null)[], letters: readonly Quality[]): DayOfPoints => ({
  stepMin,
  points,
  quality: letters.every(letter => letter === 'r') ? null : letters.join(''),
})

/** Places that follow each other and hold nothing. */
export const holesOf = ({ points }: Pick<DayOfPoints, 'points'>) => stretchesWhere(points, point => point === null)
