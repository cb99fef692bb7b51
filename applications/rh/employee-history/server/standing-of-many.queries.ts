import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** People by name, held until the end of the transaction: two who place one person come one after the other. */
export const heldPeople = (db: RhDb, ids: readonly string[]) =>
  db
    .selectFrom('rh.employee')
    .select(eb => ['id', 'firstname', 'name', 'companyId', eb('status', '=', 'archived').as('isArchived')])
    .where('id', 'in', eachOf(ids))
    .where('status', '!=', 'deleted')
    .orderBy('searchText')
    .orderBy('id')
    .forUpdate()
    .execute()

/** Where somebody works on a day, the row of that very day if there is one, and the day of his next place. */
export type StandingOnDay = {
  employeeId: string
  siteId: string | null
  unitId: string | null
  subunitId: string | null
  rowOfDay: string | null
  nextOn: string | null
}

/** To be asked once the people are held: what somebody else has just written of them counts. */
export async function standingOnDay(
  db: RhDb,
  ids: readonly string[],
  day: string,
): Promise<Map<string, StandingOnDay>> {
  const { rows } = await sql<StandingOnDay>`
    select i as "employeeId", f.site_id, f.unit_id, f.subunit_id,
           case when f.activation_date = ${day}::date then f.id end as "rowOfDay",
           (select min(l.activation_date)::text from rh.site_assignment l
             where l.employee_id = i and l.superseded_at is null and l.activation_date > ${day}::date) as "nextOn"
      from unnest(${ids}::uuid[]) as i
      left join lateral (
        select f.id, f.activation_date, f.site_id, f.unit_id, f.subunit_id from rh.site_assignment f
         where f.employee_id = i and f.superseded_at is null and f.activation_date <= ${day}::date
         order by f.activation_date desc limit 1) as f on true`.execute(db)
  return new Map(rows.map(row => [row.employeeId, row]))
}
