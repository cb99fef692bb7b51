import type { SessionEnds } from '../identity.model.ts'

/** Milliseconds without activity after which the page signs out (platform-core, section 9). */
export const idleMs = 45 * 60_000

/** The server waits a little longer, for clocks, networks and activity that is noted once a minute. */
export const idleOnServerMs = idleMs + 60_000

const instant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(Math.round(ms)).toString()

/** Until when a session lives if nobody does anything any more. */
export const endsOf = (session: { last_activity_ms: number; absolute_end_ms: number }): SessionEnds => ({
  idleEndsAt: instant(Math.min(session.last_activity_ms + idleMs, session.absolute_end_ms)),
  absoluteEndsAt: instant(session.absolute_end_ms),
})
