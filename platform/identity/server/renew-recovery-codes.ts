import type { InputOf } from '#kernel/shared/call.ts'
import type { secondFactorCalls } from '../second-factor.calls.ts'
import { forgetAccountTries, type OfCaller } from './account-try.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { requireOwner } from './require-owner.ts'
import { requireEnrolled } from './second-factor.queries.ts'
import { noteSecurity } from './security-events.ts'

/**
 * Ten new codes; the former are worth nothing any more.
 * @throws Refusal 400 on `password`, 409 MFA_NOT_ENROLLED, REAUTH_REQUIRED, 429
 */
export async function renewRecoveryCodes(
  given: OfCaller,
  { password }: InputOf<typeof secondFactorCalls.renewRecoveryCodes>,
) {
  const { userId } = given.caller
  await requireOwner(given, password)
  const recoveryCodes = await given.withDb(async db => {
    await requireEnrolled(db, userId)
    await noteSecurity(db, 'RECOVERY_CODES_RENEWED', { ...given, userId })
    return replaceRecoveryCodes(db, userId)
  })
  await forgetAccountTries(given, userId)
  return { recoveryCodes }
}
