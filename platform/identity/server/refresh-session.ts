import { sql } from 'kysely'
import type { Given, Visit } from '#kernel/server/answers.ts'
import { forbidden } from '#kernel/server/errors.ts'
import { isOurPage } from '#kernel/server/own-page.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { identityCalls } from '../identity.calls.ts'
import { endSessions, tellEnded } from './end-sessions.ts'
import { sendIdentityMail } from './identity-mails.ts'
import { judgeSession, sessionOver, tokenExpired } from './judge-session.ts'
import { keepRefreshToken, refreshCookie } from './refresh-cookie.ts'
import { noteSecurity } from './security-events.ts'
import { type OwnSession, sessionOf } from './session-row.ts'
import { accessTokenLife, makeToken, readToken } from './tokens.ts'

type Refresh = typeof identityCalls.refreshToken

type Rotated = { seq: number; reason: string | null }

/**
 * Renews a session's tokens. One conditional update decides, so that any number of tabs and processes agree: an old
 * token is still good while its successor may be on its way or was lost; used after its successor it is stolen, and
 * the session ends.
 * @throws Refusal 401 with the reason
 */
export async function refreshSession(given: Given<Refresh, PlatformTables>, input: InputOf<Refresh>) {
  const { withDb, visit, keys, clock, origins } = given
  const cookie = input.refreshToken === undefined ? visit.cookie(refreshCookie) : undefined
  if (cookie !== undefined) requireOwnPage(visit, origins)
  const mode = cookie === undefined ? 'token' : 'cookie'
  const claims = readToken(input.refreshToken ?? cookie)
  if (!claims) throw tokenExpired()

  const outcome = await withDb(async db => {
    const row = await sessionOf(db, claims.sessionId)
    const verdict = judgeSession(keys, 'refresh', claims, row, clock.now().epochMilliseconds)
    if ('refusal' in verdict) {
      if (verdict.end) await endSessions(db, given, { sessionId: claims.sessionId }, verdict.end)
      return verdict
    }
    const { session } = verdict
    if (session.userId !== input.userId || session.mode !== mode) return { refusal: tokenExpired() }
    const rotated = await rotate(db, session.id, claims.seq, clock.now().toString())
    if (!rotated) return { refusal: sessionOver((await sessionOf(db, session.id))?.reason ?? 'LOGOUT') }
    if (rotated.reason === null) return { session, seq: rotated.seq }
    await tellOfTheft(db, given, session)
    return { refusal: sessionOver('REUSE') }
  })
  if ('refusal' in outcome) throw outcome.refusal

  const { session, seq } = outcome
  const signing = { id: session.id, secret: session.secret, seq }
  const end = Temporal.Instant.fromEpochMilliseconds(Math.round(session.absoluteEndMs))
  const refreshToken = makeToken(keys, 'refresh', signing, Math.floor(session.absoluteEndMs / 1000))
  if (mode === 'cookie') keepRefreshToken(visit, refreshToken, end)
  const expiresAt = Math.floor(clock.now().epochMilliseconds / 1000) + accessTokenLife
  return {
    accessToken: makeToken(keys, 'access', signing, expiresAt),
    ...(mode === 'token' ? { refreshToken } : {}),
    expiresIn: accessTokenLife,
  }
}

/** The cookie comes along by itself: only our own page may make use of it. */
function requireOwnPage(visit: Visit, origins: readonly string[]) {
  const origin = visit.header('origin')
  if (origin === undefined || !isOurPage({ origin, host: visit.header('host') }, origins)) throw forbidden()
}

/** The session has just ended because two hold its tokens: its tabs, its person and the security log are told. */
async function tellOfTheft(db: PlatformDb, given: Given<Refresh, PlatformTables>, session: OwnSession) {
  const { id, userId, connectionUid } = session
  await noteSecurity(db, 'REFRESH_REUSE', { ...given, userId, sessionId: id })
  await sendIdentityMail(db, 'refreshReuse', { userId })
  given.afterCommit(() => tellEnded(given.signals, [{ id, userId, connectionUid, reason: 'REUSE' }]))
}

/**
 * The table of outcomes of a presented number, as one statement: the window never moves on a replay. Undefined when the
 * session was ended a moment ago.
 */
async function rotate(db: PlatformDb, id: string, presented: number, now: string): Promise<Rotated | undefined> {
  const isWelcome = sql`(${presented}::int = seq or ${presented}::int = seq - 1
    and (${now}::timestamptz < rotated_at + interval '10 s' or seen_seq < seq))`
  const turns = sql`${presented}::int = seq and ${now}::timestamptz >= rotated_at + interval '10 s'`
  const { rows } = await sql<Rotated>`
    update platform.session
       set seq = seq + case when ${turns} then 1 else 0 end,
           rotated_at = case when ${turns} then ${now}::timestamptz else rotated_at end,
           seen_seq = greatest(seen_seq, least(${presented}::int, seq)),
           revoked_at = case when ${isWelcome} then null else ${now}::timestamptz end,
           reason = case when ${isWelcome} then null else 'REUSE' end
     where id = ${id} and revoked_at is null
    returning seq, reason`.execute(db)
  return rows[0]
}
