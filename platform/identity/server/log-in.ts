import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { identityCalls } from '../identity.calls.ts'
import type { LoginAnswer } from '../identity.model.ts'
import { forgetAccountTries } from './account-try.ts'
import { enter } from './enter.ts'
import type { IdentityGivenApart } from './identity-parts.ts'
import { type CountedTry, countLoginTry, takeBackTry } from './login-try.ts'
import { hashPassword, isOutdated, passwordMatches } from './passwords.ts'
import { noteSecurity } from './security-events.ts'

/**
 * Signs a person in. A wrong password, an unknown mail, a disabled account and one that signs in through its company
 * are refused alike, at the same cost.
 * @throws Refusal 401 INVALID_CREDENTIALS, 400 TEMPORARY_PASSWORD_EXPIRED, 429, 503
 */
export async function logIn(
  given: IdentityGivenApart,
  { mail: typed, password }: InputOf<typeof identityCalls.login>,
): Promise<LoginAnswer> {
  const { withDb } = given
  const mail = typed.toLowerCase()
  const account = await withDb(db => accountOf(db, mail))
  const counted = await countedTry(given, mail, account?.id)
  const isRight = await isRightPassword(given, counted, password, account?.passwordHash)
  if (!account || !isRight) {
    await withDb(db => noteSecurity(db, 'LOGIN_FAILED', { ...given, userId: account?.id }))
    throw new Refusal(401, 'INVALID_CREDENTIALS', 'identity.invalid-credentials')
  }
  requireInTime(given, account.temporaryUntil)
  const found = {
    ...(isOutdated(account.passwordHash ?? '') ? { passwordHash: await hashPassword(password) } : {}),
    ...(account.mustChange === null && (await given.isBreached(password)) ? { mustChange: 'leak' } : {}),
  }
  const answer = await withDb(async db => {
    if (Object.keys(found).length > 0)
      await db.updateTable('platform.credential').set(found).where('userId', '=', account.id).execute()
    return enter(given, db, { userId: account.id, mfaAt: null })
  })
  if ('token' in answer) await forgetAccountTries(given, account.id)
  return answer
}

async function countedTry(given: IdentityGivenApart, mail: string, userId: string | undefined) {
  return given
    .withDb(db => countLoginTry(db, given, mail))
    .catch(async (error: unknown) => {
      if (error instanceof Refusal) await given.withDb(db => noteSecurity(db, 'LOGIN_THROTTLED', { ...given, userId }))
      throw error
    })
}

/** A try that was right, or that could not be tested because of a crowd, was no failure. */
async function isRightPassword(
  given: IdentityGivenApart,
  counted: CountedTry,
  password: string,
  stored: string | null | undefined,
) {
  let isFailure = false
  try {
    isFailure = !(await passwordMatches(password, stored))
    return !isFailure
  } finally {
    if (!isFailure) await given.withDb(db => takeBackTry(db, given, counted))
  }
}

/** Only a person who may sign in with a password here. */
const accountOf = (db: PlatformDb, mail: string) =>
  db
    .selectFrom('platform.user as u')
    .innerJoin('platform.credential as c', 'c.userId', 'u.id')
    .select(['u.id', 'c.passwordHash', 'c.mustChange', 'c.temporaryUntil'])
    .where('u.mail', '=', mail)
    .where('u.active', '=', true)
    .where('u.accountType', '=', 'sun')
    .executeTakeFirst()

function requireInTime({ clock }: IdentityGivenApart, until: string | null) {
  if (until === null || Temporal.Instant.compare(clock.now(), Temporal.Instant.from(until)) < 0) return
  throw new Refusal(400, 'TEMPORARY_PASSWORD_EXPIRED', 'identity.temporary-password-expired')
}
