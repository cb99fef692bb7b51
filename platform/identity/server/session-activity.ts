import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { sessionsCalls } from '../sessions.calls.ts'
import { endSessions } from './end-sessions.ts'
import { forgetInBrowser } from './refresh-cookie.ts'
import { endsOf, idleMs } from './session-ends.ts'
import { sessionOf } from './session-row.ts'

/** Activity moves a session's row at most once in so many milliseconds. */
export const activityEveryMs = 60_000

/** A page that has seen nobody for so long believes that its person has left. */
const idleOfPageMs = idleMs - 60_000

type Activity = typeof sessionsCalls.noteActivity
type Leave = typeof sessionsCalls.logInactivityLogout

/** Somebody did something then: the idle time of his session begins anew. */
export async function noteActivityOf(db: PlatformDb, sessionId: string, now: Temporal.Instant) {
  await db
    .updateTable('platform.session')
    .set({ lastActivityAt: now.toString() })
    .where('id', '=', sessionId)
    .where('revokedAt', 'is', null)
    .where('lastActivityAt', '<=', now.subtract({ milliseconds: activityEveryMs }).toString())
    .execute()
}

export async function sessionEnds(db: PlatformDb, sessionId: string) {
  const session = await sessionOf(db, sessionId)
  if (!session) throw notFound()
  return endsOf(session)
}

export async function noteActivity({ db, caller, clock }: Given<Activity, PlatformTables>) {
  await noteActivityOf(db, caller.sessionId, clock.now())
  return sessionEnds(db, caller.sessionId)
}

/**
 * Ends the caller's own session because its page has seen nobody for 45 minutes, unless somebody works in another tab:
 * the server, which hears of all tabs, is the judge.
 */
export async function logInactivityLogout(
  given: Given<Leave, PlatformTables>,
  { userId, connectionUid }: InputOf<Leave>,
) {
  const { db, caller, clock, visit } = given
  if (userId !== caller.userId || connectionUid !== caller.connectionUid) throw notFound()
  await db.selectFrom('platform.session').select('id').where('id', '=', caller.sessionId).forUpdate().execute()
  const session = await sessionOf(db, caller.sessionId)
  if (!session) throw notFound()
  const ended = clock.now().epochMilliseconds - session.lastActivityMs >= idleOfPageMs
  if (ended) {
    await endSessions(db, given, { sessionId: caller.sessionId }, 'INACTIVITY')
    forgetInBrowser(visit)
  }
  return { ...endsOf(session), ended }
}
