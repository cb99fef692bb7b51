import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'

/** The next number of a contract of the company in a year: `2026-0147`. Two who hire at once come one after the other. */
export async function nextNumber(db: RhDb, companyId: string, year: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended('rh contract of ' || ${companyId}, 0))`.execute(db)
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(split_part(number, '-', 2)::bigint), 0)::float8 as last
      from rh.employment_contract where company_id = ${companyId} and number like ${`${year}-%`}`.execute(db)
  return `${year}-${String((rows[0]?.last ?? 0) + 1).padStart(4, '0')}`
}
