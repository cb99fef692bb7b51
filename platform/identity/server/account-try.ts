import { wrongField } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { accountCounter, countAttempt, forgetAttempts, tooManyAttempts } from './attempts.ts'
import type { IdentityGivenApart } from './identity-parts.ts'
import { noteSecurity } from './security-events.ts'

export type OfCaller = IdentityGivenApart & { caller: Caller }

/**
 * Counts a try at an account before it is made, whatever is guessed.
 * @throws Refusal 429 when it has to wait
 */
export async function countAccountTry(db: PlatformDb, given: IdentityGivenApart, userId: string) {
  const seconds = await countAttempt(db, given, await counterOf(db, given, userId))
  if (seconds > 0) throw tooManyAttempts(seconds)
}

/** The try was right: those before it count no more. */
export async function forgetAccountTries(db: PlatformDb, given: IdentityGivenApart, userId: string) {
  await forgetAttempts(db, given, await counterOf(db, given, userId))
}

export const noteFailure = (
  db: PlatformDb,
  given: IdentityGivenApart,
  kind: 'LOGIN_FAILED' | 'MFA_FAILED',
  userId: string,
) => noteSecurity(db, kind, { ...given, userId })

export const wrongCode = () => wrongField('code', 'WRONG_CODE', 'identity.mfa.wrong-code')

async function counterOf(db: PlatformDb, given: IdentityGivenApart, userId: string) {
  const { mail } = await db
    .selectFrom('platform.user')
    .select('mail')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return accountCounter(db, given, mail)
}
