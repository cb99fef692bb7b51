import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { secondFactorCalls } from '../second-factor.calls.ts'
import { authorityOver } from './authority.queries.ts'
import { sendIdentityMail } from './identity-mails.ts'
import { requireNotHelping } from './require-not-helping.ts'
import { forgetFactor } from './second-factor.queries.ts'
import { noteSecurity } from './security-events.ts'

type Reset = typeof secondFactorCalls.resetMfa

/**
 * For somebody who lost his telephone and his codes. One's own is disabled with a code instead.
 * @throws Refusal 403 for oneself, 404 for a person whom the caller does not lead alone, 409 while he helps his client
 */
export async function resetMfa(given: Given<Reset, PlatformTables>, { userId }: InputOf<Reset>) {
  const { db, caller, clock } = given
  if (userId === caller.userId) throw forbidden()
  if (!(await authorityOver(db, caller, userId, clock)).leadsAlone) throw notFound()
  await requireNotHelping(db, clock, caller, userId)
  await forgetFactor(db, userId)
  await noteSecurity(db, 'MFA_RESET', { ...given, userId, detail: { by: caller.userId } })
  await sendIdentityMail(db, 'mfaReset', { userId })
}
