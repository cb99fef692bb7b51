import { wrongField } from '#kernel/server/errors.ts'
import { countAccountTry, noteFailure } from './account-try.ts'
import type { IdentityGivenApart } from './identity-parts.ts'
import { passwordMatches } from './passwords.ts'
import { factorOf } from './second-factor.queries.ts'

/**
 * That somebody knows his present password. A wrong one is a failure of the account.
 * @throws Refusal 400 on the field, 429
 */
export async function provePassword(
  given: IdentityGivenApart,
  { userId, password, field }: { userId: string; password: string; field: string },
) {
  const { withDb } = given
  const { passwordHash } = await withDb(async db => {
    await countAccountTry(db, given, userId)
    return factorOf(db, userId)
  })
  if (await passwordMatches(password, passwordHash)) return
  await withDb(db => noteFailure(db, given, 'LOGIN_FAILED', userId))
  throw wrongField(field, 'WRONG_PASSWORD', 'identity.wrong-password')
}
