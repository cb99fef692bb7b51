import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Message, MessageRow, Recipient } from '../message.model.ts'
import { messagesCalls } from '../messages.calls.ts'
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

const columns = sql`m.id, m.channel, m.subject, m.state, m.send_at, m.created_at,
  m.ended_at, ${delivery} as delivery, m.version`

const countOf = (status: string) => sql`
  (select count(*) from platform.message_recipient r where r.message_id = m.id and r.status = ${status})`

/** What somebody wrote. */
export function pageOfMessages(
  db: PlatformDb,
  { userId, ...asked }: InputOf<typeof messagesCalls.getMessages> & { userId: string },
): Promise<PageOf<MessageRow>> {
  return pageOfList(db, messagesCalls.getMessages.list, asked, {
    from: sql`platform.message m`,
    id: sql`m.id`,
    within: sql`m.author_id = ${userId}`,
    orders: {
      created: [sql`m.created_at`],
      subject: [sql`kernel.normalise(m.subject)`],
      state: [sql`m.state`],
      channel: [sql`m.channel`],
      recipients: [sql`(select count(*) from platform.message_recipient r where r.message_id = m.id)`],
      sent: [countOf('sent')],
      failed: [countOf('failed')],
      when: [sql`coalesce(m.ended_at, m.send_at, m.created_at)`],
    },
    filters: { state: state => sql`m.state = ${state}` },
    rows: async ids =>
      (await sql<MessageRow>`select ${columns} from platform.message m where m.id in ${eachOf(ids)}`.execute(db)).rows,
  })
}

type Stored = MessageRow & Pick<Message, 'body' | 'stalledAt'> & { groups: string[]; contacts: string[] }

/**
 * A message with whom it names; who is nobody any more, or nobody that its author may know, is left out.
 * @throws Refusal 404, also for one that somebody else wrote
 */
export async function messageFile(db: PlatformDb, directory: readonly OpenSource[], id: string): Promise<Message> {
  const { rows } = await sql<Stored>`
    select ${columns}, m.body, m.stalled_at, m.groups, m.contacts
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

/**
 * Who received a message.
 * @throws Refusal 404 for a message that the reader does not know
 */
export async function pageOfRecipients(
  db: PlatformDb,
  { id, ...asked }: InputOf<typeof messagesCalls.getRecipients>,
): Promise<PageOf<Recipient>> {
  const { rows: found } = await sql`select from platform.message where id = ${id}`.execute(db)
  if (found.length === 0) throw notFound()
  return pageOfList(db, messagesCalls.getRecipients.list, asked, {
    from: sql`platform.message_recipient r`,
    id: sql`r.id`,
    within: sql`r.message_id = ${id}`,
    orders: {
      name: [sql`r.name`],
      address: [sql`r.address`],
      status: [sql`r.status`],
      error: [sql`coalesce(r.error, '')`],
      at: [sql`coalesce(r.at, 'infinity')`],
    },
    filters: {
      status: status => sql`r.status = any(${status === 'waiting' ? ['waiting', 'sending'] : [status]})`,
    },
    rows: async ids => recipientsById(db, ids),
  })
}

async function recipientsById(db: PlatformDb, ids: readonly string[]): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select r.id, r.contact_id, r.name, case when position('@' in r.address) > 0 then r.address end as address,
           r.status, r.error, r.at
      from platform.message_recipient r where r.id in ${eachOf(ids)}`.execute(db)
  return rows
}
