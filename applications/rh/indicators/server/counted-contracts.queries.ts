import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { hasUnsignedElement, isToBeDeclared } from '#rh/contracts/contracts.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type CountedPeople, type CountedPerson, mostItems } from '../indicator.model.ts'
import type { Narrowing } from './contracts-in-force.queries.ts'
import type { Reach } from './reach-of-figures.ts'

/** Contracts `c` that a figure counts, and the day of each that it tells. */
type Counted = { which: RawBuilder<SqlBool>; day: RawBuilder<unknown> }

/** Days before its last one in which the end of a trial is told: the employer's notice and time to think. */
export const trialDays = 30

/** That both have not signed, begun or to begin within thirty days: a term that has passed signs nothing. */
export const unsignedOn = (today: string): Counted => ({
  which: sql`c.binds and c.signed_at is null and c.hiring_date <= ${today}::date + 30`,
  day: sql`c.hiring_date`,
})

/** Whose trial ends soon. */
export const trialEndingOn = (today: string): Counted => ({
  which: sql`c.binds and c.trial_period_date between ${today}::date and ${today}::date + ${trialDays}::int`,
  day: sql`c.trial_period_date`,
})

/** Of which something else is to be signed: an amendment, a suspension, an ending, a cover. */
export const elementsUnsignedOn = (): Counted => ({ which: hasUnsignedElement, day: sql`c.hiring_date` })

/** Whose declaration before hiring is to be made, from eight days before the first day to the last one. */
export const undeclaredOn = (day: string): Counted => ({ which: isToBeDeclared(day), day: sql`c.hiring_date` })

/** How many contracts a figure counts. */
export async function countOfContracts(db: RhDb, inside: readonly string[], narrowing: Narrowing, { which }: Counted) {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${among(which, inside, narrowing)}`.execute(db)
  return rows[0]?.total ?? 0
}

const among = (which: Counted['which'], companyIds: readonly string[], narrowing: Narrowing) => sql`
    from rh.employment_contract c
    join rh.employee e on e.id = c.employee_id and e.status <> 'deleted'
   where ${which} and c.company_id in ${eachOf(companyIds)} ${narrowed(narrowing)}`

/** How many contracts a figure counts, and by name the first of people whose files the reader reads. */
export async function countedContracts(
  db: RhDb,
  { inside, named }: Reach,
  narrowing: Narrowing,
  counted: Counted,
): Promise<CountedPeople> {
  const { which, day } = counted
  const [total, { rows: items }] = await Promise.all([
    countOfContracts(db, inside, narrowing, counted),
    sql<CountedPerson>`
      select f.employee_id, f.name, f.firstname, f.id as contract_id, f.day as date, s.name as site, p.name as position
        from (select c.employee_id, e.name, e.firstname, e.search_text, c.id, ${day} as day, c.site_id, c.position_id
                ${among(which, named, narrowing)} order by ${day}, e.search_text, c.id limit ${mostItems}) as f
        left join rh.site s on s.id = f.site_id
        left join rh.position p on p.id = f.position_id
       order by f.day, f.search_text, f.id`.execute(db),
  ])
  return { total, items }
}

const narrowed = ({ companyId, siteId, unitId, family }: Narrowing) => sql`
  ${companyId ? sql`and c.company_id = ${companyId}` : sql``} ${siteId ? sql`and c.site_id = ${siteId}` : sql``}
  ${unitId ? sql`and c.unit_id = ${unitId}` : sql``} ${family ? sql`and c.family = ${family}` : sql``}`
