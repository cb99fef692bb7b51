import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { LoginAnswer } from '../identity.model.ts'
import type { secondFactorCalls } from '../second-factor.calls.ts'
import { countAccountTry, forgetAccountTries, noteFailure, wrongCode } from './account-try.ts'
import { enter } from './enter.ts'
import type { IdentityGivenApart } from './identity-parts.ts'
import { takeCode } from './second-factor.queries.ts'
import { countTry, ticketOf, useUp } from './tickets.ts'

/**
 * Goes on with a login whose password was right: the second factor, then what follows every proven identity.
 * @throws Refusal 401 TOKEN_EXPIRED for the ticket, 400 on `code`, 429
 */
export async function logInMfa(
  given: IdentityGivenApart,
  { ticket, code }: InputOf<typeof secondFactorCalls.loginMfa>,
): Promise<LoginAnswer> {
  const { withDb, clock } = given
  const proof = await withDb(db => ticketToTry(db, given, ticket))
  const answer = await withDb(async db => {
    if (!(await takeCode(db, given, proof.userId, code))) return undefined
    await useUp(db, clock, proof)
    return enter(given, db, { userId: proof.userId, mfaAt: clock.now().toString() })
  })
  if (answer) {
    await forgetAccountTries(given, proof.userId)
    return answer
  }
  await withDb(db => noteFailure(db, given, 'MFA_FAILED', proof.userId))
  throw wrongCode()
}

/** The ticket of a code that may be tested now: the try is counted before it is made, for the account too. */
async function ticketToTry(db: PlatformDb, given: IdentityGivenApart, ticket: string) {
  const proof = await ticketOf(db, given.clock, 'mfa', ticket)
  await countAccountTry(db, given, proof.userId)
  await countTry(db, proof)
  return proof
}
