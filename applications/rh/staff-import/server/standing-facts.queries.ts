import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** Something that holds from its day until the day of the next one. */
export type Dated = { id: string; activationDate: string }

type StandingPlace = Dated & { siteId: string; unitId: string | null; subunitId: string | null }
export type StandingConditions = Dated & {
  positionId: string
  /** They belong to a contract, or say hours, pay or anything beside the position. */
  saysMore: boolean
}
/** The days of a contract, the first and the one after the last. */
type ContractDays = { from: string; until: string | null }

export type StandingFacts = {
  places: readonly StandingPlace[]
  conditions: readonly StandingConditions[]
  contracts: readonly ContractDays[]
}

export const noFacts: StandingFacts = { places: [], conditions: [], contracts: [] }

/** What is written of where and as what people work, each in the order of days; in one question for all of them. */
export async function standingFacts(db: RhDb, employeeIds: readonly string[]): Promise<Map<string, StandingFacts>> {
  if (employeeIds.length === 0) return new Map()
  const { rows } = await sql<StandingFacts & { employeeId: string }>`
    select e.id as "employeeId",
           coalesce((
             select jsonb_agg(jsonb_build_object('id', f.id, 'activationDate', f.activation_date, 'siteId', f.site_id,
                      'unitId', f.unit_id, 'subunitId', f.subunit_id) order by f.activation_date)
               from rh.site_assignment f where f.employee_id = e.id and f.superseded_at is null), '[]') as places,
           coalesce((
             select jsonb_agg(jsonb_build_object('id', f.id, 'activationDate', f.activation_date,
                      'positionId', f.position_id, 'saysMore', num_nonnulls(f.contract_id, f.type_of_contract_id,
                        f.coefficient_id, f.salary_id, f.work_time_id, f.adapted_salary) > 0)
                      order by f.activation_date, f.contract_id nulls last)
               from rh.package_element f where f.employee_id = e.id and f.superseded_at is null), '[]') as conditions,
           coalesce((
             select jsonb_agg(jsonb_build_object('from', lower(c.period), 'until', upper(c.period)))
               from rh.employment_contract c
              where c.employee_id = e.id and c.binds), '[]') as contracts
      from rh.employee e where e.id in ${eachOf(employeeIds)}`.execute(db)
  return new Map(rows.map(({ employeeId, ...facts }) => [employeeId, facts]))
}

export type OfferedPosition = { id: string; name: string; code: string | null; companyIds: readonly string[] }

/** The positions that can be chosen, those of no company being of all. */
export const offeredPositions = (db: RhDb): Promise<OfferedPosition[]> =>
  db
    .selectFrom('rh.position')
    .select(['id', 'name', 'cspCode as code', 'companyIds'])
    .where('archivedAt', 'is', null)
    .orderBy('searchText')
    .orderBy('id')
    .execute()

/** A first place gives a company to people who have none yet. */
export async function takeInto(db: RhDb, people: readonly { employeeId: string; companyId: string }[]) {
  if (people.length === 0) return
  await sql`
    update rh.employee e set company_id = p."companyId"
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p("employeeId" uuid, "companyId" uuid)
     where e.id = p."employeeId" and e.company_id is null`.execute(db)
}
