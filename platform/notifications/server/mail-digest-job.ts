import { sql } from 'kysely'
import type { Ground } from '#kernel/server/answers.ts'
import type { Databases } from '#kernel/server/db.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Job } from '#kernel/server/jobs.ts'
import type { Language } from '#kernel/shared/names.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { NotificationType } from '../notification-type.slot.ts'
import { notificationsWithChoices, isWantedOn } from './wanted.ts'

type Reader = { clientId: string; client: string; userId: string; mail: string; language: Language }
type Waiting = { id: string; title: string; subtitle: string | null }
type Work = Ground & { databases: Databases }

const mostLines = 20

/**
 * Each hour: one mail a person and client with what was shown to him nowhere yet, in his language. A notification is
 * marked as shown in the transaction that hands the mail over: a refusal leaves it to the next try, a crash in between
 * may send it twice, none is lost. One person's failure keeps nobody else waiting.
 */
export const mailDigestJob = (types: readonly NotificationType[]): Job => ({
  name: 'mail-notifications',
  cron: '5 * * * *',
  run: async work => {
    const failures: unknown[] = []
    for (const reader of await readersWaiting(work, types)) {
      await sendDigest(work, types, reader).catch(error => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails were not handed over`)
  },
})

const isWaiting = (types: readonly NotificationType[]) =>
  sql`n.read_at is null and n.shown_at is null and ${isWantedOn('mail', types)}`

async function readersWaiting({ databases, clock }: Work, types: readonly NotificationType[]) {
  const readers: Reader[] = []
  await inEachClient(databases, async db => {
    const { rows } = await sql<Reader>`
      select client.id as "clientId", client.name as client, u.id as "userId", u.mail, u.language
        from platform.client_user m
        join platform.client on client.id = m.client_id
        join platform.user u on u.id = m.user_id and u.active
       where m.client_id = kernel.client_id()
         and platform.is_member_at(m.active, m.ends_at, ${clock.now().toString()}::timestamptz)
         and exists (select from ${notificationsWithChoices} where n.user_id = u.id and ${isWaiting(types)})
       order by u.id`.execute(db)
    readers.push(...rows)
  })
  return readers
}

async function sendDigest({ databases, clock, ...work }: Work, types: readonly NotificationType[], reader: Reader) {
  const standing = { clientId: reader.clientId, readOnly: false }
  await databases.transaction('platform', standing, async (db: PlatformDb) => {
    const { rows } = await sql<Waiting>`
      select n.id, n.title, n.subtitle from ${notificationsWithChoices}
       where n.user_id = ${reader.userId} and ${isWaiting(types)}
       order by n.created_at desc, n.id desc
         for update of n`.execute(db)
    if (rows.length === 0) return
    await db
      .updateTable('platform.notification')
      .set({ shownAt: clock.now().toString() })
      .where('id', 'in', eachOf(rows.map(({ id }) => id)))
      .execute()
    await work.mailer.send({ to: reader.mail, ...letterOf(work, reader, rows) })
  })
}

function letterOf({ say, origins }: Pick<Ground, 'say' | 'origins'>, { language, client }: Reader, news: Waiting[]) {
  const lines = news
    .slice(0, mostLines)
    .map(({ title, subtitle }) => `- ${subtitle ? `${title} : ${subtitle}` : title}`)
  const more = news.length - lines.length
  return {
    subject: say(language, 'notifications.mail.subject', { count: news.length, client }),
    text: [
      say(language, 'notifications.mail.intro', { client }),
      '',
      ...lines,
      ...(more > 0 ? [say(language, 'notifications.mail.more', { count: more })] : []),
      '',
      `${origins[0]}/sun/user/notifications`,
      '',
      say(language, 'notifications.mail.choices'),
    ].join('\n'),
  }
}
