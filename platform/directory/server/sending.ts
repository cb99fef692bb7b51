import { sql } from 'kysely'
import type { Ground } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Message, MessageState } from '../message.model.ts'
import { failures } from './failures.ts'
import { filesOf, type JoinedFile } from './joined-files.ts'
import { moveMessage } from './message-state.ts'

export type Work = Ground & { databases: Databases }

/** A message on its way, in its client. */
export type Due = { clientId: string; messageId: string }

/** What every recipient is sent. */
export type Sending = Pick<Message, 'channel' | 'subject' | 'body'> & {
  author: { name: string; mail: string }
  files: JoinedFile[]
}

/** Work on a message is done inside its client. */
export const inClientOf = <Result>(
  { databases }: Pick<Work, 'databases'>,
  { clientId }: Due,
  work: (db: PlatformDb) => Promise<Result>,
) => databases.transaction<never, Result>('platform', { clientId, readOnly: false }, db => work(db as never))

/** A mail that has been in somebody's hands for so long was left there by a program that was killed. */
const patienceMinutes = 5

/** Takes a message in hand; undefined when it was cancelled or ended meanwhile. */
export const startSending = (work: Work, due: Due): Promise<Sending | undefined> =>
  inClientOf(work, due, async db => {
    const message = await standing(db, due)
    if (message?.state === 'queued') await moveMessage(db, message, { to: 'sending', clock: work.clock, actorId: null })
    else if (message?.state !== 'sending') return undefined
    await giveUpInterrupted(db, due, work.clock)
    const { rows } = await sql<Sending>`
      select m.channel, m.subject, m.body,
             jsonb_build_object('name', u.firstname || ' ' || u.name, 'mail', u.mail) as author
        from platform.message m join platform.user u on u.id = m.author_id where m.id = ${due.messageId}`.execute(db)
    return rows[0] && { ...rows[0], files: await filesOf(db, due.messageId) }
  })

/** Ends a message of which nobody waits any more. */
export const endSending = (work: Work, due: Due) =>
  inClientOf(work, due, async db => {
    const message = await standing(db, due)
    if (message?.state !== 'sending') return
    const { rows } = await sql<{ waiting: boolean; failed: boolean }>`
      select coalesce(bool_or(status in ('waiting', 'sending')), false) as waiting,
             coalesce(bool_or(status = 'failed'), false) as failed
        from platform.message_recipient where message_id = ${due.messageId}`.execute(db)
    if (rows[0]?.waiting) return
    await moveMessage(db, message, { to: rows[0]?.failed ? 'partly_failed' : 'sent', clock: work.clock, actorId: null })
  })

async function standing(db: PlatformDb, { messageId }: Due) {
  const row = await db
    .selectFrom('platform.message')
    .select(['id', 'state'])
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst()
  return row && { id: row.id, state: row.state as MessageState }
}

/** Whether such a mail left is not known: it is said so, and not sent a second time. */
async function giveUpInterrupted(db: PlatformDb, { messageId }: Due, clock: Clock) {
  const latest = clock.now().subtract({ minutes: patienceMinutes }).toString()
  await db
    .updateTable('platform.message_recipient')
    .set({ status: 'failed', error: failures.interrupted })
    .where('messageId', '=', messageId)
    .where('status', '=', 'sending')
    .where('at', '<', latest)
    .execute()
}
