import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Rows of which `text` holds every typed word, without case or accents; no condition when nothing was typed. */
export function holdsWords(text: RawBuilder<string>, typed: string | undefined): RawBuilder<SqlBool> | undefined {
  const words = (typed ?? '').split(/\s+/).filter(Boolean).slice(0, 8)
  const patterns = words.map(word => word.replace(/[\\%_]/g, character => `\\${character}`))
  const conditions = patterns.map(
    pattern => sql<SqlBool>`kernel.normalise(${text}) like '%' || kernel.normalise(${pattern}::text) || '%'`,
  )
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : undefined
}
