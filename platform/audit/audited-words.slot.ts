import type { Rights } from '#kernel/server/answers.ts'
import type { Db } from '#kernel/server/db.ts'
import type { Language } from '#kernel/shared/names.ts'
import { offer } from '#kernel/shared/offer.ts'

export type Naming<Tables> = { db: Db<Tables>; rights: Rights; clientId: string; language: Language }

/** A row as one calls it, and the page on which one reads it. */
export type NamedRow = { rowId: string; name: string; address: string | null }

/** Names those of the rows, by their keys in the journal, that the reader may read: others stay without a name. */
export type NamedRows<Tables = never> = (
  naming: Naming<Tables>,
  rowIds: readonly string[],
) => Promise<readonly NamedRow[]>

/** Checks a naming against its own tables and forgets them: the journal handles all alike. */
export const namedRows = <Tables>(named: NamedRows<Tables>) => named as unknown as NamedRows

/**
 * For rows whose key is several words, the ids of what they are about: they are told by these, in the order given, and
 * read where the first is. Without a name where the reader may not read one of them.
 */
export const byWords = (...parts: readonly (readonly [word: number, named: NamedRows])[]): NamedRows =>
  async function nameByWords(naming, rowIds) {
    const wordOf = (rowId: string, word: number) => rowId.split(' ')[word] ?? ''
    const found = await Promise.all(
      parts.map(async ([word, named]) => {
        const rows = await named(naming, [...new Set(rowIds.map(rowId => wordOf(rowId, word)))])
        const byId = new Map(rows.map(row => [row.rowId, row]))
        return (rowId: string) => byId.get(wordOf(rowId, word))
      }),
    )
    return rowIds.flatMap((rowId): NamedRow[] => {
      const rows = found.flatMap(of => of(rowId) ?? [])
      if (rows.length < parts.length) return []
      return [{ rowId, name: rows.map(({ name }) => name).join(' · '), address: rows[0]?.address ?? null }]
    })
  }

/**
 * How the lists of an application and what narrows them are called, as labels that the server says: by call, by filter
 * and by choice. What has no words is told as a list, a filter or a choice without saying which.
 */
export type ListWords = {
  list(call: string): string
  filter(name: string): string
  choice(value: string): string
  /** Who names the id that a filter holds: by filter, or by call and filter where the same name means different things. */
  ids: Readonly<Record<string, NamedRows>>
}

/**
 * How the tables of a schema and their columns are called, as labels that the server says: each application brings the
 * words of its own. What has no words is told as the database names it.
 */
export type AuditedWords = {
  schema: string
  table(name: string): string
  /** The label of a field of the application (`startsOn`); what it has none for is said by the words that all share. */
  field(name: string): string
  /** Columns whose label is called otherwise than their field. */
  columns?: Readonly<Record<string, string>>
  /** Columns that the program keeps by itself: writing them is nobody's act, and the journal leaves them out. */
  derived: readonly string[]
  /** By table. */
  rows: Readonly<Record<string, NamedRows>>
  lists?: ListWords
}

/** Rows that a room keeps in tables of a schema, by table; and by filter, ids of them that narrow lists. */
export type RowsOfRoom = {
  schema: string
  rows: Readonly<Record<string, NamedRows>>
  ids?: Readonly<Record<string, NamedRows>>
  /** Labels by which the journal calls tables, columns and lists: those of the pages that show them. */
  called?: {
    tables?: Readonly<Record<string, string>>
    columns?: Readonly<Record<string, string>>
    lists?: Readonly<Record<string, string>>
    /** What narrows its lists, and the choices that it takes, where no field bears that name. */
    filters?: Readonly<Record<string, string>>
    choices?: Readonly<Record<string, string>>
  }
  /** Tables whose rows tell their history to whoever may read them: their key is an id. */
  histories?: readonly string[]
  /** The same of tables of one row a client, which is asked for as `client`. */
  historiesOfClient?: readonly string[]
}

export const rowsOfRoomsOffer = offer<RowsOfRoom>('rows of rooms')

/** Words for the rows and columns of the journal. */
export const auditedWordsOffer = offer<AuditedWords>('audited words')
