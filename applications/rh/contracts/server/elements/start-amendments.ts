import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { keepPeople } from '../start-contracts.ts'
import { amendedBy, type ConditionsInForce, conditionsOn } from './conditions-in-force.queries.ts'

type Day = { today: string; now: string }

type Started = { [Term in keyof Omit<ConditionsInForce, 'typeOfContractId'>]: ConditionsInForce[Term] | null } & {
  id: string
  contractId: string
  employeeId: string
  activationDate: string
  reason: string
  siteId: string | null
  unitId: string | null
  subunitId: string | null
  createdBy: string | null
}

/**
 * Writes what a signed amendment changes into the dated terms and places of its person, once its day has come; what it
 * leaves aside stays as it stood that day. Tells the person. Harmless when it is done again.
 */
export async function startAmendment(db: RhDb, id: string, { today, now }: Day): Promise<string | null> {
  const { rows } = await sql<Started>`
    update rh.amendment a set started_at = ${now}
      from rh.employment_contract c
     where a.id = ${id} and c.id = a.contract_id and c.binds and c.started_at is not null
       and a.state = 'signed' and a.started_at is null and a.activation_date <= ${today}::date
    returning a.id, a.contract_id, c.employee_id, a.activation_date, a.reason, a.position_id, a.work_time_id,
              a.coefficient_id, a.salary_id, a.adapted_salary::float8 as adapted_salary, a.site_id, a.unit_id,
              a.subunit_id, a.created_by`.execute(db)
  const [started] = rows
  if (!started) return null
  const { positionId, workTimeId, coefficientId, salaryId, adaptedSalary, siteId } = started
  if ([positionId, workTimeId, coefficientId, salaryId, adaptedSalary].some(term => term !== null))
    await writeConditions(db, started, now)
  if (siteId) await writePlace(db, { ...started, siteId }, now)
  return started.employeeId
}

async function writeConditions(db: RhDb, started: Started, now: string) {
  const { id, contractId, employeeId, activationDate, reason, createdBy } = started
  const after = amendedBy(await conditionsOn(db, contractId, activationDate), started)
  const superseded = await db
    .updateTable('rh.package_element')
    .set({ supersededAt: now })
    .where('employeeId', '=', employeeId)
    .where('contractId', '=', contractId)
    .where('activationDate', '=', activationDate)
    .where('supersededAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  const origin = { origin: 'amendment', contractId, amendmentId: id, supersedesId: superseded?.id ?? null }
  await db
    .insertInto('rh.package_element')
    .values({ ...after, ...origin, employeeId, activationDate, reason, createdAt: now, createdBy })
    .execute()
}

async function writePlace(db: RhDb, started: Started & { siteId: string }, now: string) {
  const { id, contractId, employeeId, activationDate, siteId, unitId, subunitId, createdBy } = started
  const superseded = await db
    .updateTable('rh.site_assignment')
    .set({ supersededAt: now })
    .where('employeeId', '=', employeeId)
    .where('activationDate', '=', activationDate)
    .where('supersededAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  const origin = { origin: 'amendment', contractId, amendmentId: id, supersedesId: superseded?.id ?? null }
  const place = { siteId, unitId, subunitId }
  await db
    .insertInto('rh.site_assignment')
    .values({ ...place, ...origin, employeeId, activationDate, createdAt: now, createdBy })
    .execute()
}

/** After contracts have begun, and before what follows them in lists and registers. */
export const startAmendmentsJob: Job = {
  name: 'start-amendments',
  cron: '2 0 * * *',
  run: async ({ databases, clock }) => {
    const day = { today: clock.today().toString(), now: clock.now().toString() }
    await inEachClient(databases, async (db: RhDb) => {
      const due = await db
        .selectFrom('rh.amendment')
        .select('id')
        .where('startedAt', 'is', null)
        .where('activationDate', '<=', day.today)
        .where('state', '=', 'signed')
        .orderBy('activationDate')
        .orderBy('signedAt')
        .execute()
      const people: string[] = []
      for (const { id } of due) people.push((await startAmendment(db, id, day)) ?? '')
      await keepPeople(db, [...new Set(people.filter(Boolean))], day.today)
    })
  },
}
