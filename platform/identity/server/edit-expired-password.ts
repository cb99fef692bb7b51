import type { InputOf } from '#kernel/shared/call.ts'
import type { LoginAnswer } from '../identity.model.ts'
import type { passwordsCalls } from '../passwords.calls.ts'
import { forgetAccountTries } from './account-try.ts'
import { bearerToken } from './bearer.ts'
import { enter } from './enter.ts'
import type { IdentityGivenApart } from './identity-parts.ts'
import { tokenExpired } from './judge-session.ts'
import { chooserOf, requireGoodPassword, requireSame, requireUnlike } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { provePassword } from './prove-password.ts'
import { setPassword } from './set-password.ts'
import { countTry, ticketOf, useUp } from './tickets.ts'

/**
 * Replaces a password that must not be used any more, with the ticket of the login, which then goes on.
 * @throws Refusal 400 on a field, 401 TOKEN_EXPIRED for the ticket, 429, 503
 */
export async function editExpiredPassword(
  given: IdentityGivenApart,
  input: InputOf<typeof passwordsCalls.editExpiredPassword>,
): Promise<LoginAnswer> {
  const { withDb, clock, visit } = given
  const { userId, currentPassword, newPassword } = input
  const { proof, chooser } = await withDb(async db => {
    const proof = await ticketOf(db, clock, 'password', bearerToken(visit))
    if (proof.userId !== userId) throw tokenExpired()
    return { proof, chooser: await chooserOf(db, userId, clock) }
  })
  requireSame(input)
  requireUnlike(input)
  await requireGoodPassword(given, chooser, newPassword)
  await withDb(db => countTry(db, proof))
  await provePassword(given, { userId, password: currentPassword, field: 'currentPassword' })
  const hash = await hashPassword(newPassword)
  await withDb(async db => {
    await useUp(db, clock, proof)
    await setPassword(db, given, { userId, hash, event: 'PASSWORD_CHANGED' })
  })
  await forgetAccountTries(given, userId)
  return withDb(db => enter(given, db, { userId, mfaAt: proof.mfaAt }))
}
