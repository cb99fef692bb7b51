import { sql } from 'kysely'
import { wrongField } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { chosenFrom } from './chosen-people.ts'
import type { OpenSource } from './open-directory.ts'

/** @throws Refusal 400 when one of the contacts is nobody, or nobody that whoever names them may know */
export async function requireKnownContacts(
  db: PlatformDb,
  directory: readonly OpenSource[],
  contactIds: readonly string[],
) {
  const named = new Set(contactIds)
  const people = chosenFrom(directory, { among: sql`select unnest(${[...named]}::uuid[])` })
  const { rows } = await sql<{ known: number }>`select count(*) as known from (${people}) known`.execute(db)
  if (rows[0]?.known !== named.size) throw wrongField('contactIds', 'unknown_contact', 'directory.contact.one-unknown')
}
