import type { AuditedWords } from '#platform/audit/audited-words.slot.ts'
import { rhAuditedRows } from './audited-rows.ts'
import { columnWords, derivedColumns } from './audited-columns.ts'
import { listWords } from './list-words.ts'

/** What the journal of changes calls RH's tables, columns and rows. */
export const rhAuditedWords: AuditedWords = {
  schema: 'rh',
  table: name => `rh.table.${name}`,
  field: name => `rh.field.${name}`,
  columns: columnWords,
  derived: derivedColumns,
  rows: rhAuditedRows,
  lists: listWords,
}
