import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FiltersOf, List, Narrowing, OrderOf, SortOf } from '#kernel/shared/list.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { mostCounted, countOfPage } from './bounded-count.ts'
import type { Db } from './db.ts'
import { plannedByValues } from './prepared.ts'

type Condition = RawBuilder<SqlBool>

/** How the server answers a list: what it reads, in which orders, and what each filter keeps. */
export type ServedList<L extends List, Row extends { id: string }> = {
  /** What stands after `from`: `platform.user u`. */
  from: RawBuilder<unknown>
  /** The id of a row, which also decides between rows that are alike. */
  id: RawBuilder<unknown>
  /** What the reader may read at all. */
  within: Condition
  /** What each order compares, the first first. */
  orders: { readonly [Order in OrderOf<L>]: readonly RawBuilder<unknown>[] }
  filters: { readonly [Name in keyof FiltersOf<L>]-?: (value: NonNullable<Narrowing<L>[Name]>) => Condition }
  /** What else narrows it, of a call that takes more than its list says. */
  further?: readonly Condition[]
  /** What words find; nothing where they are too short to find anything. */
  matching?: (words: string | undefined) => Condition | undefined
  /** The rows of a page, in any order. */
  rows: (ids: readonly string[]) => Promise<readonly Row[]>
}

type Asked<L extends List> = Narrowing<L> & {
  page: number
  size: number
  search?: string | undefined
  sort: SortOf<L>
}

/** A list as it was asked: whom it leaves, in which order. */
type Chosen = {
  chosen: RawBuilder<unknown>
  id: RawBuilder<unknown>
  columns: readonly RawBuilder<unknown>[]
  direction: RawBuilder<unknown>
}
type Window = { size: number; offset: number; most: number }
type Found = { ids: string[]; counted: number }

/**
 * A page of a list, counted no further than decision 002 says. What words or filters leave is not in order: when it is no
 * more than would be counted, one reading finds, orders and counts it; what is more stands so close in the list that
 * walking down the list is faster.
 */
export async function pageOfList<Tables, L extends List, Row extends { id: string }>(
  db: Db<Tables>,
  list: L,
  asked: Asked<L>,
  served: ServedList<L, Row>,
): Promise<PageOf<Row>> {
  const { page, size } = asked
  const most = mostCounted(asked)
  const window = { size, offset: page * size, most }
  const narrowing = narrowingOf(list, asked, served)
  const chosen = inOrder(asked.sort, narrowing, served)
  const { ids, counted } = narrowing.length > 0 ? await foundIn(db, chosen, window) : await walked(db, chosen, window)
  const rows = new Map((ids.length > 0 ? await served.rows(ids) : []).map(row => [row.id, row]))
  return { items: ids.flatMap(id => rows.get(id) ?? []), ...countOfPage(counted, most), page, size }
}

function narrowingOf<L extends List, Row extends { id: string }>(list: L, asked: Asked<L>, served: ServedList<L, Row>) {
  const keeps = served.filters as Record<string, (value: unknown) => Condition>
  const values = asked as Record<string, unknown>
  const found = served.matching?.(asked.search)
  return [
    ...Object.keys(list.filters ?? {}).flatMap(name =>
      values[name] === undefined ? [] : [keeps[name]?.(values[name]) as Condition],
    ),
    ...(served.further ?? []),
    ...(found ? [found] : []),
  ]
}

function inOrder<L extends List, Row extends { id: string }>(
  sort: SortOf<L>,
  narrowing: readonly Condition[],
  { from, within, id, orders }: ServedList<L, Row>,
): Chosen {
  const isDownwards = sort.startsWith('-')
  const name = (isDownwards ? sort.slice(1) : sort) as OrderOf<L>
  return {
    chosen: sql`${from} where ${sql.join([within, ...narrowing], sql` and `)}`,
    id,
    columns: [...orders[name], id],
    direction: isDownwards ? sql`desc` : sql`asc`,
  }
}

async function foundIn<Tables>(db: Db<Tables>, chosen: Chosen, window: Window): Promise<Found> {
  const few = await plannedByValues(db, () => gathered(db, chosen, window))
  return few.counted <= window.most ? few : plannedByValues(db, () => walked(db, chosen, window))
}

/** As many as are counted, wherever they are come upon first. */
async function gathered<Tables>(
  db: Db<Tables>,
  { chosen, id, columns, direction }: Chosen,
  { size, offset, most }: Window,
) {
  const named = columns.map((column, place) => sql`${column} as ${sql.ref(`o${place}`)}`)
  const order = columns.map((_, place) => sql`${sql.ref(`o${place}`)} ${direction}`)
  const { rows } = await sql<Found>`
    with few as materialized (select ${id} as id, ${sql.join(named)} from ${chosen} limit ${most + 1})
    select (select count(*)::int from few) as counted,
           array(select id from few order by ${sql.join(order)} limit ${size} offset ${offset}) as ids`.execute(db)
  return rows[0] ?? { ids: [], counted: 0 }
}

async function walked<Tables>(
  db: Db<Tables>,
  { chosen, id, columns, direction }: Chosen,
  { size, offset, most }: Window,
) {
  const order = columns.map(column => sql`${column} ${direction}`)
  const [found, count] = await Promise.all([
    sql<{ id: string }>`
      select ${id} as id from ${chosen} order by ${sql.join(order)} limit ${size} offset ${offset}`.execute(db),
    sql<{
      counted: number
    }>`select count(*)::int as counted from (select from ${chosen} limit ${most + 1}) few`.execute(db),
  ])
  return { ids: found.rows.map(row => row.id), counted: count.rows[0]?.counted ?? 0 }
}
