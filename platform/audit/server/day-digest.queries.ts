import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

export type DayDigest = { rows: number; digest: Buffer }

/** The smallest key that can be made at that instant: keys begin with their milliseconds (RFC 9562, version 7). */
const firstKeyAt = (instant: Temporal.Instant) => {
  const hex = instant.epochMilliseconds.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/**
 * The rows of a table that were made on a day (UTC), counted and hashed in the order of their keys. What is null is left
 * out, so that a column which is added later changes nothing of what was sealed.
 */
export async function digestOfDay(db: PlatformDb, table: string, day: Temporal.PlainDate): Promise<DayDigest> {
  const begins = day.toZonedDateTime('UTC')
  const { rows } = await sql<DayDigest>`
    select count(*)::int as rows,
           sha256(coalesce(string_agg(sha256(convert_to(jsonb_strip_nulls(to_jsonb(t))::text, 'UTF8')), ''::bytea order by t.id), ''::bytea)) as digest
      from ${sql.table(table)} t
     where t.id >= ${firstKeyAt(begins.toInstant())}::uuid
       and t.id < ${firstKeyAt(begins.add({ days: 1 }).toInstant())}::uuid`.execute(db)
  return rows[0] as DayDigest
}
