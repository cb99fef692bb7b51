import { type RawBuilder, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ContactRow } from '../contact.model.ts'
import type { OpenSource } from './open-directory.ts'

const columns = sql.join(
  [
    'id',
    'kind',
    'firstname',
    'name',
    'organisation',
    'jobtitle',
    'company_ids',
    'place',
    'mails',
    'phones',
    'user_id',
  ].map(column => sql.ref(column)),
)

/** Rows of `PersonRow` and their `source`, whatever it is, of ids that are given as an array. */
const peopleById = (directory: readonly OpenSource[], ids: RawBuilder<unknown>) =>
  sql.join(
    directory.map(
      ({ source, people }) => sql`select ${columns}, ${source}::text as source from (${people.details(ids)}) person`,
    ),
    sql` union all `,
  )

type Row = Omit<ContactRow, 'can' | 'sourceName'>

/** Contacts in the order of their ids; who is nobody, or nobody that this reader may know, is left out. */
export async function contactsById(
  db: PlatformDb,
  directory: readonly OpenSource[],
  ids: readonly string[],
): Promise<Omit<ContactRow, 'can'>[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select p.id, p.source, p.kind, p.firstname, p.name, p.organisation, p.jobtitle, p.place, p.mails, p.phones,
           (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name) order by k.name, k.id), '[]')
              from platform.company k where k.id = any(p.company_ids)) as companies,
           exists (select from platform.contact_refusal r where r.contact_id = p.id) as "noMessages"
      from (${peopleById(directory, eachOf(ids))}) p`.execute(db)
  const known = new Map(rows.map(row => [row.id, row]))
  const nameOf = new Map(directory.map(({ source, name }) => [source, name]))
  return ids.flatMap(id => {
    const row = known.get(id)
    return row ? [{ ...row, sourceName: nameOf.get(row.source) ?? row.source }] : []
  })
}
