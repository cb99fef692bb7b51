import type { Databases } from '#kernel/server/db.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { Who } from './levels.queries.ts'

/** The same evaluation company by company, on one element: on whose records the level counts. */
const statement = `
with delegated as materialized (
  select delegator_id, level, company_ids from platform.right_delegation
  where client_id = $1 and delegate_id = $2 and element_id = $4 and delegator_id <> $2 and revoked_at is null and $3 >= starts_at and $3 < ends_at),
ids as (select $2::uuid as user_id union select delegator_id from delegated),
person as materialized (
  select m.user_id, m.admin, m.all_companies, case when m.read_only or c.read_only then 1 else 3 end as roof,
         cc.ceiling as client_ceiling, u.level as personal, coalesce(u.ceiling, 3) as personal_ceiling
  from ids join platform.client_user m on m.client_id = $1 and m.user_id = ids.user_id join platform.client c on c.id = $1
  join platform.user a on a.id = m.user_id and a.active join platform.client_right cc on cc.client_id = $1 and cc.element_id = $4
  left join platform.user_right u on u.client_id = $1 and u.user_id = ids.user_id and u.element_id = $4
  where m.active and c.status = 'active' and (m.ends_at is null or $3 < m.ends_at)),
by_service as materialized (
  select p.user_id, s.company_id, max(coalesce(r.level, 0)) as level from person p
  join platform.service_user su on su.client_id = $1 and su.user_id = p.user_id
  join platform.service s on s.client_id = $1 and s.id = su.service_id
  left join platform.service_right r on r.client_id = $1 and r.service_id = su.service_id and r.element_id = $4
  group by 1, 2),
place as (
  select user_id, company_id, level from by_service
  union all
  select p.user_id, k.id, 0 from person p join platform.company k on k.client_id = $1 where p.admin or p.all_companies),
own as materialized (
  select p.user_id, pl.company_id,
         least(greatest(case when p.admin then p.client_ceiling else 0 end,
                        least(greatest(max(pl.level), coalesce(p.personal, 0)), coalesce(co.ceiling, 3))),
               p.client_ceiling, p.personal_ceiling, p.roof) as level
  from person p join place pl on pl.user_id = p.user_id
  left join platform.company_right co on co.client_id = $1 and co.element_id = $4 and co.company_id = pl.company_id
  group by p.user_id, pl.company_id, p.admin, p.client_ceiling, p.personal, p.personal_ceiling, p.roof, co.ceiling)
select t.company_id, least(max(t.level), p.personal_ceiling, p.roof)::int as level
from (select company_id, level from own where user_id = $2
      union all
      select o.company_id, least(o.level, d.level) from delegated d join own o on o.user_id = d.delegator_id
      where d.company_ids is null or o.company_id = any(d.company_ids)) t
join person p on p.user_id = $2
group by t.company_id, p.personal_ceiling, p.roof having max(t.level) > 0`

type Row = { company_id: string; level: Level }

/** The companies on whose records a person has a level above 0 for that element. */
export async function perimeterOf(
  databases: Databases,
  { clientId, userId, now }: Who,
  elementId: number,
): Promise<Map<string, Level>> {
  const rows = await databases.query<Row>('auth', 'perimeter', statement, [clientId, userId, now.toString(), elementId])
  return new Map(rows.map(row => [row.company_id, row.level]))
}
