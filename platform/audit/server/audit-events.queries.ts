import { type RawBuilder, sql } from 'kysely'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { AuditEvent } from '../audit.model.ts'
import type { AuditedWords } from '../audited-words.slot.ts'

type Asked = {
  page: number
  size: number
  table?: string | undefined
  rowId?: string | undefined
  userId?: string | undefined
  support?: boolean | undefined
  from?: string | undefined
  to?: string | undefined
}

type Row = Omit<AuditEvent, 'table' | 'columns' | 'object'> & { table: string; columns: string[] | null }

const most = 1_000

/** Events of the client, the newest first. Keys begin with the instant at which they were made. */
export async function pageOfAuditEvents(
  db: PlatformDb,
  words: readonly AuditedWords[],
  asked: Asked,
): Promise<PageOf<Row>> {
  const { page, size } = asked
  const chosen = sql.join([...conditionsOf(asked), isTold(words)], sql` and `)
  const { rows } = await sql<Row>`
    select a.id, a.at, a.support, a.request_id, a.address, a.table_name as "table", a.row_id,
           a.action, a.columns,
           case when u.id is not null
                then jsonb_build_object('id', u.id, 'firstname', u.firstname, 'name', u.name) end as actor
      from platform.audit_event a
      left join platform.user u on u.id = a.actor_id
     where ${chosen}
     order by a.id desc
     limit ${size} offset ${page * size}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from platform.audit_event a where ${chosen} limit ${most + 1}) c`.execute(
    db,
  )
  const total = counted.rows[0]?.total ?? 0
  return { items: rows, total: Math.min(total, most), totalIsExact: total <= most, page, size }
}

const mostOfHistory = 100

/** Events of one row of a table that is there, under the name by which PostgreSQL writes it down: `rh."position"`. */
export async function historyOfRow(
  db: PlatformDb,
  words: readonly AuditedWords[],
  { table, rowId }: { table: string; rowId: string },
): Promise<readonly Row[]> {
  const { rows } = await sql<{ table: string }>`select ${table}::regclass::text as table`.execute(db)
  return (await pageOfAuditEvents(db, words, { page: 0, size: mostOfHistory, rowId, ...rows[0] })).items
}

/** An update of derived columns alone is nobody's act. */
const isTold = (words: readonly AuditedWords[]) =>
  sql`(a.columns is null or not (${sql.join(
    words.map(
      ({ schema, derived }) => sql`a.columns <@ ${derived}::text[] and starts_with(a.table_name, ${`${schema}.`})`,
    ),
    sql` or `,
  )}))`

function conditionsOf({ table, rowId, userId, support, from, to }: Asked): RawBuilder<unknown>[] {
  return [
    sql`a.client_id = kernel.client_id()`,
    ...(table ? [sql`a.table_name = ${table}`] : []),
    ...(rowId ? [sql`a.row_id = ${rowId}`] : []),
    ...(userId ? [sql`a.actor_id = ${userId}`] : []),
    ...(support === undefined ? [] : [sql`a.support = ${support}`]),
    ...(from ? [sql`a.at >= ${from}::timestamptz`] : []),
    ...(to ? [sql`a.at < ${to}::timestamptz`] : []),
  ]
}

/** By hops through the index: the journal may hold millions of rows of a few tables. */
export async function auditedTables(db: PlatformDb): Promise<string[]> {
  const { rows } = await sql<{ tableName: string }>`
    with recursive hop as (
      (select table_name from platform.audit_event where client_id = kernel.client_id() order by table_name limit 1)
      union all
      select (select a.table_name from platform.audit_event a
               where a.client_id = kernel.client_id() and a.table_name > hop.table_name order by a.table_name limit 1)
        from hop where hop.table_name is not null)
    select table_name from hop where table_name is not null order by table_name`.execute(db)
  return rows.map(row => row.tableName)
}
