import type { AuditedWords, NamedRow, Naming } from '../audited-words.slot.ts'
import { partsOf } from './parts-of-table.ts'

type Row = { table: string; rowId: string }

/** What the rows are called and where they are read, each table asked once; nothing for those that nobody names here. */
export async function namedObjects(naming: Naming<never>, words: readonly AuditedWords[], rows: readonly Row[]) {
  const named = new Map<string, NamedRow>()
  for (const [table, ofTable] of Map.groupBy(rows, row => row.table)) {
    const { schema, name } = partsOf(table)
    const nameRows = words.find(ofSchema => ofSchema.schema === schema)?.rows[name]
    const rowIds = [...new Set(ofTable.map(({ rowId }) => rowId))]
    for (const row of (await nameRows?.(naming, rowIds)) ?? []) named.set(`${table} ${row.rowId}`, row)
  }
  return ({ table, rowId }: Row) => {
    const row = named.get(`${table} ${rowId}`)
    return row ? { name: row.name, address: row.address } : null
  }
}
