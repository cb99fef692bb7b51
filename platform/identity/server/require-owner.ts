import { wrongField } from '#kernel/server/errors.ts'
import type { OfCaller } from './account-try.ts'
import { provePassword } from './prove-password.ts'
import { requireFresh } from './require-proof.ts'
import { factorOf } from './second-factor.queries.ts'

/**
 * That it is the person himself: he types his password, or, where his company keeps it, has just signed in there.
 * @throws Refusal 400 on `password`, 409 REAUTH_REQUIRED, 429
 */
export async function requireOwner(given: OfCaller, password: string | undefined) {
  const { withDb, caller, clock } = given
  const { passwordHash } = await withDb(db => factorOf(db, caller.userId))
  if (passwordHash === null) return requireFresh(caller, clock)
  if (password === undefined) throw wrongField('password', 'required', 'kernel.field.required')
  await provePassword(given, { userId: caller.userId, password, field: 'password' })
}
