import { randomBytes } from 'node:crypto'
import type { PlatformDb } from '#platform/platform-db.ts'
import { endSessions } from './end-sessions.ts'
import type { IdentityGiven } from './identity-parts.ts'

export type OpenedSession = {
  id: string
  secret: Buffer
  seq: number
  connectionUid: string
  mode: 'cookie' | 'token'
  absoluteEnd: Temporal.Instant
}

type Opening = Pick<IdentityGiven, 'clock' | 'signals' | 'settings' | 'visit' | 'requestId' | 'afterCommit'>

/** `mfaAt` is the instant at which a second factor was given, in ISO; null without one. */
type Entrant = { userId: string; mfaAt: string | null }

/** Opens the person's one session: the former ends as REPLACED in the same transaction, so that the newest wins. */
export async function openSession(db: PlatformDb, given: Opening, { userId, mfaAt }: Entrant): Promise<OpenedSession> {
  const { clock, settings, visit } = given
  const now = clock.now()
  const at = now.toString()
  const mode = visit.header('sessionmode') === 'cookie' ? 'cookie' : 'token'
  const secret = randomBytes(16)
  const absoluteEnd = now.add({ hours: settings.present().sessionHours })
  await db.selectFrom('platform.user').select('id').where('id', '=', userId).forUpdate().execute()
  await endSessions(db, given, { userId }, 'REPLACED')
  const row = await db
    .insertInto('platform.session')
    .values({
      userId,
      mode,
      secret,
      rotatedAt: at,
      createdAt: at,
      authenticatedAt: at,
      mfaAt,
      lastActivityAt: at,
      absoluteEndAt: absoluteEnd.toString(),
      address: visit.address,
      agent: visit.agent ?? null,
    })
    .returning(['id', 'connectionUid', 'seq'])
    .executeTakeFirstOrThrow()
  return { id: row.id, secret, seq: row.seq, connectionUid: row.connectionUid, mode, absoluteEnd }
}
