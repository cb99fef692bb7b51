import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { passwordsCalls } from '../passwords.calls.ts'
import { forgetAccountTries, type OfCaller } from './account-try.ts'
import { chooserOf, requireGoodPassword, requireSame, requireUnlike } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { provePassword } from './prove-password.ts'
import { setPassword } from './set-password.ts'

/**
 * Changes one's own password; this session goes on, every other ends.
 * @throws Refusal 400 on a field, 404 for anybody else's, 429
 */
export async function editPassword(given: OfCaller, input: InputOf<typeof passwordsCalls.editPassword>) {
  const { withDb, caller, clock } = given
  const { userId, currentPassword, newPassword } = input
  if (userId !== caller.userId) throw notFound()
  requireSame(input)
  await provePassword(given, { userId, password: currentPassword, field: 'currentPassword' })
  requireUnlike(input)
  await requireGoodPassword(given, await withDb(db => chooserOf(db, userId, clock)), newPassword)
  const hash = await hashPassword(newPassword)
  await withDb(db => setPassword(db, given, { userId, hash, butSession: caller.sessionId, event: 'PASSWORD_CHANGED' }))
  await forgetAccountTries(given, userId)
}
