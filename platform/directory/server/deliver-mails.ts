import { sql } from 'kysely'
import { isServerAway, type MailFile } from '#kernel/server/mail.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { mailsAMinute } from '../message.model.ts'
import { failures, wordsOf } from './failures.ts'
import { mailFilesOf } from './joined-files.ts'
import { type Due, endSending, inClientOf, type Sending, type Work } from './sending.ts'

type Taken = { id: string; address: string; refuses: boolean }
type Outcome = { status: 'waiting' | 'sent' | 'failed'; error: string | null }

/**
 * Hands the mails over one by one, at most 200 a minute; the next minute goes on. A recipient is taken in hand, and that
 * is kept, before his mail leaves: a program that is killed in between leaves one mail of which nobody can say whether
 * it left, never one that is sent twice.
 */
export async function deliverMails(work: Work, due: Due, sending: Sending) {
  const files = await mailFilesOf(work.files, sending.files)
  for (let taken = await take(work, due); taken; taken = await take(work, due)) {
    const outcome = await handOver(work, sending, files, taken)
    await settle(work, due, taken, outcome)
    if (outcome.status === 'waiting') return
  }
  await endSending(work, due)
}

async function handOver(
  { mailer, log }: Work,
  { subject, body, author }: Sending,
  files: readonly MailFile[],
  { address, refuses }: Taken,
): Promise<Outcome> {
  if (refuses) return { status: 'failed', error: failures.refuses }
  try {
    await mailer.send({ to: address, subject, text: body, author, files })
    return { status: 'sent', error: null }
  } catch (error) {
    log.warn({ err: error }, 'mail of a message not handed over')
    return isServerAway(error) ? { status: 'waiting', error: null } : { status: 'failed', error: wordsOf(error) }
  }
}

/** The next recipient, unless the minute is full. One process at a time looks, so that they count together. */
const take = (work: Work, due: Due) =>
  inClientOf(work, due, async (db): Promise<Taken | undefined> => {
    const now = work.clock.now()
    await sql`select pg_advisory_xact_lock(hashtext('mails of ' || ${due.clientId}))`.execute(db)
    if (await isMinuteFull(db, now.subtract({ minutes: 1 }).toString())) return undefined
    const { rows } = await sql<Taken>`
      update platform.message_recipient r set status = 'sending', at = ${now.toString()}
       where r.id = (select id from platform.message_recipient
                      where message_id = ${due.messageId} and status = 'waiting' order by id limit 1)
      returning r.id, r.address, exists (select from platform.contact_refusal f where f.contact_id = r.contact_id) as refuses`.execute(
      db,
    )
    return rows[0]
  })

async function isMinuteFull(db: PlatformDb, since: string) {
  const { rows } = await sql<{ handed: number }>`
    select count(*) as handed from platform.message_recipient r join platform.message m on m.id = r.message_id
     where r.at > ${since}::timestamptz and m.channel = 'mail'`.execute(db)
  return (rows[0]?.handed ?? 0) >= mailsAMinute
}

/** While the server is away everything waits, and the author sees since when. */
const settle = (work: Work, { clientId, messageId }: Due, { id }: Taken, { status, error }: Outcome) =>
  inClientOf(work, { clientId, messageId }, async db => {
    const now = work.clock.now().toString()
    await db
      .updateTable('platform.message_recipient')
      .set({ status, error, at: status === 'waiting' ? null : now })
      .where('id', '=', id)
      .execute()
    await db
      .updateTable('platform.message')
      .set(eb => ({ stalledAt: status === 'waiting' ? eb.fn.coalesce('stalledAt', eb.val(now)) : null }))
      .where('id', '=', messageId)
      .execute()
  })
