import type { SessionEnds } from '../identity.model.ts'

/** Milliseconds without activity after which the page signs out (platform-core, section 9). */
export const idleMs = 45 * 60_000

/** The server waits a little longer, for clocks, networks and activity that is noted once a minute. */
export const idleOnServerMs = idleMs + 60_000

const instant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(Math.round(ms)).toString()

/** Until when a session lives if nobody does anything any more. */
export const endsOf = (session: { lastActivityMs: number; absoluteEndMs: number }): SessionEnds => ({
  idleEndsAt: instant(Math.min(session.lastActivityMs + idleMs, session.absoluteEndMs)),
  absoluteEndsAt: instant(session.absoluteEndMs),
})
