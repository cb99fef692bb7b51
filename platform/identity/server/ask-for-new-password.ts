import { emit, type Listener } from '#kernel/server/events.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { passwordsCalls } from '../passwords.calls.ts'
import { countAttempt, passwordMailCounter } from './attempts.ts'
import { identityOutbox, sendIdentityMail } from './identity-mails.ts'
import type { IdentityGiven } from './identity-parts.ts'
import { giveLink } from './links.ts'
import { noteSecurity } from './security-events.ts'

const passwordForgotten = 'passwordForgotten'

/**
 * Does the same whether or not there is such an account, so that neither the answer nor its time tells: what differs
 * happens after the commit.
 */
export async function askForNewPassword(
  given: IdentityGiven & { db: PlatformDb },
  { mail }: InputOf<typeof passwordsCalls.askForNewPassword>,
) {
  const { db } = given
  const person = await db
    .selectFrom('platform.user')
    .select('id')
    .where('mail', '=', mail.toLowerCase())
    .where('active', '=', true)
    .executeTakeFirst()
  await noteSecurity(db, 'PASSWORD_RESET_ASKED', { ...given, userId: person?.id })
  await emit(db, passwordForgotten, { userId: person?.id ?? null }, identityOutbox)
  return {}
}

/** Sends who forgot his password a link, or back to his company's sign-in; three mails an hour at most. */
export const hearForgottenPassword = (given: { clock: Clock; keys: Keys }): Listener => ({
  kind: passwordForgotten,
  outbox: identityOutbox,
  hear: async (db, { userId }) => {
    if (typeof userId === 'string') await answerForgetful(db as PlatformDb, given, userId)
  },
})

async function answerForgetful(db: PlatformDb, given: { clock: Clock; keys: Keys }, userId: string) {
  if ((await countAttempt(db, given, passwordMailCounter(userId))) > 0) return
  const person = await db.selectFrom('platform.user').select('accountType').where('id', '=', userId).executeTakeFirst()
  if (person?.accountType === 'office') return sendIdentityMail(db, 'passwordResetOffice', { userId })
  const { id } = await giveLink(db, given, { kind: 'passwordReset', userId })
  await sendIdentityMail(db, 'passwordReset', { userId, linkId: id })
}
