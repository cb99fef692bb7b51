import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import type { PersonFound } from '#rh/person-found.model.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** Days after the end of a contract in which something may still be written of somebody. */
const daysAfter = 60
const mostPeople = 30

/** Who is under contract with these companies, will be, or was until lately, by name. */
export async function peopleUnderContract(
  db: RhDb,
  { companyIds, today }: { companyIds: readonly string[]; today: string },
  search: string | undefined,
) {
  const found = matches('rh.employee', 'e', search) ?? sql`true`
  const { rows } = await sql<PersonFound>`
    select e.id, e.name, e.firstname, c.name as company
      from rh.employee e
      join lateral (
        select k.company_id from rh.employment_contract k
         where k.employee_id = e.id and k.binds and coalesce(k.final_day, 'infinity') >= ${today}::date - ${sql.lit(daysAfter)}
           and k.company_id in ${eachOf(companyIds)} order by k.hiring_date desc limit 1) k on true
      join platform.company c on c.id = k.company_id
     where e.status <> 'deleted' and ${found}
     order by e.search_text, e.id limit ${sql.lit(mostPeople)}`.execute(db)
  return rows
}
