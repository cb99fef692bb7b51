import { wrongField } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { accountCounter, countAttempt, forgetAttempts, loginCounter, tooManyAttempts } from './attempts.ts'
import type { IdentityGivenApart } from './identity-parts.ts'
import { knownDevice } from './known-devices.ts'
import { networkOf } from './network-of.ts'
import { noteSecurity } from './security-events.ts'

export type OfCaller = IdentityGivenApart & { caller: Caller }

/**
 * Counts a try at an account before it is made, whatever is guessed by somebody who is in a session or knows the
 * password: from all networks together, since no stranger comes so far. It goes before whatever else its transaction
 * locks, the ticket too.
 * @throws Refusal 429 when it has to wait
 */
export async function countAccountTry(db: PlatformDb, given: IdentityGivenApart, userId: string) {
  const mail = await mailOf(db, userId)
  const seconds = await countAttempt(db, given, accountCounter(mail, await knownDevice(db, given, mail)))
  if (seconds > 0) throw tooManyAttempts(seconds)
}

/**
 * Somebody was right: his tries before count no more, nor those at his password from here. In a transaction of its own:
 * at the end of another, which holds the ticket, it would wait for a try that waits for this ticket.
 */
export async function forgetAccountTries(given: IdentityGivenApart, userId: string) {
  await given.withDb(async db => {
    const mail = await mailOf(db, userId)
    const device = await knownDevice(db, given, mail)
    await forgetAttempts(db, given, accountCounter(mail, device))
    await forgetAttempts(db, given, loginCounter(mail, device ?? networkOf(given.visit.address)))
  })
}

export const noteFailure = (
  db: PlatformDb,
  given: IdentityGivenApart,
  kind: 'LOGIN_FAILED' | 'MFA_FAILED',
  userId: string,
) => noteSecurity(db, kind, { ...given, userId })

export const wrongCode = () => wrongField('code', 'WRONG_CODE', 'identity.mfa.wrong-code')

async function mailOf(db: PlatformDb, userId: string) {
  const { mail } = await db
    .selectFrom('platform.user')
    .select('mail')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return mail
}
