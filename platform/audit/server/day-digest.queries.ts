import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

export type DayDigest = { rows: number; digest: Buffer }

/** The smallest key that can be made at that instant: keys begin with their milliseconds (RFC 9562, version 7). */
const firstKeyAt = (instant: Temporal.Instant) => {
  const hex = instant.epochMilliseconds.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/**
 * The rows of a table that were made on each of the days (UTC), counted and hashed in the order of their keys. What is null
 * is left out, so that a column which is added later changes nothing of what was sealed.
 */
export async function digestsOfDays(
  db: PlatformDb,
  table: string,
  days: readonly Temporal.PlainDate[],
): Promise<DayDigest[]> {
  const begins = days.map(day => day.toZonedDateTime('UTC'))
  const first = begins.map(begin => firstKeyAt(begin.toInstant()))
  const following = begins.map(begin => firstKeyAt(begin.add({ days: 1 }).toInstant()))
  const { rows } = await sql<DayDigest>`
    select count(t.id)::int as rows,
           sha256(coalesce(string_agg(sha256(convert_to(jsonb_strip_nulls(to_jsonb(t))::text, 'UTF8')), ''::bytea order by t.id), ''::bytea)) as digest
      from unnest(${first}::uuid[], ${following}::uuid[]) with ordinality day (first, following, place)
      left join ${sql.table(table)} t on t.id >= day.first and t.id < day.following
     group by day.place order by day.place`.execute(db)
  return rows
}
