import { stepsOfPoints } from '#platform/series/day-of-points.model.ts'

const isStep = (minutes: number | undefined): minutes is number =>
  (stepsOfPoints as readonly (number | undefined)[]).includes(minutes)

/**
 * For how many minutes each of some instants counts, deduced from what lies between them: a step may change inside a file,
 * while a hole is no step. Milliseconds, in order, stamped at the start of their step; null where nothing can be told.
 */
export function stepsOfStarts(instants: readonly number[]): (number | null)[] {
  const between = instants.map((at, place) => {
    const next = instants[place + 1]
    return next === undefined ? undefined : (next - at) / 60_000
  })
  return instants.map((_, place) => {
    const [before, next, afterNext] = [between[place - 1], between[place], between[place + 1]]
    const isTold = isStep(next) && (before === undefined || next <= before || afterNext === next)
    if (isTold) return next
    if (isStep(before)) return before
    return isStep(next) ? next : null
  })
}

/** The same of instants that are stamped at the end of their step. */
export const stepsOfEnds = (instants: readonly number[]): (number | null)[] =>
  stepsOfStarts(instants.map(at => -at).toReversed()).toReversed()
