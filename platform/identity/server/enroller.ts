import type { PlatformDb } from '#platform/platform-db.ts'
import { type Bearer, bearerOf } from './bearer.ts'
import type { IdentityGiven } from './identity-parts.ts'
import { tokenExpired } from './judge-session.ts'
import { reauthRequired, requireFresh } from './require-proof.ts'
import { factorOf } from './second-factor.queries.ts'

/**
 * Who enrols a telephone. The ticket of a login is good for the first one only; a session must have proved a moment ago
 * who sits there, with the factor that is to be replaced where there is one.
 * @throws Refusal 401, 409 REAUTH_REQUIRED
 */
export async function enrollerOf(db: PlatformDb, given: IdentityGiven): Promise<Bearer> {
  const bearer = await bearerOf(db, given, 'mfaEnrol')
  const { isEnrolled } = await factorOf(db, bearer.userId)
  if ('ticket' in bearer) {
    if (isEnrolled) throw tokenExpired()
    return bearer
  }
  const { authenticatedMs, mfaMs } = bearer.session
  requireFresh({ authenticatedAt: authenticatedMs }, given.clock)
  if (isEnrolled && mfaMs === null) throw reauthRequired()
  return bearer
}
