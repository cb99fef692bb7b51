import type { AuditedWords } from '../audited-words.slot.ts'
import { ownListWords } from './list-words.ts'
import { fileRows, platformRows } from './platform-rows.ts'
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
    rows: fileRows,
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

/** The words of the platform, then those that applications bring. */
export const auditedWords = (brought: readonly AuditedWords[]): readonly AuditedWords[] =>
  [...ownWords, ...brought].map(words => ({ ...words, derived: [...words.derived, ...bookkeeping] }))
