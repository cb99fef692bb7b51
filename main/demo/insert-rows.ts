import { sql } from 'kysely'
import { columnNames } from '#kernel/server/column-names.ts'
import type { Db } from '#kernel/server/db.ts'

export type Row = Record<string, unknown>

/** Many rows of a table in one statement; all have the same columns, and the table's types read them. */
export async function insertRows(db: Db<never>, table: string, rows: readonly Row[]) {
  const [first] = rows
  if (!first) return
  const into = sql.table(table)
  const columns = sql.join(Object.keys(first).map(column => sql.ref(column)))
  await sql`
    insert into ${into} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows.map(inDatabase))}::jsonb)`.execute(
    db,
  )
}

const inDatabase = (row: Row) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnNames.inDatabase(name), value]))

/** Tables in the order of their writing, since rows refer to each other. */
export async function insertTables(db: Db<never>, tables: Readonly<Record<string, readonly Row[]>>) {
  for (const [table, rows] of Object.entries(tables)) await insertRows(db, table, rows)
}
