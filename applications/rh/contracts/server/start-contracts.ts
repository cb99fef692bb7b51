import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { slicesOf } from '#kernel/shared/slices-of.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import { keepStanding } from '#rh/employees/employees.server.ts'
import { keepRegister } from '#rh/register/register.server.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Day = { today: string; now: string }

/** A contract changed: where its day has come it begins, and lists and register follow its person. */
export async function followContract(db: RhDb, { id, employeeId }: { id: string; employeeId: string }, day: Day) {
  await startContracts(db, [id], day)
  await keepPeople(db, [employeeId], day.today)
}

/**
 * Writes what begun contracts say into the dated terms and places of their people: they take the place of what was
 * prepared for that day or later. Harmless when it is done again.
 */
async function startContracts(db: RhDb, contractIds: readonly string[], { today, now }: Day): Promise<string[]> {
  const { rows } = await sql<{ id: string; employeeId: string }>`
    update rh.employment_contract c
       set started_at = ${now},
           snapshot = jsonb_build_object('positionId', position_id, 'typeOfContractId', type_of_contract_id,
             'workTimeId', work_time_id, 'coefficientId', coefficient_id, 'salaryId', salary_id,
             'adaptedSalary', adapted_salary, 'siteId', site_id, 'unitId', unit_id, 'subunitId', subunit_id)
     where c.id in ${eachOf(contractIds)} and c.binds and c.started_at is null and c.hiring_date <= ${today}::date
    returning c.id, c.employee_id`.execute(db)
  if (rows.length === 0) return []
  const started = eachOf(rows.map(({ id }) => id))
  await sql`
    update rh.package_element f set superseded_at = ${now}
      from rh.employment_contract c
     where c.id in ${started} and f.employee_id = c.employee_id and f.superseded_at is null
       and f.contract_id is null and f.activation_date >= c.hiring_date`.execute(db)
  await sql`
    insert into rh.package_element (employee_id, contract_id, activation_date, position_id, type_of_contract_id,
      work_time_id, coefficient_id, salary_id, adapted_salary, origin, created_at, created_by)
    select c.employee_id, c.id, c.hiring_date, c.position_id, c.type_of_contract_id, c.work_time_id, c.coefficient_id,
           c.salary_id, c.adapted_salary, 'contract', ${now}, c.created_by
      from rh.employment_contract c where c.id in ${started}`.execute(db)
  await sql`
    with former as (
      update rh.site_assignment f set superseded_at = ${now}
        from rh.employment_contract c
       where c.id in ${started} and c.site_id is not null and f.employee_id = c.employee_id
         and f.superseded_at is null and f.activation_date = c.hiring_date
      returning f.id, c.id as contract_id)
    insert into rh.site_assignment (employee_id, contract_id, activation_date, site_id, unit_id, subunit_id, origin,
      supersedes_id, created_at, created_by)
    select c.employee_id, c.id, c.hiring_date, c.site_id, c.unit_id, c.subunit_id, 'contract',
           (select f.id from former f where f.contract_id = c.id), ${now}, c.created_by
      from rh.employment_contract c where c.id in ${started} and c.site_id is not null`.execute(db)
  return [...new Set(rows.map(({ employeeId }) => employeeId))]
}

/** What a contract wrote when it began no longer holds: its person never came. */
export async function undoStart(db: RhDb, contractId: string, now: string) {
  await sql`update rh.package_element set superseded_at = ${now} where contract_id = ${contractId} and superseded_at is null`.execute(
    db,
  )
  await sql`update rh.site_assignment set superseded_at = ${now} where contract_id = ${contractId} and superseded_at is null`.execute(
    db,
  )
}

/** Lists and register follow what was written of the contracts of these people. */
export async function keepPeople(db: RhDb, people: readonly string[], today: string) {
  await keepStanding(db, people, today)
  await keepRegister(db, people, today)
}

/** At the first minutes of a day in France, before what follows contracts in lists and registers. */
export const startContractsJob: Job = {
  name: 'start-contracts',
  cron: '1 0 * * *',
  run: async ({ databases, clock }) => {
    const day = { today: clock.today().toString(), now: clock.now().toString() }
    await inEachClient(databases, async (db: RhDb) => {
      const due = await db
        .selectFrom('rh.employment_contract')
        .select('id')
        .where('startedAt', 'is', null)
        .where('hiringDate', '<=', day.today)
        .where('binds', '=', true)
        .execute()
      for (const contracts of slicesOf(due, contractsAtOnce)) {
        const ids = contracts.map(({ id }) => id)
        await keepPeople(db, await startContracts(db, ids, day), day.today)
      }
    })
  },
}

const contractsAtOnce = 500
