import { z } from 'zod'
import type { Ground } from '#kernel/server/answers.ts'
import type { Job } from '#kernel/server/jobs.ts'
import type { Mail } from '#kernel/server/mail.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type IdentityMailKind, mailsWithLink, sendIdentityMailName } from './identity-mails.ts'
import { codeOfLink, type Link, linkById, tokenOfLink } from './links.ts'

type Asked = { kind: IdentityMailKind; userId: string; linkId?: string; aboutId?: string }
type Person = { id: string; mail: string; firstname: string; language: string }

/** Writes a mail in its reader's language and hands it over; a mail server that is down only delays it. */
export const sendIdentityMailJob: Job = {
  name: sendIdentityMailName,
  duringMaintenance: true,
  insists: true,
  run: async (ground, payload) => {
    const mail = await ground.databases.transaction('auth', { readOnly: true }, (db: PlatformDb) =>
      mailFor(db, ground, payload as Asked),
    )
    if (mail) await ground.mailer.send(mail)
  },
}

/** Nothing is written to who was disabled, nor of a link that has died meanwhile. */
async function mailFor(
  db: PlatformDb,
  ground: Ground,
  { kind, userId, linkId, aboutId }: Asked,
): Promise<Mail | undefined> {
  const person = await db
    .selectFrom('platform.user')
    .select(['id', 'mail', 'firstname', 'language'])
    .where('id', '=', userId)
    .where('active', '=', true)
    .executeTakeFirst()
  const link = linkId ? await linkById(db, ground.clock, linkId) : undefined
  const needsLink = (mailsWithLink as readonly string[]).includes(kind)
  if (!person || (needsLink && !link)) return undefined
  return write(ground, kind, person, { link, about: await nameOf(db, aboutId ?? userId) })
}

async function nameOf(db: PlatformDb, userId: string) {
  const { firstname, name } = await db
    .selectFrom('platform.user')
    .select(['firstname', 'name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return `${firstname} ${name}`
}

type Content = { link: Link | undefined; about: string }

function write({ say, keys, origins }: Ground, kind: IdentityMailKind, person: Person, { link, about }: Content): Mail {
  const language = person.language as Language
  const text = say(language, `identity.mail.${kind}.text`, {
    link: `${origins[0] ?? ''}${link ? pathOf(kind, person.id, tokenOfLink(keys, link.id)) : '/login'}`,
    about,
    ...(kind === 'passwordReset' && link ? { code: codeOfLink(keys, link.id) } : {}),
  })
  return {
    to: kind === 'mailChange' ? mailToConfirm(link) : person.mail,
    subject: say(language, `identity.mail.${kind}.subject`),
    text: say(language, 'identity.mail.frame', { firstname: person.firstname, text }),
  }
}

function pathOf(kind: IdentityMailKind, userId: string, token: string) {
  if (kind === 'passwordReset') return `/forgottenPassword/enterCode/${userId}/${token}`
  return kind === 'activation' ? `/resetPassword/${userId}/${token}` : `/confirmMail/${token}`
}

const mailToConfirm = (link: Link | undefined) => z.object({ mail: z.string() }).parse(link?.subject).mail
