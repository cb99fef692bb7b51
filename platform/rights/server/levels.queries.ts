import type { Level } from '#kernel/shared/access.ts'
import type { Ask } from './ask.ts'

/**
 * A person's effective level on each element of a client, above 0 only. Elements named: on those alone. Own: without
 * what others lend him.
 * own = the best of what he is granted (client admin, services under their company's ceiling, himself), under the
 * ceilings of client and person and the roof of read-only; effective adds what running delegations lend of others' own.
 * Small sets are materialised and hash-joined; `offset 0` keeps the planner on per-person index reads.
 */
export const levelsStatement = ({ named, own }: { named: boolean; own: boolean }) => {
  const ofNamed = named ? ' and element_id = any($4)' : ''
  const ofOthers = own ? ' and false' : ''
  return `
with delegated as materialized (
  select delegator_id, element_id, level from platform.right_delegation
  where client_id = $1 and delegate_id = $2 and delegator_id <> $2 and revoked_at is null and $3 >= starts_at and $3 < ends_at${ofNamed}${ofOthers}),
ids as (select $2::uuid as user_id union select delegator_id from delegated),
person as materialized (
  select m.user_id, m.admin, case when m.read_only or c.read_only then 1 else 3 end as roof
  from ids join platform.client_user m on m.client_id = $1 and m.user_id = ids.user_id join platform.client c on c.id = $1
  join platform.user a on a.id = m.user_id and a.active
  where m.active and c.status = 'active' and (m.ends_at is null or $3 < m.ends_at)),
client_ceiling as materialized (select element_id, ceiling from platform.client_right where client_id = $1${ofNamed}),
company_ceiling as materialized (select company_id, element_id, ceiling from platform.company_right where client_id = $1${ofNamed}),
personal as materialized (
  select p.user_id, x.* from person p cross join lateral (
    select element_id, level, ceiling from platform.user_right where client_id = $1 and user_id = p.user_id${ofNamed} offset 0) x),
by_service as materialized (
  select p.user_id, s.company_id, x.element_id, max(x.level) as level from person p
  cross join lateral (select service_id from platform.service_user where client_id = $1 and user_id = p.user_id offset 0) m
  join platform.service s on s.client_id = $1 and s.id = m.service_id
  cross join lateral (
    select element_id, level from platform.service_right where client_id = $1 and service_id = m.service_id${ofNamed} offset 0) x
  group by 1, 2, 3),
granted as (
  select p.user_id, cc.element_id, cc.ceiling as level from person p cross join client_ceiling cc where p.admin
  union all
  select b.user_id, b.element_id, least(b.level, coalesce(co.ceiling, 3))
  from by_service b left join company_ceiling co on co.company_id = b.company_id and co.element_id = b.element_id
  union all
  select user_id, element_id, level from personal where level is not null),
own as materialized (
  select g.user_id, g.element_id, least(max(g.level), min(cc.ceiling), coalesce(min(pe.ceiling), 3), min(p.roof)) as level
  from granted g join client_ceiling cc on cc.element_id = g.element_id join person p on p.user_id = g.user_id
  left join personal pe on pe.user_id = g.user_id and pe.element_id = g.element_id
  group by 1, 2)
select t.element_id, least(max(t.level), coalesce(min(pe.ceiling), 3), min(p.roof))::int as level
from (select element_id, level from own where user_id = $2
      union all
      select o.element_id, least(o.level, d.level) from delegated d join own o on o.user_id = d.delegator_id and o.element_id = d.element_id) t
join person p on p.user_id = $2 left join personal pe on pe.user_id = $2 and pe.element_id = t.element_id
group by t.element_id having max(t.level) > 0`
}

const ofAll = levelsStatement({ named: false, own: false })
const ofNamed = levelsStatement({ named: true, own: false })
const ownOfAll = levelsStatement({ named: false, own: true })
const ownOfNamed = levelsStatement({ named: true, own: true })

export type Who = { clientId: string; userId: string; now: Temporal.Instant }

type Row = { element_id: number; level: Level }

/** Levels above 0 of a person in a client; `elementIds` asks for those alone. */
export function levelsOf(ask: Ask, { clientId, userId, now }: Who, elementIds?: readonly number[]): Promise<Row[]> {
  const values = [clientId, userId, now.toString()]
  return elementIds ? ask<Row>('levels of named', ofNamed, [...values, elementIds]) : ask<Row>('levels', ofAll, values)
}

/** The same without what others lend: what he may lend himself. */
export function ownLevelsOf(ask: Ask, { clientId, userId, now }: Who, elementIds?: readonly number[]): Promise<Row[]> {
  const values = [clientId, userId, now.toString()]
  return elementIds
    ? ask<Row>('own levels of named', ownOfNamed, [...values, elementIds])
    : ask<Row>('own levels', ownOfAll, values)
}
