import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { sessionsCalls } from '../sessions.calls.ts'
import { authorityOver } from './authority.queries.ts'

type Get = typeof sessionsCalls.getSessions

const mostEnded = 20
/** Days that a browser is remembered. */
const deviceLife = 180

/** The live session of a person, then those that ended, and the browsers that he uses. */
export async function sessionsOfPerson({ db, caller, clock }: Given<Get, PlatformTables>, { userId }: InputOf<Get>) {
  if (userId !== caller.userId && !(await authorityOver(db, caller, userId, clock)).sees) throw notFound()
  const rows = await keptSessions(db, userId)
  const sessions = rows.map(row => ({
    connectionUid: row.connectionUid,
    createdAt: row.createdAt,
    lastActivityAt: row.lastActivityAt,
    endedAt: row.revokedAt,
    reason: row.reason,
    address: row.address,
    agent: row.agent,
    current: row.connectionUid === caller.connectionUid,
  }))
  return { sessions, devices: await knownDevices(db, userId, clock.now()) }
}

const keptSessions = (db: PlatformDb, userId: string) =>
  db
    .selectFrom('platform.session')
    .select(['connectionUid', 'createdAt', 'lastActivityAt', 'revokedAt', 'reason', 'address', 'agent'])
    .where('userId', '=', userId)
    .orderBy('revokedAt', order => order.desc().nullsFirst())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(mostEnded + 1)
    .execute()

async function knownDevices(db: PlatformDb, userId: string, now: Temporal.Instant) {
  const rows = await db
    .selectFrom('platform.known_device')
    .select(['agent', 'firstSeenAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('lastSeenAt', '>', now.subtract({ hours: 24 * deviceLife }).toString())
    .orderBy('lastSeenAt', 'desc')
    .orderBy('deviceHash')
    .execute()
  return rows.map(row => ({ agent: row.agent, firstSeenAt: row.firstSeenAt, lastSeenAt: row.lastSeenAt }))
}
