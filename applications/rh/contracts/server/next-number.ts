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

type Days = { employeeId: string; companyId: string; from: string; to: string | null; ownId: string | null }

/** The place of a part-time among those of the person that run on the same days: the lowest one that is free. */
export async function freeSequence(db: RhDb, { employeeId, companyId, from, to, ownId }: Days): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select min(n)::int as free from generate_series(1, 20) as n
     where not exists (select from rh.employment_contract c
       where c.employee_id = ${employeeId} and c.company_id = ${companyId} and c.id is distinct from ${ownId}
         and c.binds and c.sequence_of_employee = n and c.period && daterange(${from}, ${to}, '[]'))`.execute(db)
  return rows[0]?.free ?? 1
}
