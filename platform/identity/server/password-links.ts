import { Refusal } from '#kernel/server/errors.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { passwordsCalls } from '../passwords.calls.ts'
import { forgetAccountTries } from './account-try.ts'
import type { IdentityGiven, IdentityGivenApart } from './identity-parts.ts'
import { type Link, linkOf, tryCode, useUpLink } from './links.ts'
import { chooserOf, requireGoodPassword, requireSame } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'

type InDb = IdentityGiven & { db: PlatformDb }
type Shown = { userId: string; token: string }

/** Whether a link leads on: to its code first, or to the new password straight away. */
export async function checkLink({ db, clock }: InDb, shown: InputOf<typeof passwordsCalls.checkIfUserCanEnterCode>) {
  const link = await shownLink(db, clock, shown)
  return { allowed: link !== undefined, verified: link?.isVerified ?? false }
}

export async function checkCode(
  given: InDb,
  { code, ...shown }: InputOf<typeof passwordsCalls.checkCodeForPasswordRetrieval>,
) {
  const link = await shownLink(given.db, given.clock, shown)
  return link ? tryCode(given.db, given, link, code) : { ok: false, triesLeft: 0 }
}

/**
 * Sets the password of whoever holds a verified link, once. It neither signs in nor does without a second factor.
 * @throws Refusal 409 LINK_USED, 400 on a field
 */
export async function resetPassword(given: IdentityGivenApart, input: InputOf<typeof passwordsCalls.resetPassword>) {
  const { withDb, clock } = given
  const { userId, newPassword } = input
  const { link, chooser } = await withDb(async db => ({
    link: requireVerified(await shownLink(db, clock, input)),
    chooser: await chooserOf(db, userId, clock),
  }))
  requireSame(input)
  await requireGoodPassword(given, chooser, newPassword)
  const hash = await hashPassword(newPassword)
  await withDb(async db => {
    if (!(await useUpLink(db, clock, link))) throw linkUsed()
    await setPassword(db, given, { userId, hash, event: 'PASSWORD_RESET' })
  })
  await forgetAccountTries(given, userId)
}

/** The link of this person, where he may still sign in with a password. */
async function shownLink(db: PlatformDb, clock: Clock, { userId, token }: Shown): Promise<Link | undefined> {
  const link = await linkOf(db, clock, ['passwordReset', 'activation'], token)
  if (link?.userId !== userId) return undefined
  const person = await db
    .selectFrom('platform.user')
    .select('id')
    .where('id', '=', userId)
    .where('active', '=', true)
    .where('accountType', '=', 'sun')
    .executeTakeFirst()
  return person && link
}

function requireVerified(link: Link | undefined): Link {
  if (!link?.isVerified) throw linkUsed()
  return link
}

const linkUsed = () => new Refusal(409, 'LINK_USED', 'identity.link-used')
