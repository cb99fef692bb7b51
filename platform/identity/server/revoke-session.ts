import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { sessionsCalls } from '../sessions.calls.ts'
import { authorityOver } from './authority.queries.ts'
import { endSessions } from './end-sessions.ts'

type Revoke = typeof sessionsCalls.revokeSession

/** Ends one's own session, or that of somebody whose account one leads. One that is over already stays as it ended. */
export async function revokeSession(given: Given<Revoke, PlatformTables>, { connectionUid }: InputOf<Revoke>) {
  const { db, caller, clock } = given
  const session = await db
    .selectFrom('platform.session')
    .select(['id', 'userId'])
    .where('connectionUid', '=', connectionUid)
    .executeTakeFirst()
  if (!session) throw notFound()
  const isOwn = session.userId === caller.userId
  if (!isOwn && !(await authorityOver(db, caller, session.userId, clock)).leads) throw notFound()
  await endSessions(db, given, { sessionId: session.id }, isOwn ? 'LOGOUT' : 'ADMIN')
}
