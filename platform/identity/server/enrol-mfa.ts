import type { PlatformDb } from '#platform/platform-db.ts'
import { enrollerOf } from './enroller.ts'
import type { IdentityGiven } from './identity-parts.ts'
import { keepPendingSecret } from './second-factor.queries.ts'
import { newTotpSecret, otpauthUrlOf } from './totp.ts'

/**
 * Draws a secret for the telephone. It counts once a code of it is confirmed; until then a former one goes on.
 * @throws Refusal 401, 409 REAUTH_REQUIRED
 */
export async function enrolMfa(given: IdentityGiven & { db: PlatformDb }) {
  const { db } = given
  const { userId } = await enrollerOf(db, given)
  const { mail } = await db
    .selectFrom('platform.user')
    .select('mail')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const secret = newTotpSecret()
  await keepPendingSecret(db, given, userId, secret)
  const otpauthUrl = otpauthUrlOf(secret, mail)
  return { secret, otpauthUrl, qrSvg: await drawn(otpauthUrl) }
}

/** The library is fetched with the first drawing: few ever ask for one. */
async function drawn(text: string) {
  const { default: qrCode } = await import('qrcode')
  return qrCode.toString(text, { type: 'svg', margin: 1 })
}
