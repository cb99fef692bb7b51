import { businessZone } from '#kernel/shared/business-zone.ts'
import {
  commonStep,
  type DayOfPoints,
  emptyDay,
  startOfDay,
  stepsOfPoints,
} from '#platform/series/day-of-points.model.ts'
import { type CurveLine, linesOfCurve } from './curve-lines.model.ts'
import { instantOfStamp } from './stamps.model.ts'
import { stepsOfEnds, stepsOfStarts } from './steps-of-stamps.model.ts'

export const reasonsOfFault = ['time', 'ambiguous', 'value', 'step'] as const
type Fault = { line: number; reason: (typeof reasonsOfFault)[number] }

/** How a source writes: its stamps stand at the start or at the end of a step; its unit where the file says none. */
export type Source = { stamp: 'start' | 'end'; unit: 'w' | 'kw'; direction: 'in' | 'out' }

export type LoadCurve = {
  /** Lines that tell a point, whatever became of them. */
  read: number
  /** Watts. */
  days: ReadonlyMap<string, DayOfPoints>
  same: number
  different: number
  /** Lines of what goes the other way than the meter. */
  otherDirection: number
  faults: Fault[]
  isStepKnown: boolean
}

type Point = CurveLine & { at: number }
type Timed = { line: number; start: number; step: number; watts: number }

/**
 * A load curve as distributors and loggers write it: a preamble and `Horodate;Valeur`, columns that a first line names, or
 * two columns without names. A day of which a value cannot be read is left out whole (design of Énergie, section 5).
 */
export function loadCurveIn(text: string, source: Source): LoadCurve {
  const all = linesOfCurve(text)
  const lines = all.filter(({ direction }) => direction === null || direction === source.direction)
  const faults: Fault[] = []
  const points = lines.flatMap(placedIn(faults)).toSorted((one, other) => one.at - other.at)
  const steps = stepsOf(points, source)
  const broken = new Set<string>()
  const timed = points.flatMap((point, place): Timed[] => {
    const step = steps[place] ?? null
    if (step === null) faults.push({ line: point.line, reason: 'step' })
    if (step === null) return []
    const start = source.stamp === 'end' ? point.at - step * 60_000 : point.at
    if (point.value === '') return []
    const watts = wattsIn(point.value, point.unit ?? source.unit)
    if (watts === null) {
      faults.push({ line: point.line, reason: 'value' })
      broken.add(dayAt(start))
      return []
    }
    return [{ line: point.line, start, step, watts }]
  })
  const told = daysOf(timed, faults)
  return {
    ...told,
    days: new Map([...told.days].filter(([day]) => !broken.has(day))),
    read: all.length,
    otherDirection: all.length - lines.length,
    faults: faults.toSorted((one, other) => one.line - other.line),
    isStepKnown: points.length === 0 || steps.some(step => step !== null),
  }
}

/** Each line at its instant, told by that of the line before where the clock gives an hour twice. */
function placedIn(faults: Fault[]) {
  let before: number | null = null
  return (line: CurveLine): Point[] => {
    const at = instantOfStamp(line.stamp, before)
    if (typeof at === 'string') {
      faults.push({ line: line.line, reason: at })
      return []
    }
    before = at
    return [{ ...line, at }]
  }
}

/** What a line says of its step, else what is deduced of its neighbours; instants that come twice are one. */
function stepsOf(points: readonly Point[], { stamp }: Source): (number | null)[] {
  const instants = [...new Set(points.map(({ at }) => at))]
  const deduced = stamp === 'end' ? stepsOfEnds(instants) : stepsOfStarts(instants)
  const byInstant = new Map(instants.map((at, place) => [at, deduced[place] ?? null]))
  return points.map(({ at, step }) => step ?? byInstant.get(at) ?? null)
}

/** Whole watts, half up; null of what is no power. */
function wattsIn(cell: string, unit: 'w' | 'kw'): number | null {
  const [, whole, decimals = ''] = /^(\d{1,10})(?:[.,](\d{1,6}))?$/.exec(cell.replace(/[\s\u202f\u00a0]/g, '')) ?? []
  if (whole === undefined) return null
  const micro = BigInt(whole) * 1_000_000n + BigInt(decimals.padEnd(6, '0'))
  const step = unit === 'kw' ? 1_000n : 1_000_000n
  const watts = Number((micro + step / 2n) / step)
  return watts > 2_000_000_000 ? null : watts
}

const dayAt = (at: number) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(businessZone).toPlainDate().toString()

function daysOf(points: readonly Timed[], faults: Fault[]) {
  const days = new Map<string, DayOfPoints>()
  let [same, different] = [0, 0]
  for (const [day, ofDay] of Map.groupBy(points, ({ start }) => dayAt(start))) {
    const midnight = startOfDay(day).epochMilliseconds
    const placed = ofDay.map(point => ({ ...point, minute: (point.start - midnight) / 60_000 }))
    const fitting = placed.filter(({ minute, step }) => isPart(step) && minute % step === 0)
    for (const { line } of placed.filter(point => !fitting.includes(point))) faults.push({ line, reason: 'step' })
    if (fitting.length === 0) continue
    const stepMin = fitting.reduce((common, { step }) => commonStep(common, step), 60)
    const values = [...emptyDay(day, stepMin).points]
    for (const { minute, step, watts } of fitting) {
      const place = minute / stepMin
      const standing = values[place]
      if (standing === null || standing === undefined) values.fill(watts, place, place + step / stepMin)
      else if (standing === watts) same += 1
      else different += 1
    }
    days.set(day, { stepMin, points: values, quality: null })
  }
  return { days, same, different }
}

const isPart = (step: number) => (stepsOfPoints as readonly number[]).includes(step)
