import type { Databases } from '#kernel/server/db.ts'

export type Loss = { id: string; name: string; people: number }

/**
 * The active clients that have one of the elements, each with how many people may open one: those whose effective level
 * is 1 or more (rights.md 3). What bounds a level to 0 bounds it whoever grants it, so that no level need be computed.
 */
const statement = `
with ceiling as materialized (
  select r.client_id, r.element_id from platform.client_right r
  join platform.client c on c.id = r.client_id and c.status = 'active'
  where r.element_id = any($1) and r.ceiling > 0),
member as materialized (
  select m.client_id, m.user_id, m.admin from platform.client_user m
  join platform.user a on a.id = m.user_id and a.active
  where platform.is_member_at(m.active, m.ends_at, $2) and m.client_id in (select client_id from ceiling)),
closed as materialized (
  select client_id, user_id, element_id from platform.user_right where element_id = any($1) and ceiling = 0),
granted as (
  select m.client_id, m.user_id, e.element_id from member m join ceiling e on e.client_id = m.client_id where m.admin
  union
  select r.client_id, u.user_id, r.element_id from platform.service_right r
  join platform.service s on s.client_id = r.client_id and s.id = r.service_id and s.archived_at is null
  join platform.service_user u on u.client_id = r.client_id and u.service_id = r.service_id
  left join platform.company_right k
    on k.client_id = r.client_id and k.element_id = r.element_id and k.company_id = s.company_id
  where r.element_id = any($1) and r.level > 0 and coalesce(k.ceiling, 3) > 0
  union
  select client_id, user_id, element_id from platform.user_right where element_id = any($1) and level > 0),
own as materialized (
  select g.client_id, g.user_id, g.element_id from granted g
  join ceiling e on e.client_id = g.client_id and e.element_id = g.element_id
  join member m on m.client_id = g.client_id and m.user_id = g.user_id),
held as (
  select * from own
  union
  select d.client_id, d.delegate_id, d.element_id from platform.right_delegation d
  join own o on o.client_id = d.client_id and o.user_id = d.delegator_id and o.element_id = d.element_id
  join member m on m.client_id = d.client_id and m.user_id = d.delegate_id
  where d.revoked_at is null and $2 >= d.starts_at and $2 < d.ends_at
    and (d.client_id, d.delegator_id, d.element_id) not in (select * from closed))
select c.id, c.name, count(distinct h.user_id)::int as people
  from platform.client c
  left join held h on h.client_id = c.id and (h.client_id, h.user_id, h.element_id) not in (select * from closed)
 where c.id in (select client_id from ceiling)
 group by c.id, c.name order by lower(c.name), c.id`

export const lossOfElements = (databases: Databases, elementIds: readonly number[], now: Temporal.Instant) =>
  databases.query<Loss>('auth', 'loss of elements', statement, [elementIds, now.toString()])
