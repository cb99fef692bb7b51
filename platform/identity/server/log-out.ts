import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { identityCalls } from '../identity.calls.ts'
import { closeSession } from './close-session.ts'
import { refreshCookie } from './refresh-cookie.ts'
import { noteSecurity } from './security-events.ts'

type Logout = typeof identityCalls.logout

/** Ends the caller's own session and takes its cookie back. */
export async function logOut(
  { db, caller, visit, clock, requestId }: Given<Logout, PlatformTables>,
  { connectionUid }: InputOf<Logout>,
) {
  if (connectionUid !== caller.connectionUid) throw notFound()
  await closeSession(db, caller.sessionId, 'LOGOUT', clock)
  await noteSecurity(db, 'LOGOUT', { userId: caller.userId, sessionId: caller.sessionId, visit, requestId })
  visit.clearCookie(refreshCookie)
  visit.setHeader('clear-site-data', '"cache"')
}
