import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { keepStanding } from '#rh/employees/employees.server.ts'
import type { Changing } from './changing.ts'

type Assignment = {
  employeeId: string
  /** A civil day. */
  activationDate: string
  siteId: string
  unitId: string | null
  subunitId: string | null
  /** The row of the same day that this one takes the place of. */
  supersedesId: string | null
}

type Writing = Pick<Changing, 'db' | 'clock'> & { caller: Pick<Caller, 'userId'> }
type Origin = 'manual' | 'correction' | 'move'

/** Writes where people work from a day on; what stood there stays readable, and where they stand today follows. */
export async function writeAssignments(writing: Writing, assignments: readonly Assignment[], origin: Origin) {
  if (assignments.length === 0) return
  await insertAssignments(writing, assignments, origin)
  const people = [...new Set(assignments.map(({ employeeId }) => employeeId))]
  await keepStanding(writing.db, people, writing.clock.today().toString())
}

/** The same for who writes more of these people, and keeps where they stand once he has written all. */
export async function insertAssignments(
  { db, clock, caller }: Writing,
  assignments: readonly Assignment[],
  origin: Origin,
) {
  if (assignments.length === 0) return
  const now = clock.now().toString()
  const replaced = assignments.flatMap(({ supersedesId }) => supersedesId ?? [])
  await sql`update rh.site_assignment set superseded_at = ${now} where id in ${eachOf(replaced)}`.execute(db)
  await sql`
    insert into rh.site_assignment
      (employee_id, activation_date, site_id, unit_id, subunit_id, supersedes_id, origin, created_at, created_by)
    select a."employeeId", a."activationDate", a."siteId", a."unitId", a."subunitId", a."supersedesId",
           ${origin}, ${now}, ${caller.userId}
      from jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb) as a(
        "employeeId" uuid, "activationDate" date, "siteId" uuid, "unitId" uuid, "subunitId" uuid, "supersedesId" uuid)`.execute(
    db,
  )
}
