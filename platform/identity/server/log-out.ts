import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { identityCalls } from '../identity.calls.ts'
import { endSessions } from './end-sessions.ts'
import { forgetInBrowser } from './refresh-cookie.ts'

type Logout = typeof identityCalls.logout

/** Ends the caller's own session, closes its sockets and takes its cookie back. */
export async function logOut(given: Given<Logout, PlatformTables>, { connectionUid }: InputOf<Logout>) {
  const { db, caller, visit } = given
  if (connectionUid !== caller.connectionUid) throw notFound()
  await endSessions(db, given, { sessionId: caller.sessionId }, 'LOGOUT')
  forgetInBrowser(visit)
}
