import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { identityCalls } from '../identity.calls.ts'
import type { LoginAnswer } from '../identity.model.ts'
import {
  accountCounter,
  addressCounter,
  countAttempt,
  reopeningCounter,
  secondsToWait,
  tooManyAttempts,
  uncountAttempt,
} from './attempts.ts'
import { enter } from './enter.ts'
import type { IdentityGivenApart } from './identity-parts.ts'
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
  const account = await accountToTry(given, mail)
  const matches = await passwordMatches(password, account?.password_hash)
  if (!account || !matches) {
    await withDb(db => noteFailure(db, given, account?.id))
    throw new Refusal(401, 'INVALID_CREDENTIALS', 'identity.invalid-credentials')
  }
  requireInTime(given, account.temporary_until)
  const found = {
    ...(isOutdated(account.password_hash ?? '') ? { password_hash: await hashPassword(password) } : {}),
    ...(account.must_change === null && (await given.isBreached(password)) ? { must_change: 'leak' } : {}),
  }
  await withDb(async db => uncountAttempt(db, given, await accountCounter(db, given, mail)))
  return withDb(async db => {
    if (Object.keys(found).length > 0)
      await db.updateTable('platform.credential').set(found).where('user_id', '=', account.id).execute()
    return enter(given, db, { userId: account.id, mfaAt: null })
  })
}

/** The account whose password may be tested now: the try is counted before it is made. */
async function accountToTry(given: IdentityGivenApart, mail: string) {
  const { visit, withDb } = given
  const { account, seconds } = await withDb(async db => {
    const account = await accountOf(db, mail)
    const seconds =
      (await secondsToWait(db, given, addressCounter(visit.address))) ||
      (isReopening(given) ? await countAttempt(db, given, reopeningCounter) : 0) ||
      (await countAttempt(db, given, await accountCounter(db, given, mail)))
    if (seconds > 0) await noteSecurity(db, 'LOGIN_THROTTLED', { ...given, userId: account?.id })
    return { account, seconds }
  })
  if (seconds > 0) throw tooManyAttempts(seconds)
  return account
}

/** The minute after a maintenance of everything. */
function isReopening({ board, clock }: IdentityGivenApart) {
  const since = board.reopenedAt()
  return since !== undefined && Temporal.Instant.compare(clock.now(), since.add({ minutes: 1 })) < 0
}

/** Only a person who may sign in with a password here. */
const accountOf = (db: PlatformDb, mail: string) =>
  db
    .selectFrom('platform.user as u')
    .innerJoin('platform.credential as c', 'c.user_id', 'u.id')
    .select(['u.id', 'c.password_hash', 'c.must_change', 'c.temporary_until'])
    .where('u.mail', '=', mail)
    .where('u.active', '=', true)
    .where('u.account_type', '=', 'sun')
    .executeTakeFirst()

async function noteFailure(db: PlatformDb, given: IdentityGivenApart, userId: string | undefined) {
  await countAttempt(db, given, addressCounter(given.visit.address))
  await noteSecurity(db, 'LOGIN_FAILED', { ...given, userId })
}

function requireInTime({ clock }: IdentityGivenApart, until: string | null) {
  if (until === null || Temporal.Instant.compare(clock.now(), Temporal.Instant.from(until)) < 0) return
  throw new Refusal(400, 'TEMPORARY_PASSWORD_EXPIRED', 'identity.temporary-password-expired')
}
