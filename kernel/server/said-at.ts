import type { Clock } from './clock.ts'

/** When something was done: now, unless a phone that had no network says when. A clock that is ahead says now. */
export function saidAt(clock: Clock, happenedAt: string | undefined): Temporal.Instant {
  const now = clock.now()
  const said = happenedAt === undefined ? now : Temporal.Instant.from(happenedAt)
  return Temporal.Instant.compare(said, now) > 0 ? now : said
}
