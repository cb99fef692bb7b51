import { enqueue, type Outbox } from '#kernel/server/events.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { giveLink } from './links.ts'

/** What concerns a person beyond any client: his mails, and what identity does after a commit. */
export const identityOutbox: Outbox = { table: 'platform.identity_outbox', role: 'auth', isOfClients: false }

/** Mails that carry a link of their own. The others may be about somebody else: `aboutId`. */
export const mailsWithLink = ['passwordReset', 'activation', 'mailChange'] as const
export const mailsWithout = [
  'passwordResetOffice',
  'passwordChanged',
  'temporaryPassword',
  'refreshReuse',
  'mfaReset',
  'accountLinked',
  'officeInvited',
  'superRolesChanged',
  'mailChangeAsked',
] as const

type WithLink = (typeof mailsWithLink)[number]
export type IdentityMailKind = WithLink | (typeof mailsWithout)[number]
type About<Kind extends IdentityMailKind> = Kind extends WithLink
  ? { userId: string; linkId: string }
  : { userId: string; aboutId?: string }

export const sendIdentityMailName = 'send-identity-mail'

/** Has a mail written to a person, in the transaction that is its reason; it leaves after the commit. */
export const sendIdentityMail = <Kind extends IdentityMailKind>(db: PlatformDb, kind: Kind, about: About<Kind>) =>
  enqueue(db, sendIdentityMailName, { kind, ...about }, identityOutbox)

/** Invites somebody to choose the password of his account, within 72 hours. */
export async function sendActivation(db: PlatformDb, given: { clock: Clock; keys: Keys }, userId: string) {
  const { id } = await giveLink(db, given, { kind: 'activation', userId })
  await sendIdentityMail(db, 'activation', { userId, linkId: id })
}
