import { type RawBuilder, sql } from 'kysely'
import { plannedByValues } from '#kernel/server/prepared.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ContactRow } from '../contact.model.ts'
import { type Choice, chosenOf, countOfChosen } from './chosen-people.ts'
import { contactsById } from './contacts-by-id.queries.ts'
import type { OpenSource } from './open-directory.ts'

/** Rows counted beyond the page that is shown (docs/decisions/002). */
const countedBeyondPage = 1_000

export type Asked = { page: number; size: number; sort?: 'name' | '-name' }

/** A page of those who are meant, by name across all sources. */
export async function pageOfContacts(
  db: PlatformDb,
  directory: readonly OpenSource[],
  choice: Choice,
  { page, size, sort = 'name' }: Asked,
): Promise<PageOf<Omit<ContactRow, 'can'>>> {
  const last = (page + 1) * size
  const most = last + countedBeyondPage
  const [ids, counted] = await plannedByValues(db, () =>
    Promise.all([
      idsInOrder(directory, choice, { last, offset: page * size, direction: sort === 'name' ? sql`asc` : sql`desc` })
        ?.execute(db)
        .then(({ rows }) => rows.map(({ id }) => id)) ?? [],
      sql<{ total: number }>`select ${countOfChosen(directory, choice, most)} as total`
        .execute(db)
        .then(({ rows }) => rows[0]?.total ?? 0),
    ]),
  )
  const items = await contactsById(db, directory, ids)
  return { items, total: Math.min(counted, most), totalIsExact: counted <= most, page, size }
}

type Cut = { last: number; offset: number; direction: RawBuilder<unknown> }

/** Each source gives its first names in order, and the page is cut from their merging. */
function idsInOrder(directory: readonly OpenSource[], choice: Choice, { last, offset, direction }: Cut) {
  const order = sql`order by sort ${direction}, tie ${direction}`
  const parts = directory.flatMap(one => {
    const chosen = chosenOf(one, choice)
    return chosen ? [{ chosen, name: sql.ref(`few_${one.source}`), areFew: one.people.areFew ?? false }] : []
  })
  if (parts.length === 0) return undefined
  const few = parts
    .filter(({ areFew }) => areFew)
    .map(({ chosen, name }) => sql`${name} as materialized (select id, sort, tie from (${chosen}) whole ${order})`)
  const firsts = parts.map(({ chosen, name, areFew }) => {
    const from = areFew ? name : sql`(${chosen}) chosen`
    return sql`(select id, sort, tie from ${from} ${order} limit ${last})`
  })
  return sql<{ id: string }>`${few.length > 0 ? sql`with ${sql.join(few)}` : sql``}
    select id from (${sql.join(firsts, sql` union all `)}) everybody ${order} limit ${last - offset} offset ${offset}`
}
