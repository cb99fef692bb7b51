import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { LoginAnswer } from '../identity.model.ts'
import type { singleSignOnCalls } from '../single-sign-on.calls.ts'
import { accountOfIdentity } from './account-of-identity.ts'
import { enter } from './enter.ts'
import type { IdentityGivenApart } from './identity-parts.ts'
import { redeemProof } from './round-trips.ts'
import { noteSecurity } from './security-events.ts'

/**
 * Signs in with what the round trip of this browser has proved, and with nothing else: believing the mail alone would
 * let anybody in as anybody.
 * @throws Refusal 401 INVALID_CREDENTIALS, 503 MAINTENANCE
 */
export async function logInWithCompany(
  given: IdentityGivenApart,
  { mail }: InputOf<typeof singleSignOnCalls.loginWithAzure>,
): Promise<LoginAnswer> {
  const answer = await given.withDb(async db => {
    const proof = await redeemProof(db, given, { purpose: 'login', mail: mail.toLowerCase() })
    const userId = proof && (await accountOfIdentity(db, given, proof))
    if (userId) return enter(given, db, { userId, mfaAt: proof.mfa ? proof.verifiedAt : null })
    await noteSecurity(db, 'SSO_REFUSED', given)
    return undefined
  })
  if (!answer) throw new Refusal(401, 'INVALID_CREDENTIALS', 'identity.sso.refused')
  return answer
}
