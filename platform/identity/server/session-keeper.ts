import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Caller, Gate } from '#kernel/server/gate.ts'
import type { Log } from '#kernel/server/log.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { Signals } from '#kernel/server/sockets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { waitForCommit } from '#kernel/server/afterwards.ts'
import { endSessions } from './end-sessions.ts'
import { type End, judgeSession, tokenExpired } from './judge-session.ts'
import { noteSecurity } from './security-events.ts'
import { activityEveryMs, noteActivityOf } from './session-activity.ts'
import { type SessionRow, sessionReader } from './session-row.ts'
import { readToken } from './tokens.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The gate's knowledge of sessions: each request reads its row, so that what was revoked is refused at once, everywhere. */
export function sessionKeeper({
  databases,
  keys,
  clock,
  log,
  signals,
}: {
  databases: Databases
  keys: Keys
  clock: Clock
  log: Log
  signals: Signals
}): Pick<Gate, 'session' | 'requireClient' | 'noteActivity' | 'noteExport'> {
  const readSession = sessionReader(databases, clock.now)

  const inIdentity = (work: (db: PlatformDb) => Promise<unknown>) =>
    databases
      .transaction('auth', { readOnly: false }, work)
      .catch(error => log.error({ err: error }, 'session row not written'))

  const markSeen = (row: SessionRow, seq: number) =>
    inIdentity(db =>
      db
        .updateTable('platform.session')
        .set({ seenSeq: seq })
        .where('id', '=', row.id)
        .where('seenSeq', '<', seq)
        .execute(),
    )

  /** One that a request found to be over. */
  const close = async (sessionId: string, reason: End) => {
    const afterwards = waitForCommit(error => log.error({ err: error }, 'after the commit'))
    const given = { clock, signals, afterCommit: afterwards.add }
    await inIdentity(db => endSessions(db, given, { sessionId }, reason))
    afterwards.run()
  }

  return {
    async session(token, namedClient): Promise<Caller> {
      const claims = readToken(token)
      if (!claims) throw tokenExpired()
      const clientId = namedClient && uuid.test(namedClient) ? namedClient : null
      const row = await readSession({ sessionId: claims.sessionId, clientId })
      const verdict = judgeSession(keys, 'access', claims, row, clock.now().epochMilliseconds)
      if ('refusal' in verdict) {
        const { end } = verdict
        if (end) await close(claims.sessionId, end)
        throw verdict.refusal
      }
      const { session } = verdict
      if (claims.seq > session.seenSeq) await markSeen(session, claims.seq)
      return callerOf(session)
    },

    requireClient({ clientId }) {
      if (clientId === undefined) throw new Refusal(403, 'CLIENT_NOT_ALLOWED', 'identity.client-not-allowed')
    },

    async noteExport({ userId, sessionId, support }, { name, type, rows, filters, clientId, ...origin }) {
      const detail = { call: name, type, rows, filters: filters.join(', '), ...(support ? { support } : {}) }
      const where = clientId === undefined ? {} : { clientId }
      await databases.transaction('auth', { readOnly: false }, (db: PlatformDb) =>
        noteSecurity(db, 'EXPORT', { userId, sessionId, ...where, ...origin, detail }),
      )
    },

    noteActivity(caller) {
      const now = clock.now()
      if (now.epochMilliseconds - caller.lastActivityAt < activityEveryMs) return
      void inIdentity(db => noteActivityOf(db, caller.sessionId, now))
    },
  }
}

const callerOf = (row: SessionRow): Caller => ({
  userId: row.userId,
  sessionId: row.id,
  connectionUid: row.connectionUid,
  clientId: row.clientId ?? undefined,
  rightsVersion: row.rightsVersion,
  language: row.language,
  superAdmin: row.superAdmin,
  superDev: row.superDev,
  readOnly: row.clientReadOnly || (row.support ? row.support === 'read' : row.memberReadOnly),
  support: row.support,
  authenticatedAt: row.authenticatedMs,
  mfaAt: row.mfaMs,
  lastActivityAt: row.lastActivityMs,
})
