import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { secondFactorCalls } from '../second-factor.calls.ts'
import { forgetAccountTries, noteFailure, type OfCaller, wrongCode } from './account-try.ts'
import { requireOwner } from './require-owner.ts'
import { isFactorRequired } from './second-factor-policy.ts'
import { forgetFactor, requireEnrolled, takeCode } from './second-factor.queries.ts'
import { noteSecurity } from './security-events.ts'

/**
 * Goes without a second factor from now on, where nobody asks for one.
 * @throws Refusal 400 on `password` or `code`, 409 MFA_MANDATORY, MFA_NOT_ENROLLED, REAUTH_REQUIRED, 429
 */
export async function disableMfa(given: OfCaller, { password, code }: InputOf<typeof secondFactorCalls.disableMfa>) {
  const { withDb, caller, clock, settings } = given
  const { userId } = caller
  await withDb(async db => {
    await requireEnrolled(db, userId)
    if (await isFactorRequired(db, settings, userId, clock))
      throw new Refusal(409, 'MFA_MANDATORY', 'identity.mfa.mandatory')
  })
  await requireOwner(given, password)
  const isRight = await withDb(async db => {
    if (!(await takeCode(db, given, userId, code))) return false
    await forgetFactor(db, userId)
    await noteSecurity(db, 'MFA_DISABLED', { ...given, userId })
    return true
  })
  if (isRight) return forgetAccountTries(given, userId)
  await withDb(db => noteFailure(db, given, 'MFA_FAILED', userId))
  throw wrongCode()
}
