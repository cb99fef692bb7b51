import { type RawBuilder, sql } from 'kysely'
import { mostCounted, countOfPage } from '#kernel/server/bounded-count.ts'
import { plannedByValues } from '#kernel/server/prepared.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ContactRow } from '../contact.model.ts'
import { type Choice, chosenFrom, chosenOf, countOfChosen } from './chosen-people.ts'
import { contactsById } from './contacts-by-id.queries.ts'
import type { OpenSource } from './open-directory.ts'

type Asked = { page: number; size: number; sort?: 'name' | '-name' }

/** A page of those who are meant, by name across all sources. */
export async function pageOfContacts(
  db: PlatformDb,
  directory: readonly OpenSource[],
  choice: Choice,
  { page, size, sort = 'name' }: Asked,
): Promise<PageOf<Omit<ContactRow, 'can'>>> {
  const most = mostCounted({ page, size })
  const window = { offset: page * size, size, most, direction: sort === 'name' ? sql`asc` : sql`desc` }
  const { ids, counted } = await found(db, directory, choice, window)
  const items = await contactsById(db, directory, ids)
  return { items, ...countOfPage(counted, most), page, size }
}

type Window = { offset: number; size: number; most: number; direction: RawBuilder<unknown> }
type Found = { ids: string[]; counted: number }

/**
 * The list stands in the indexes of its sources: it is read no further than the page, and counted not much further. Whom
 * words or conditions leave is not in order: when they are no more than would be counted, one reading finds, orders and
 * counts them; when they are more they stand so close in the list that walking down the list is faster.
 */
async function found(db: PlatformDb, directory: readonly OpenSource[], choice: Choice, window: Window): Promise<Found> {
  if (isWhole(choice)) {
    const [ids, counted] = await plannedByValues(db, () =>
      Promise.all([walked(db, directory, choice, window), countedUpTo(db, directory, choice, window.most)]),
    )
    return { ids, counted }
  }
  const few = await plannedByValues(db, () => gathered(db, directory, choice, window))
  if (few.counted <= window.most) return few
  return { ...few, ids: await plannedByValues(db, () => walked(db, directory, choice, window)) }
}

const isWhole = ({ words, rule = [], among }: Choice) => !words && !among && rule.every(({ kind }) => kind === 'source')

/** As many as are counted, wherever they are come upon first. */
async function gathered(
  db: PlatformDb,
  directory: readonly OpenSource[],
  choice: Choice,
  { offset, size, most, direction }: Window,
): Promise<Found> {
  const { rows } = await sql<Found>`
    with few as materialized (select id, sort, tie from (${chosenFrom(directory, choice)}) chosen limit ${most + 1})
    select (select count(*) from few) as counted,
           array(select id from few order by sort ${direction}, tie ${direction} limit ${size} offset ${offset}) as ids`.execute(
    db,
  )
  return rows[0] ?? { ids: [], counted: 0 }
}

/** Each source gives its first names in order, along its own index, and the page is cut from their merging. */
async function walked(
  db: PlatformDb,
  directory: readonly OpenSource[],
  choice: Choice,
  { offset, size, direction }: Window,
): Promise<string[]> {
  const order = sql`order by sort ${direction}, tie ${direction}`
  const parts = directory.flatMap(one => chosenOf(one, choice) ?? [])
  if (parts.length === 0) return []
  const firsts = parts.map(part => sql`(select id, sort, tie from (${part}) chosen ${order} limit ${offset + size})`)
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(firsts, sql` union all `)}) everybody ${order} limit ${size} offset ${offset}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

async function countedUpTo(db: PlatformDb, directory: readonly OpenSource[], choice: Choice, most: number) {
  const { rows } = await sql<{ counted: number }>`
    select ${countOfChosen(directory, choice, most)} as counted`.execute(db)
  return rows[0]?.counted ?? 0
}
