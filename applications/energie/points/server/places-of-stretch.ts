import { Refusal } from '#kernel/server/errors.ts'
import { minutesOf, startOfDay } from '#platform/series/day-of-points.model.ts'

type Stretch = { day: string; from: string; to: string }

/** The places of a day that a stretch covers. @throws Refusal 400 STRETCH when it is empty, leaves its day or cuts a point */
export function placesOf({ day, from, to }: Stretch, stepMin: number): { from: number; to: number } {
  const start = startOfDay(day)
  const minutes = (at: string) => (Temporal.Instant.from(at).epochMilliseconds - start.epochMilliseconds) / 60_000
  const [first, last] = [minutes(from), minutes(to)]
  const isWhole = first % stepMin === 0 && last % stepMin === 0
  if (!isWhole || first < 0 || first >= last || last > minutesOf(day))
    throw new Refusal(400, 'STRETCH', 'energie.points.stretch')
  return { from: first / stepMin, to: last / stepMin }
}
