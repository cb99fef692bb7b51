import { z } from 'zod'
import type { Ground, Visit } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { isUniqueViolation } from '#kernel/server/unique-violation.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { countAttempt, mailChangeCounter, tooManyAttempts } from './attempts.ts'
import { sendIdentityMail } from './identity-mails.ts'
import { giveLink, linkOf, revokeLinks, useUpLink } from './links.ts'
import { noteSecurity } from './security-events.ts'

type Given = Pick<Ground, 'clock' | 'keys'> & { db: PlatformDb; visit: Visit; requestId: string }

const Subject = z.object({ mail: z.string() })

/**
 * Sends a link to the address that somebody wants, and word of it to his own, which holds until the link is followed.
 * A former link is dead.
 * @throws Refusal 429: nobody has strangers written to
 */
export async function askForMailChange({ db, ...given }: Given, userId: string, mail: string) {
  const seconds = await countAttempt(db, given, mailChangeCounter(userId))
  if (seconds > 0) throw tooManyAttempts(seconds)
  const { id } = await giveLink(db, given, { kind: 'mailChange', userId, subject: { mail } })
  await sendIdentityMail(db, 'mailChange', { userId, linkId: id })
  await sendIdentityMail(db, 'mailChangeAsked', { userId })
}

/**
 * The link was followed: who asked for it reads mails at the new address. Links to a new password that the former one
 * was sent are dead.
 * @throws Refusal 409 LINK_USED on a link that is dead or of who was disabled, and when somebody else has that address
 *   meanwhile: nobody learns by it which addresses are known
 */
export async function confirmMail({ db, clock, visit, requestId }: Given, token: string) {
  const link = await linkOf(db, clock, ['mailChange'], token)
  if (!link?.userId || !(await useUpLink(db, clock, link))) throw linkUsed()
  const { mail } = Subject.parse(link.subject)
  const changed = await db
    .updateTable('platform.user')
    .set(eb => ({ mail, version: eb('version', '+', 1) }))
    .where('id', '=', link.userId)
    .where('active', '=', true)
    .executeTakeFirst()
    .catch((error: unknown) => {
      // Of two who confirm one address at the same instant, the database alone knows the second.
      throw isUniqueViolation(error) ? linkUsed() : error
    })
  if (changed.numUpdatedRows === 0n) throw linkUsed()
  await revokeLinks(db, clock, link.userId, ['passwordReset', 'activation'])
  await noteSecurity(db, 'ACCOUNT_CHANGED', { userId: link.userId, visit, requestId, detail: { what: 'mail' } })
}

const linkUsed = () => new Refusal(409, 'LINK_USED', 'identity.mail-link-used')
