import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import type { StandingPlace } from './standing-place.queries.ts'

/** What keeps a place from being archived, in the order in which it is told. */
export type Uses = { employees: number; contracts: number; applications: number }

/**
 * People who work there now or will, contracts that name it and are not signed yet, candidates who are to be
 * hired there. What stands below a place counts with it: each row names its site, its unit and its subunit.
 */
export async function usesOfPlace(db: RhDb, { kind, id }: StandingPlace, today: string): Promise<Uses> {
  const column = sql.ref(`${kind}_id`)
  const { rows } = await sql<Uses>`
    select (select count(*)::int from rh.employee e
             where e.status = 'active'
               and ((e.standing in ('active', 'to_hire') and e.current_${sql.raw(kind)}_id = ${id})
                 or e.id in (select f.employee_id from rh.site_assignment f
                              where f.${column} = ${id} and f.superseded_at is null and f.activation_date > ${today}::date))) as employees,
           (select count(*)::int from rh.employment_contract c
             where c.${column} = ${id} and c.state in ('draft', 'generated', 'sent', 'partially_signed')) as contracts,
           (select count(*)::int from rh.candidate_application a
             where a.hiring_${sql.raw(kind)}_id = ${id} and a.closed_at is null) as applications`.execute(db)
  return rows[0] as Uses
}
