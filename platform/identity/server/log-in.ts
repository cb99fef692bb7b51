import type { Given } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { identityCalls } from '../identity.calls.ts'
import type { LoginAnswer } from '../identity.model.ts'
import { openSession } from './open-session.ts'
import { hashPassword, isOutdated, passwordMatches } from './passwords.ts'
import { keepRefreshToken } from './refresh-cookie.ts'
import { noteSecurity } from './security-events.ts'
import { signedInUser } from './signed-in-user.queries.ts'
import { accessTokenLife, makeToken } from './tokens.ts'

type Login = typeof identityCalls.login

/**
 * Signs a person in. A wrong password, an unknown mail, a disabled account and one that signs in through its company
 * are refused alike, at the same cost.
 * @throws Refusal 401 INVALID_CREDENTIALS, 429 when too many are being checked
 */
export async function logIn(
  given: Given<Login, PlatformTables>,
  { mail, password }: InputOf<Login>,
): Promise<LoginAnswer> {
  const { withDb, visit, clock, keys, requestId } = given
  const account = await withDb(db => accountOf(db, mail.toLowerCase()))
  const matches = await passwordMatches(password, account?.password_hash)
  if (!account || !matches) {
    await withDb(db => noteSecurity(db, 'LOGIN_FAILED', { userId: account?.id, visit, requestId }))
    throw new Refusal(401, 'INVALID_CREDENTIALS', 'identity.invalid-credentials')
  }
  const renewedHash = isOutdated(account.password_hash ?? '') ? await hashPassword(password) : undefined
  const { session, user } = await withDb(async db => {
    if (renewedHash) await renewHash(db, account.id, renewedHash)
    const opened = await openSession(db, clock, account.id, visit)
    await noteSecurity(db, 'LOGIN', { userId: account.id, sessionId: opened.id, visit, requestId })
    return { session: opened, user: await signedInUser(db, account.id, clock) }
  })
  const refreshToken = makeToken(keys, 'refresh', session, Math.floor(session.absoluteEnd.epochMilliseconds / 1000))
  if (session.mode === 'cookie') keepRefreshToken(visit, refreshToken, session.absoluteEnd)
  const expiresAt = Math.floor(clock.now().epochMilliseconds / 1000) + accessTokenLife
  const isSuper = user.superAdmin || user.superDev
  return {
    token: makeToken(keys, 'access', session, expiresAt),
    ...(session.mode === 'token' ? { refreshToken } : {}),
    userId: account.id,
    connectionUid: session.connectionUid,
    expiresIn: accessTokenLife,
    user,
    next: user.selectedClient || isSuper ? 'ok' : 'chooseClient',
  }
}

/** Only a person who may sign in with a password here. */
const accountOf = (db: PlatformDb, mail: string) =>
  db
    .selectFrom('platform.user as u')
    .innerJoin('platform.credential as c', 'c.user_id', 'u.id')
    .select(['u.id', 'c.password_hash'])
    .where('u.mail', '=', mail)
    .where('u.active', '=', true)
    .where('u.account_type', '=', 'sun')
    .executeTakeFirst()

const renewHash = (db: PlatformDb, userId: string, hash: string) =>
  db.updateTable('platform.credential').set({ password_hash: hash }).where('user_id', '=', userId).execute()
