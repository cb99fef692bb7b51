import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { secondFactorCalls } from '../second-factor.calls.ts'
import { countAccountTry, forgetAccountTries, noteFailure, wrongCode } from './account-try.ts'
import type { Bearer } from './bearer.ts'
import { enrollerOf } from './enroller.ts'
import { enter } from './enter.ts'
import type { IdentityGivenApart } from './identity-parts.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { confirmSecret, secretsOf } from './second-factor.queries.ts'
import { noteSecurity } from './security-events.ts'
import { countTry, useUp } from './tickets.ts'
import { stepOfCode } from './totp.ts'

/**
 * The first code of an enrolled telephone: the second factor counts from now on. With a ticket the login goes on.
 * @throws Refusal 401, 400 on `code`, 409 MFA_NOT_STARTED, REAUTH_REQUIRED, 429
 */
export async function confirmMfa(given: IdentityGivenApart, { code }: InputOf<typeof secondFactorCalls.confirmMfa>) {
  const { withDb } = given
  const enroller = await withDb(async db => {
    const found = await enrollerOf(db, given)
    await countAccountTry(db, given, found.userId)
    if ('ticket' in found) await countTry(db, found.ticket)
    return found
  })
  const answer = await withDb(async db => {
    const { pending } = await secretsOf(db, given, enroller.userId)
    if (!pending) throw new Refusal(409, 'MFA_NOT_STARTED', 'identity.mfa.not-started')
    const step = stepOfCode(pending, code.replace(/\s/g, ''), given.clock.now().epochMilliseconds)
    if (step === undefined) return undefined
    await confirmSecret(db, given, enroller.userId, pending, step)
    await noteSecurity(db, 'MFA_ENROLLED', { ...given, userId: enroller.userId })
    const recoveryCodes = await replaceRecoveryCodes(db, enroller.userId)
    return { recoveryCodes, ...(await goOn(db, given, enroller)) }
  })
  if (answer) {
    await forgetAccountTries(given, enroller.userId)
    return answer
  }
  await withDb(db => noteFailure(db, given, 'MFA_FAILED', enroller.userId))
  throw wrongCode()
}

/** The session has its second factor, or the login that lacked it goes on. */
async function goOn(db: PlatformDb, given: IdentityGivenApart, enroller: Bearer) {
  const mfaAt = given.clock.now().toString()
  if ('ticket' in enroller) {
    await useUp(db, given.clock, enroller.ticket)
    return { login: await enter(given, db, { userId: enroller.userId, mfaAt }) }
  }
  await db.updateTable('platform.session').set({ mfaAt }).where('id', '=', enroller.session.id).execute()
  return {}
}
