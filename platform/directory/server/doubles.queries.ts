import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type PossibleDouble, spokenName } from '../contact.model.ts'
import { contactsById } from './contacts-by-id.queries.ts'
import type { OpenSource } from './open-directory.ts'

type Ways = { mails: readonly string[]; phones: readonly string[]; except?: string | undefined }

const mostShown = 5

/** Who has one of the mails or phones already, as far as the reader may know. */
export async function doublesOf(
  db: PlatformDb,
  directory: readonly OpenSource[],
  { mails, phones, except }: Ways,
): Promise<PossibleDouble[]> {
  if (mails.length === 0 && phones.length === 0) return []
  const found = sql.join(
    directory.map(({ people }) => sql`select id, on_mail, on_phone from (${people.reachedBy({ mails, phones })}) one`),
    sql` union all `,
  )
  const { rows } = await sql<{ id: string; onMail: boolean; onPhone: boolean }>`
    select id, on_mail, on_phone from (${found}) found
     where id is distinct from ${except ?? null}::uuid order by id limit ${mostShown}`.execute(db)
  const contacts = await contactsById(
    db,
    directory,
    rows.map(({ id }) => id),
  )
  const ways = new Map(rows.map(row => [row.id, row]))
  return contacts.map(contact => ({
    id: contact.id,
    name: spokenName(contact),
    sourceName: contact.sourceName,
    on: [
      ...(ways.get(contact.id)?.onMail ? ['mail' as const] : []),
      ...(ways.get(contact.id)?.onPhone ? ['phone' as const] : []),
    ],
  }))
}
