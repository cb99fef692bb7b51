import { wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { secondFactorCalls } from '../second-factor.calls.ts'
import { countAccountTry, forgetAccountTries, noteFailure, type OfCaller, wrongCode } from './account-try.ts'
import { provePassword } from './prove-password.ts'
import { redeemReauthentication } from './redeem-reauthentication.ts'
import { factorOf, takeCode } from './second-factor.queries.ts'
import { noteSecurity } from './security-events.ts'

/**
 * Proves again who sits there: by the password or, without one, by the round trip to his company that he has just
 * made; and by a code where he has enrolled a second factor that was not given there.
 * @throws Refusal 400 on `password` or `code`, 400 SSO_REFUSED, 429
 */
export async function reauthenticate(
  given: OfCaller,
  { password, code }: InputOf<typeof secondFactorCalls.reauthenticate>,
) {
  const { withDb, caller } = given
  const { userId } = caller
  if (password !== undefined) await provePassword(given, { userId, password, field: 'password' })
  else if (code !== undefined) await withDb(db => countAccountTry(db, given, userId))
  const isProven = await withDb(async db => {
    const atCompany = password === undefined && (await redeemReauthentication(db, given, userId)).withFactor
    const needsCode = !atCompany && (await factorOf(db, userId)).isEnrolled
    if (needsCode && code === undefined) throw wrongField('code', 'required', 'kernel.field.required')
    if (needsCode && !(await takeCode(db, given, userId, code as string))) return false
    await noteProof(db, given, { withFactor: atCompany || needsCode })
    return true
  })
  if (isProven) return forgetAccountTries(given, userId)
  await withDb(db => noteFailure(db, given, 'MFA_FAILED', userId))
  throw wrongCode()
}

async function noteProof(db: PlatformDb, given: OfCaller, { withFactor }: { withFactor: boolean }) {
  const { userId, sessionId } = given.caller
  const now = given.clock.now().toString()
  await db
    .updateTable('platform.session')
    .set({ authenticatedAt: now, ...(withFactor ? { mfaAt: now } : {}) })
    .where('id', '=', sessionId)
    .execute()
  await noteSecurity(db, 'REAUTHENTICATED', { ...given, userId, sessionId })
}
