import type { Level } from '#kernel/shared/access.ts'
import type { Ask } from './ask.ts'
import type { Who } from './levels.queries.ts'
import { standingRows } from './standing-rows.queries.ts'

/**
 * The same evaluation company by company: on whose records the level counts. Those of an archived company are read, and
 * written no more.
 */
export const perimetersStatement = ({ own }: { own: boolean }) => `${standingRows({ named: true, own })},
place as materialized (
  select p.user_id, k.id as company_id, case when k.archived_at is null then 3 else 1 end as roof
  from person p join platform.company k on k.client_id = $1
  where p.admin or p.all_companies
     or exists (select from membership m where m.user_id = p.user_id and m.company_id = k.id)),
own as materialized (
  select pl.user_id, pl.company_id, cc.element_id,
         least(greatest(case when p.admin then cc.ceiling else 0 end,
                        least(greatest(coalesce(b.level, 0), coalesce(pe.level, 0)), coalesce(co.ceiling, 3))),
               cc.ceiling, coalesce(pe.ceiling, 3), p.roof, pl.roof) as level
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

type Row = { elementId: number; companyId: string; level: Level }

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
  return new Map(rows.map(row => [row.companyId, row.level]))
}

const valuesOf = ({ clientId, userId, now }: Who, elementIds: readonly number[]) => [
  clientId,
  userId,
  now.toString(),
  elementIds,
]

const byCompany = (rows: readonly Row[]): Perimeters =>
  new Map(
    [...Map.groupBy(rows, row => row.companyId)].map(([companyId, ofCompany]) => [
      companyId,
      new Map(ofCompany.map(row => [row.elementId, row.level])),
    ]),
  )
