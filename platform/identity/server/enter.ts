import { Refusal } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { LoginAnswer, SessionMade, SignedInUser } from '../identity.model.ts'
import { enterClient } from './enter-client.ts'
import type { IdentityGiven } from './identity-parts.ts'
import { rememberDevice } from './known-devices.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import { keepRefreshToken } from './refresh-cookie.ts'
import { missingFactor } from './second-factor-policy.ts'
import { noteSecurity } from './security-events.ts'
import { signedInUser } from './signed-in-user.queries.ts'
import { giveTicket } from './tickets.ts'
import { accessTokenLife, makeToken } from './tokens.ts'

/**
 * `mfaAt` is the instant at which a second factor was given, in ISO; null when none was. A device that several people use has
 * none to give.
 */
type Proven = { userId: string; mfaAt: string | null; isDevice?: boolean }

const retryAfterSeconds = 30

/**
 * What follows a proven identity, however it was proved: the step that is still missing, or the session.
 * @throws Refusal 503 MAINTENANCE when everything is closed to this person
 */
export async function enter(
  given: IdentityGiven,
  db: PlatformDb,
  { userId, mfaAt, isDevice = false }: Proven,
): Promise<LoginAnswer> {
  const { clock, settings } = given
  const user = await signedInUser(db, userId, clock)
  requireOpenTo(given, user)
  const factor = mfaAt === null && !isDevice ? await missingFactor(db, settings, userId, clock) : undefined
  if (factor) return { next: factor, userId, ...(await giveTicket(db, clock, { kind: factor, userId })) }
  if (await mustChangePassword(db, userId)) {
    return { next: 'passwordExpired', userId, ...(await giveTicket(db, clock, { kind: 'password', userId, mfaAt })) }
  }
  const session = await openSession(db, given, { userId, mfaAt })
  if (user.selectedClient) await enterClient(db, clock, { userId, clientId: user.selectedClient.id })
  if (session.mode === 'cookie' && !isDevice) await rememberDevice(db, given, userId)
  await noteSecurity(db, 'LOGIN', { ...given, userId, sessionId: session.id })
  return sessionMade(given, session, user)
}

function requireOpenTo({ board }: IdentityGiven, { id, superAdmin, superDev }: SignedInUser) {
  if (!board.isClosedTo({ userId: id, isSuper: superAdmin || superDev })) return
  throw new Refusal(503, 'MAINTENANCE', 'maintenance.closed', {
    values: { name: board.state().name ?? '' },
    retryAfterSeconds,
  })
}

async function mustChangePassword(db: PlatformDb, userId: string) {
  const row = await db
    .selectFrom('platform.credential')
    .select('mustChange')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return (row?.mustChange ?? null) !== null
}

function sessionMade({ keys, clock, visit }: IdentityGiven, session: OpenedSession, user: SignedInUser): SessionMade {
  const { mode, connectionUid, absoluteEnd } = session
  const refreshToken = makeToken(keys, 'refresh', session, Math.floor(absoluteEnd.epochMilliseconds / 1000))
  if (mode === 'cookie') keepRefreshToken(visit, refreshToken, absoluteEnd)
  const expiresAt = Math.floor(clock.now().epochMilliseconds / 1000) + accessTokenLife
  const isSuper = user.superAdmin || user.superDev
  return {
    token: makeToken(keys, 'access', session, expiresAt),
    ...(mode === 'token' ? { refreshToken } : {}),
    userId: user.id,
    connectionUid,
    expiresIn: accessTokenLife,
    user,
    next: user.selectedClient || isSuper ? 'ok' : 'chooseClient',
  }
}
