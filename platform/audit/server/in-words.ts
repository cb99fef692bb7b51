import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { Named } from '../audit.model.ts'
import type { AuditedWords } from '../audited-words.slot.ts'
import { fieldOfColumn } from './field-of-column.ts'
import { sharedColumns, sharedFields } from './own-words.ts'
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
      const ofSchema = bySchema.get(schema)
      const field = fieldOfColumn(name)
      return said(table, ofSchema?.table(name), ofSchema?.field(field), ...sharedFields(field))
    },
    column: (table: string, column: string) => {
      const ofSchema = bySchema.get(partsOf(table).schema)
      const field = fieldOfColumn(column)
      const named = [ofSchema?.columns?.[column], ofSchema?.field(field), sharedColumns[column]]
      return said(column, ...named, ...sharedFields(field))
    },
    /** What somebody wrote: columns that follow from others are left out. */
    written: (table: string, columns: readonly string[]) => {
      const derived = bySchema.get(partsOf(table).schema)?.derived ?? []
      return columns.filter(column => !derived.includes(column))
    },
  }
}
