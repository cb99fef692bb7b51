import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Databases } from './db.ts'

/** `like`: an index serves it beside the fence. `function`: where the installer could not say that it tells nothing. */
export type SearchForm = 'like' | 'function'

let form: SearchForm = 'like'

/** At start: how this database lets an index serve a search (tenant isolation, section 6). */
export async function learnSearchForm(databases: Databases): Promise<void> {
  const [row] = await databases.query<{ leakproof: boolean }>(
    'app',
    'search form',
    `select proleakproof as leakproof from pg_proc where oid = 'pg_catalog.textlike(text, text)'::regprocedure`,
    [],
  )
  useSearchForm(row?.leakproof ? 'like' : 'function')
}

export const useSearchForm = (chosen: SearchForm) => {
  form = chosen
}

const shortestWord = 2
const mostWords = 8

/**
 * Rows of a searchable table in which every typed word stands, without case or accents. Undefined when nothing worth
 * searching was typed: then the list is whole. `alias` is the table's name in the query.
 */
export const matches = (table: string, alias: string, typed: string | undefined) =>
  everyWord(typed, pattern =>
    form === 'like'
      ? sql`${sql.ref(`${alias}.search_text`)} like ${pattern}`
      : sql`${sql.ref(`${alias}.id`)} = any(array(select kernel.search(${table}::regclass, ${pattern})))`,
  )

/** The same in a table without clients, for a role that sees all of its rows: nothing stands between it and an index. */
export const matchesAnywhere = (alias: string, typed: string | undefined) =>
  everyWord(typed, pattern => sql`${sql.ref(`${alias}.search_text`)} like ${pattern}`)

/** The same of any text, which no index serves: for a few rows, or beside `matches`. */
export const matchesText = (text: RawBuilder<unknown>, typed: string | undefined) =>
  everyWord(typed, pattern => sql`kernel.normalise(${text}) like ${pattern}`)

function everyWord(typed: string | undefined, holds: (pattern: RawBuilder<unknown>) => RawBuilder<unknown>) {
  const words = (typed ?? '')
    .split(/\s+/)
    .filter(word => word.length >= shortestWord)
    .slice(0, mostWords)
  if (words.length === 0) return undefined
  const conditions = words.map(word => holds(sql`'%' || kernel.normalise(${escaped(word)}) || '%'`))
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

const escaped = (word: string) => word.replace(/[\\%_]/g, character => `\\${character}`)
