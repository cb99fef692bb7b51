import { type RawBuilder, sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import { type CountedType, percentages } from '../indicator.model.ts'

export type Narrowing = {
  companyId?: string | undefined
  siteId?: string | undefined
  unitId?: string | undefined
  family?: string | undefined
}

/**
 * How many people had a contract in force on each of these days, which are told in their order, at the place where they
 * worked then. Somebody with two contracts at once counts once.
 */
export async function headcountOn(
  db: RhDb,
  inside: readonly string[],
  narrowing: Narrowing,
  days: readonly string[],
): Promise<number[]> {
  if (days.length === 0) return []
  const told = sql`${days}::date[]`
  const span = sql`daterange(${days[0]}::date, ${days.at(-1)}::date, '[]')`
  /** The place in their order of the first of these days on or after one. */
  const firstFrom = (day: RawBuilder<unknown>) => sql`1 + width_bucket(${day} - 1, ${told})`
  const { rows } = await sql<{ count: number }>`
    with held as (
      select c.employee_id, range_agg(c.period * ${span}) as days
        from rh.employment_contract c
       where ${inForce(inside, narrowing)} and c.period && ${span}
       group by c.employee_id),
    stay as materialized (
      select unnest(${isPlaced(narrowing) ? sql`held.days * there.days` : sql`held.days`}) as days
        from held ${isPlaced(narrowing) ? sql`join (${daysThere(narrowing)}) there using (employee_id)` : sql``}),
    came as materialized (select ${firstFrom(sql`lower(days)`)} as turn, count(*) as people from stay group by 1),
    went as materialized (select ${firstFrom(sql`upper(days)`)} as turn, count(*) as people from stay group by 1)
    select coalesce((select sum(people) from came where came.turn <= day.turn), 0)::int
             - coalesce((select sum(people) from went where went.turn <= day.turn), 0)::int as count
      from unnest(${told}) with ordinality as day (told, turn)
     order by day.turn`.execute(db)
  return rows.map(({ count }) => count)
}

/** Contracts in force on a day by their type, the most frequent first. */
export async function typesInForce(
  db: RhDb,
  inside: readonly string[],
  narrowing: Narrowing,
  day: string,
): Promise<CountedType[]> {
  const placed = sql`and c.employee_id in (select employee_id from (${daysThere(narrowing)}) there where days @> ${day}::date)`
  const { rows } = await sql<Omit<CountedType, 'percentage'>>`
    select t.id as "typeOfContractId", t.libelle, count(*)::int as count
      from rh.employment_contract c
      join rh.type_of_contract t on t.id = c.type_of_contract_id
     where ${inForce(inside, narrowing)} and c.period @> ${day}::date ${isPlaced(narrowing) ? placed : sql``}
     group by t.id, t.libelle
     order by count(*) desc, kernel.normalise(t.libelle), t.id`.execute(db)
  const shares = percentages(rows.map(({ count }) => count))
  return rows.map((row, index) => ({ ...row, percentage: shares[index] as number }))
}

const isPlaced = ({ siteId, unitId }: Narrowing) => siteId !== undefined || unitId !== undefined

/** Contracts `c` of the companies that are asked; a draft or one that was called off binds nobody. */
const inForce = (inside: readonly string[], { companyId, family }: Narrowing) => sql`
  c.binds and c.company_id = any(${inside}::uuid[])
  ${companyId ? sql`and c.company_id = ${companyId}` : sql``} ${family ? sql`and c.family = ${family}` : sql``}`

/** The days that each person spends at a place: an assignment holds until the next one. */
const daysThere = ({ siteId, unitId }: Narrowing) => {
  const there = sql`${siteId ? sql`site_id = ${siteId}` : sql`true`} and ${unitId ? sql`unit_id = ${unitId}` : sql`true`}`
  return sql`
    select employee_id, range_agg(days) as days
      from (select f.employee_id, f.site_id, f.unit_id,
                   daterange(f.activation_date, lead(f.activation_date) over (
                     partition by f.employee_id order by f.activation_date)) as days
              from rh.site_assignment f
             where f.superseded_at is null
               and f.employee_id in (select employee_id from rh.site_assignment where ${there})) as f
     where ${there}
     group by employee_id`
}
