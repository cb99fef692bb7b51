import { randomBytes } from 'node:crypto'
import type { Clock } from '#kernel/server/clock.ts'
import type { Visit } from '#kernel/server/answers.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Nothing prolongs a session beyond this. */
const absoluteLife = { hours: 12 }

export type OpenedSession = {
  id: string
  secret: Buffer
  seq: number
  connectionUid: string
  mode: 'cookie' | 'token'
  absoluteEnd: Temporal.Instant
}

/** Opens the person's one session: the former ends as REPLACED in the same transaction, so that the newest wins. */
export async function openSession(db: PlatformDb, clock: Clock, userId: string, visit: Visit): Promise<OpenedSession> {
  const now = clock.now()
  const at = now.toString()
  const mode = visit.header('sessionmode') === 'cookie' ? 'cookie' : 'token'
  const secret = randomBytes(16)
  const absoluteEnd = now.add(absoluteLife)
  await db.selectFrom('platform.user').select('id').where('id', '=', userId).forUpdate().execute()
  await db
    .updateTable('platform.session')
    .set({ revoked_at: at, reason: 'REPLACED' })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
  const row = await db
    .insertInto('platform.session')
    .values({
      user_id: userId,
      mode,
      secret,
      rotated_at: at,
      created_at: at,
      authenticated_at: at,
      last_activity_at: at,
      absolute_end_at: absoluteEnd.toString(),
      address: visit.address,
      agent: visit.agent ?? null,
    })
    .returning(['id', 'connection_uid', 'seq'])
    .executeTakeFirstOrThrow()
  return { id: row.id, secret, seq: row.seq, connectionUid: row.connection_uid, mode, absoluteEnd }
}
