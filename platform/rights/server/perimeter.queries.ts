import type { Level } from '#kernel/shared/access.ts'
import type { Ask } from './ask.ts'
import type { Who } from './levels.queries.ts'

/** The same evaluation company by company: on whose records the level counts. */
export const perimetersStatement = ({ own }: { own: boolean }) => `
with delegated as materialized (
  select delegator_id, element_id, level, company_ids from platform.right_delegation
  where client_id = $1 and delegate_id = $2 and element_id = any($4) and delegator_id <> $2
    and revoked_at is null and $3 >= starts_at and $3 < ends_at${own ? ' and false' : ''}),
ids as (select $2::uuid as user_id union select delegator_id from delegated),
person as materialized (
  select m.user_id, m.admin, m.all_companies, case when m.read_only or c.read_only then 1 else 3 end as roof
  from ids join platform.client_user m on m.client_id = $1 and m.user_id = ids.user_id join platform.client c on c.id = $1
  join platform.user a on a.id = m.user_id and a.active
  where m.active and c.status = 'active' and (m.ends_at is null or $3 < m.ends_at)),
client_ceiling as materialized (
  select element_id, ceiling from platform.client_right where client_id = $1 and element_id = any($4)),
company_ceiling as materialized (
  select company_id, element_id, ceiling from platform.company_right where client_id = $1 and element_id = any($4)),
personal as materialized (
  select p.user_id, x.* from person p cross join lateral (
    select element_id, level, ceiling from platform.user_right
    where client_id = $1 and user_id = p.user_id and element_id = any($4) offset 0) x),
membership as materialized (
  select p.user_id, s.id as service_id, s.company_id from person p
  join platform.service_user su on su.client_id = $1 and su.user_id = p.user_id
  join platform.service s on s.client_id = $1 and s.id = su.service_id),
by_service as materialized (
  select m.user_id, m.company_id, x.element_id, max(x.level) as level from membership m
  cross join lateral (
    select element_id, level from platform.service_right
    where client_id = $1 and service_id = m.service_id and element_id = any($4) offset 0) x
  group by 1, 2, 3),
place as materialized (
  select user_id, company_id from membership
  union
  select p.user_id, k.id from person p join platform.company k on k.client_id = $1 where p.admin or p.all_companies),
own as materialized (
  select pl.user_id, pl.company_id, cc.element_id,
         least(greatest(case when p.admin then cc.ceiling else 0 end,
                        least(greatest(coalesce(b.level, 0), coalesce(pe.level, 0)), coalesce(co.ceiling, 3))),
               cc.ceiling, coalesce(pe.ceiling, 3), p.roof) as level
  from place pl join person p on p.user_id = pl.user_id cross join client_ceiling cc
  left join by_service b on b.user_id = pl.user_id and b.company_id = pl.company_id and b.element_id = cc.element_id
  left join personal pe on pe.user_id = pl.user_id and pe.element_id = cc.element_id
  left join company_ceiling co on co.company_id = pl.company_id and co.element_id = cc.element_id)
select t.element_id, t.company_id, least(max(t.level), coalesce(min(pe.ceiling), 3), min(p.roof))::int as level
from (select element_id, company_id, level from own where user_id = $2
      union all
      select o.element_id, o.company_id, least(o.level, d.level)
      from delegated d join own o on o.user_id = d.delegator_id and o.element_id = d.element_id
      where d.company_ids is null or o.company_id = any(d.company_ids)) t
join person p on p.user_id = $2 left join personal pe on pe.user_id = $2 and pe.element_id = t.element_id
group by t.element_id, t.company_id having max(t.level) > 0`

const ofEverything = perimetersStatement({ own: false })
const ofOwn = perimetersStatement({ own: true })

type Row = { element_id: number; company_id: string; level: Level }

/** Levels above 0 by company, then by element. */
export type Perimeters = ReadonlyMap<string, ReadonlyMap<number, Level>>

/** The companies on whose records a person has a level above 0, for each of these elements. */
export const perimetersOf = async (ask: Ask, who: Who, elementIds: readonly number[]): Promise<Perimeters> =>
  byCompany(await ask<Row>('perimeters', ofEverything, valuesOf(who, elementIds)))

/** The same without what others lend. */
export const ownPerimetersOf = async (ask: Ask, who: Who, elementIds: readonly number[]): Promise<Perimeters> =>
  byCompany(await ask<Row>('own perimeters', ofOwn, valuesOf(who, elementIds)))

/** The same for one element: the level by company. */
export async function perimeterOf(ask: Ask, who: Who, elementId: number): Promise<Map<string, Level>> {
  const rows = await ask<Row>('perimeters', ofEverything, valuesOf(who, [elementId]))
  return new Map(rows.map(row => [row.company_id, row.level]))
}

const valuesOf = ({ clientId, userId, now }: Who, elementIds: readonly number[]) => [
  clientId,
  userId,
  now.toString(),
  elementIds,
]

const byCompany = (rows: readonly Row[]): Perimeters =>
  new Map(
    [...Map.groupBy(rows, row => row.company_id)].map(([companyId, ofCompany]) => [
      companyId,
      new Map(ofCompany.map(row => [row.element_id, row.level])),
    ]),
  )
