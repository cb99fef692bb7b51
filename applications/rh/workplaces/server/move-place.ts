import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import type { Changing } from './changing.ts'
import { writeAssignments } from './write-assignments.ts'
import type { StandingPlace } from './standing-place.queries.ts'

/**
 * Who works at a unit or subunit follows it: a row of this day says the new place, and those still to come say it too.
 * Contracts that are only drafted follow as well; a document that was made names the place of its day.
 */
export async function movePlace(given: Changing, place: StandingPlace, to: { siteId: string; unitId: string }) {
  const { db, clock } = given
  const column = sql.ref(`${place.kind}_id`)
  const followers = await rowsThatFollow(db, place, clock.today().toString())
  await writeAssignments(
    given,
    followers.map(({ employeeId, activationDate, subunitId, id }) => ({
      employeeId,
      activationDate,
      ...to,
      subunitId,
      supersedesId: id,
    })),
    'move',
  )
  await sql`update rh.employment_contract set site_id = ${to.siteId}, unit_id = ${to.unitId}, version = version + 1
             where ${column} = ${place.id} and state = 'draft'`.execute(db)
}

type Follower = { id: string | null; employeeId: string; activationDate: string; subunitId: string | null }

/** Of active people, the row that holds today and those to come which name the place. One of today or later is replaced. */
async function rowsThatFollow(db: RhDb, { kind, id }: StandingPlace, today: string): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    select case when f.activation_date >= ${today}::date then f.id end as id, f.employee_id,
           greatest(f.activation_date, ${today}::date)::text as "activationDate", f.subunit_id
      from rh.site_assignment f join rh.employee e on e.id = f.employee_id
     where f.${sql.ref(`${kind}_id`)} = ${id} and f.superseded_at is null and e.status = 'active'
       and f.activation_date >= coalesce((
             select max(l.activation_date) from rh.site_assignment l
              where l.employee_id = f.employee_id and l.superseded_at is null and l.activation_date <= ${today}::date), f.activation_date)
     order by f.employee_id, f.activation_date`.execute(db)
  return rows
}
