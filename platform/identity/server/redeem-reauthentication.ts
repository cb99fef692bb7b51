import { Refusal } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { IdentityGiven } from './identity-parts.ts'
import { redeemProof } from './round-trips.ts'

/**
 * That the person has just proved himself again at his company, from this browser. Tells whether he gave a second
 * factor there.
 * @throws Refusal 400 SSO_REFUSED when nobody did, or it was somebody else
 */
export async function redeemReauthentication(
  db: PlatformDb,
  given: Pick<IdentityGiven, 'clock' | 'visit'>,
  userId: string,
): Promise<{ withFactor: boolean }> {
  const proof = await redeemProof(db, given, { purpose: 'reauth' })
  const own =
    proof &&
    (await db
      .selectFrom('platform.identity')
      .select('userId')
      .where('issuer', '=', proof.issuer)
      .where('subject', '=', proof.subject)
      .where('userId', '=', userId)
      .executeTakeFirst())
  if (!own) throw new Refusal(400, 'SSO_REFUSED', 'identity.sso.refused')
  return { withFactor: proof.mfa }
}
