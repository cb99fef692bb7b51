import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'

const mostHoursOld = 8
/** Clocks of two devices differ by so many minutes, at most. */
export const driftMinutes = 2

/**
 * When something was done on the floor: now, unless a device that had no network says when.
 * @throws Refusal 409 TOO_OLD past 8 hours, or ahead of the clock
 */
export function saidAt(clock: Clock, happenedAt: string | null | undefined): Temporal.Instant {
  const now = clock.now()
  if (!happenedAt) return now
  const said = Temporal.Instant.from(happenedAt)
  const isTooOld = Temporal.Instant.compare(said, now.subtract({ hours: mostHoursOld })) < 0
  const isAhead = Temporal.Instant.compare(said, now.add({ minutes: driftMinutes })) > 0
  if (isTooOld || isAhead) throw actTooOld()
  return said
}

export const actTooOld = () => new Refusal(409, 'TOO_OLD', 'atelier.order.too-old')
