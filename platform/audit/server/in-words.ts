import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { Named } from '../audit.model.ts'
import type { AuditedWords } from '../audited-words.slot.ts'
import { sharedColumn } from './own-words.ts'
import { partsOf } from './parts-of-table.ts'

type Speaking = { say: Translate; language: Language }

/** Says tables and columns as one calls them: `platform.company` is Société. */
export function inWords({ say, language }: Speaking, words: readonly AuditedWords[]) {
  const bySchema = new Map(words.map(ofSchema => [ofSchema.schema, ofSchema]))
  const said = (name: string, ...labels: (string | undefined)[]): Named => {
    const known = labels.find(label => label !== undefined && say(language, label) !== label)
    return { name, label: known ? say(language, known) : name }
  }
  return {
    table: (table: string) => {
      const { schema, name } = partsOf(table)
      return said(table, bySchema.get(schema)?.table(name))
    },
    column: (table: string, column: string) =>
      said(column, bySchema.get(partsOf(table).schema)?.column(column), sharedColumn(column)),
    /** What somebody wrote: columns that follow from others are left out. */
    written: (table: string, columns: readonly string[]) => {
      const derived = bySchema.get(partsOf(table).schema)?.derived ?? []
      return columns.filter(column => !derived.includes(column))
    },
  }
}
