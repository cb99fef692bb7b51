import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Contact } from '../contact.model.ts'
import { contactsById } from './contacts-by-id.queries.ts'
import { seenGroups } from './groups.queries.ts'
import type { OpenSource } from './open-directory.ts'
import { ownSource } from './own-contacts.ts'

type Kept = Pick<Contact, 'title' | 'address' | 'note' | 'version'>

const nothingKept: Kept = { title: null, address: null, note: null, version: null }

/**
 * All that the reader may know of a contact.
 * @throws Refusal 404
 */
export async function contactFile(
  db: PlatformDb,
  directory: readonly OpenSource[],
  id: string,
): Promise<Omit<Contact, 'can'>> {
  const [contact] = await contactsById(db, directory, [id])
  if (!contact) throw notFound()
  const kept = contact.source === ownSource ? await keptOf(db, id) : nothingKept
  const { rows: groups } = await sql<{ id: string; name: string }>`
    select g.id, g.name from platform.contact_group_member m join platform.contact_group g on g.id = m.group_id
     where m.contact_id = ${id} and ${seenGroups} order by kernel.normalise(g.name), g.id`.execute(db)
  return { ...contact, ...kept, groups }
}

async function keptOf(db: PlatformDb, id: string): Promise<Kept> {
  const { title, note, version, ...row } = await db
    .selectFrom('platform.contact')
    .select(['title', 'note', 'version', 'addressLine', 'additionalAddress', 'postCode', 'city', 'country'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const address = {
    address: row.addressLine,
    additionalAddress: row.additionalAddress,
    postCode: row.postCode,
    city: row.city,
    country: row.country,
  }
  return { title: title as Kept['title'], note, version, address }
}
