import type { Offered } from '#kernel/shared/offer.ts'
import { type AuditedWords, auditedWordsOffer, type RowsOfRoom, rowsOfRoomsOffer } from '../audited-words.slot.ts'
import { ownListWords } from './list-words.ts'
import { platformRows } from './platform-rows.ts'
import { signatureRows } from './signature-rows.ts'

export const sharedColumn = (name: string) => `audit.column.${name}`

/** Who wrote a row and when: the journal says it by itself. */
const bookkeeping = ['created_at', 'created_by', 'updated_at', 'updated_by']

const ofFiles = ['mime', 'sha256', 'size', 'storage_key']

const ofPlatform = [
  'agent',
  'changed_at',
  'changed_by',
  'end_told_at',
  'failing_since',
  'granted_at',
  'granted_by',
  'last_seen_at',
  'noted_at',
  'noted_by',
  'outcome',
  'recent_requests',
  'release',
  'route',
  'saved_at',
  'saved_by',
  'stalled_at',
  'start_told_at',
  'tested_at',
  'told',
]

const ownWords: readonly AuditedWords[] = [
  {
    schema: 'kernel',
    table: name => `audit.table.kernel.${name}`,
    column: sharedColumn,
    derived: ofFiles,
    rows: {},
  },
  {
    schema: 'platform',
    table: name => `audit.table.platform.${name}`,
    column: sharedColumn,
    derived: ofPlatform,
    rows: { ...platformRows, ...signatureRows },
    lists: ownListWords,
  },
]

/** The words of the platform with the rows that its rooms name, then those that applications bring. */
export function auditedWords(offered: Offered): readonly AuditedWords[] {
  const named = offered(rowsOfRoomsOffer)
  return [...ownWords, ...offered(auditedWordsOffer)]
    .map(words => named.filter(({ schema }) => schema === words.schema).reduce(withRows, words))
    .map(words => ({ ...words, derived: [...words.derived, ...bookkeeping] }))
}

/** Whether rows of the table (`rh.position`) tell their history to whoever reads them. */
export const tellsHistory = (offered: Offered, table: string) =>
  offered(rowsOfRoomsOffer).some(({ schema, histories = [] }) => histories.some(name => `${schema}.${name}` === table))

const withRows = ({ lists, ...words }: AuditedWords, { rows, ids }: RowsOfRoom): AuditedWords => ({
  ...words,
  rows: { ...words.rows, ...rows },
  ...(lists && { lists: { ...lists, ids: { ...lists.ids, ...ids } } }),
})
