import { type RawBuilder, sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type Message, type MessageRow, type MessageState, type Recipient } from '../message.model.ts'
import { spokenName } from '../contact.model.ts'
import { contactsById } from './contacts-by-id.queries.ts'
import { groupsSeen } from './groups.queries.ts'
import { filesOf } from './joined-files.ts'
import type { OpenSource } from './open-directory.ts'

const delivery = sql`(
  select jsonb_build_object(
           'recipients', count(*),
           'waiting', count(*) filter (where r.status in ('waiting', 'sending')),
           'sent', count(*) filter (where r.status = 'sent'),
           'failed', count(*) filter (where r.status = 'failed'))
    from platform.message_recipient r where r.message_id = m.id)`

const columns = sql`m.id, m.channel, m.subject, m.state, m.send_at as "sendAt", m.created_at as "createdAt",
  m.ended_at as "endedAt", ${delivery} as delivery, m.version`

type Cut = { page: number; size: number }

/** What somebody wrote, the newest first. */
export async function pageOfMessages(
  db: PlatformDb,
  userId: string,
  { page, size, state }: Cut & { state?: MessageState | undefined },
): Promise<PageOf<MessageRow>> {
  const kept = sql`m.author_id = ${userId} ${state ? sql`and m.state = ${state}` : sql``}`
  const { rows: items } = await sql<MessageRow>`
    select ${columns} from platform.message m where ${kept}
     order by m.created_at desc, m.id desc limit ${size} offset ${page * size}`.execute(db)
  return { items, total: await countOf(db, sql`platform.message m where ${kept}`), totalIsExact: true, page, size }
}

type Stored = MessageRow & Pick<Message, 'body' | 'stalledAt'> & { groups: string[]; contacts: string[] }

/**
 * A message with whom it names; who is nobody any more, or nobody that its author may know, is left out.
 * @throws Refusal 404, also for one that somebody else wrote
 */
export async function messageFile(db: PlatformDb, directory: readonly OpenSource[], id: string): Promise<Message> {
  const { rows } = await sql<Stored>`
    select ${columns}, m.body, m.stalled_at as "stalledAt", m.groups, m.contacts
      from platform.message m where m.id = ${id}`.execute(db)
  const [message] = rows
  if (!message) throw notFound()
  const groups = (await groupsSeen(db)).filter(group => message.groups.includes(group.id))
  const contacts = await contactsById(db, directory, message.contacts)
  return {
    ...message,
    groups: groups.map(({ id: groupId, name }) => ({ id: groupId, name })),
    contacts: contacts.map(contact => ({ id: contact.id, name: spokenName(contact) })),
    files: (await filesOf(db, id)).map(({ id: fileId, name, size }) => ({ id: fileId, name, size })),
  }
}

/** Who received a message, by name. */
export async function pageOfRecipients(
  db: PlatformDb,
  { id, status, page, size }: Cut & { id: string; status?: 'waiting' | 'sent' | 'failed' | undefined },
): Promise<PageOf<Recipient>> {
  const { rows: found } = await sql`select from platform.message where id = ${id}`.execute(db)
  if (found.length === 0) throw notFound()
  const ofStatus = status && sql`and r.status = any(${status === 'waiting' ? ['waiting', 'sending'] : [status]})`
  const kept = sql`platform.message_recipient r where r.message_id = ${id} ${ofStatus ?? sql``}`
  const { rows: items } = await sql<Recipient>`
    select r.id, r.contact_id as "contactId", r.name, case when position('@' in r.address) > 0 then r.address end as address,
           r.status, r.error, r.at
      from ${kept} order by r.name, r.id limit ${size} offset ${page * size}`.execute(db)
  return { items, total: await countOf(db, kept), totalIsExact: true, page, size }
}

async function countOf(db: PlatformDb, from: RawBuilder<unknown>) {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${from}`.execute(db)
  return rows[0]?.total ?? 0
}
