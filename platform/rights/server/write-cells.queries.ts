import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ScopeKind } from '../right.model.ts'
import type { MovedScope } from './planned-edit.ts'

type Table = { name: string; owner: string | null; value: string; ceiling?: string }

const tables: Record<ScopeKind, Table> = {
  client: { name: 'platform.client_right', owner: null, value: 'ceiling' },
  company: { name: 'platform.company_right', owner: 'company_id', value: 'ceiling' },
  service: { name: 'platform.service_right', owner: 'service_id', value: 'level' },
  user: { name: 'platform.user_right', owner: 'user_id', value: 'level', ceiling: 'ceiling' },
}

type Row = { owner: string; elementId: number; value: number | null; ceiling: number | null }

/** Writes what moved: one statement a table for what is set, one for the rows that hold nothing any more. */
export async function writeCells(db: PlatformDb, moved: readonly MovedScope[]) {
  for (const [kind, ofKind] of Map.groupBy(moved, ({ scope }) => scope.scope)) {
    const rows = ofKind.flatMap(({ scope, cells }) =>
      cells.map(
        ({ elementId, after }): Row => ({
          owner: scope.scopeId,
          elementId,
          value: after.value,
          ceiling: after.userCeiling,
        }),
      ),
    )
    const isEmpty = ({ value, ceiling }: Row) => value === null && ceiling === null
    await take(db, tables[kind], rows.filter(isEmpty))
    await set(
      db,
      tables[kind],
      rows.filter(row => !isEmpty(row)),
    )
  }
}

const recordset = (rows: readonly Row[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows.map(({ elementId, ...row }) => ({ ...row, element_id: elementId })))}::jsonb) as r(owner uuid, element_id int, value smallint, ceiling smallint)`

async function set(db: PlatformDb, { name, owner, value, ceiling }: Table, rows: readonly Row[]) {
  if (rows.length === 0) return
  const names = [...(owner ? [owner] : []), 'element_id', value, ...(ceiling ? [ceiling] : [])]
  const given = [...(owner ? ['owner'] : []), 'element_id', 'value', ...(ceiling ? ['ceiling'] : [])]
  const key = ['client_id', ...(owner ? [owner] : []), 'element_id']
  const changed = [value, ...(ceiling ? [ceiling] : [])].map(
    column => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`,
  )
  await sql`
    insert into ${sql.table(name)} (${sql.join(names.map(column => sql.ref(column)))})
    select ${sql.join(given.map(column => sql.ref(`r.${column}`)))} from ${recordset(rows)}
    on conflict (${sql.join(key.map(column => sql.ref(column)))}) do update set ${sql.join(changed)}`.execute(db)
}

async function take(db: PlatformDb, { name, owner }: Table, rows: readonly Row[]) {
  if (rows.length === 0) return
  const ofOwner = owner ? sql` and t.${sql.ref(owner)} = r.owner` : sql``
  await sql`delete from ${sql.table(name)} t using ${recordset(rows)} where t.element_id = r.element_id${ofOwner}`.execute(
    db,
  )
}
