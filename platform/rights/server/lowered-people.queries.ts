import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Lowered } from '../right.model.ts'
import type { MovedScope } from './planned-edit.ts'

/** Those told by name; the rest is a number. */
const most = 200

type Row = Lowered & { total: number }

/**
 * Whom an edit would lower, read before it is written: the evaluation of everybody whom it may touch, once as the rows
 * stand and once as they would. Who is touched: the people of the scope, and those to whom they lend.
 */
export async function loweredPeople(db: PlatformDb, moved: readonly MovedScope[], now: Temporal.Instant) {
  const changes = moved.flatMap(({ scope: { scope, scopeId }, cells }) =>
    cells.map(({ elementId, after }) => ({
      scope,
      scopeId,
      elementId,
      value: after.value,
      ceiling: after.userCeiling,
    })),
  )
  if (changes.length === 0) return { lowered: [], loweredTotal: 0 }
  const { rows } = await sql<Row>`
    with change as materialized (
      select c.scope, c."scopeId" as scope_id, c."elementId" as element_id, c.value, c.ceiling from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as c(scope text, "scopeId" uuid, "elementId" int, value int, ceiling int)),
    element as materialized (select distinct element_id from change),
    concerned as materialized (
      select user_id from platform.client_user
       where client_id = kernel.client_id() and exists (select from change where scope = 'client')
      union select scope_id from change where scope = 'user'
      union select user_id from platform.service_user where service_id in (select scope_id from change where scope = 'service')
      union select su.user_id from platform.service_user su join platform.service s on s.id = su.service_id
       where s.company_id in (select scope_id from change where scope = 'company')),
    lent as materialized (
      select delegator_id, delegate_id, element_id, level from platform.right_delegation
       where element_id in (select element_id from element) and revoked_at is null
         and ${now.toString()}::timestamptz >= starts_at and ${now.toString()}::timestamptz < ends_at),
    touched as materialized (
      select user_id from concerned
      union select delegate_id from lent where delegator_id in (select user_id from concerned)),
    person as materialized (
      select m.user_id, m.admin, case when m.read_only or c.read_only then 1 else 3 end as roof
        from (select user_id from touched union select delegator_id from lent where delegate_id in (select user_id from touched)) ids
        join platform.client_user m on m.client_id = kernel.client_id() and m.user_id = ids.user_id
        join platform.client c on c.id = m.client_id
        join platform.user a on a.id = m.user_id and a.active
       where c.status = 'active' and platform.is_member_at(m.active, m.ends_at, ${now.toString()}::timestamptz)),
    client_ceiling as materialized (
      select e.element_id, coalesce(r.ceiling, 0) as before,
             coalesce(case when c.element_id is null then r.ceiling else c.value end, 0) as after
        from element e
        left join platform.client_right r on r.element_id = e.element_id
        left join change c on c.scope = 'client' and c.element_id = e.element_id),
    company_ceiling as materialized (
      select coalesce(r.company_id, c.scope_id) as company_id, coalesce(r.element_id, c.element_id) as element_id,
             coalesce(r.ceiling, 3) as before, coalesce(case when c.element_id is null then r.ceiling else c.value end, 3) as after
        from (select company_id, element_id, ceiling from platform.company_right
               where element_id in (select element_id from element)) r
        full join (select scope_id, element_id, value from change where scope = 'company') c
          on c.scope_id = r.company_id and c.element_id = r.element_id),
    membership as materialized (
      select p.user_id, s.id as service_id, s.company_id
        from person p
        join platform.service_user su on su.user_id = p.user_id
        join platform.service s on s.id = su.service_id and s.archived_at is null),
    service_level as materialized (
      select coalesce(r.service_id, c.scope_id) as service_id, coalesce(r.element_id, c.element_id) as element_id,
             coalesce(r.level, 0) as before, coalesce(case when c.element_id is null then r.level else c.value end, 0) as after
        from (select service_id, element_id, level from platform.service_right
               where service_id in (select service_id from membership) and element_id in (select element_id from element)) r
        full join (select scope_id, element_id, value from change where scope = 'service') c
          on c.scope_id = r.service_id and c.element_id = r.element_id),
    personal as materialized (
      select coalesce(r.user_id, c.scope_id) as user_id, coalesce(r.element_id, c.element_id) as element_id,
             coalesce(r.level, 0) as before, coalesce(case when c.element_id is null then r.level else c.value end, 0) as after,
             coalesce(r.ceiling, 3) as ceiling_before,
             coalesce(case when c.element_id is null then r.ceiling else c.ceiling end, 3) as ceiling_after
        from (select user_id, element_id, level, ceiling from platform.user_right
               where user_id in (select user_id from person) and element_id in (select element_id from element)) r
        full join (select scope_id, element_id, value, ceiling from change where scope = 'user') c
          on c.scope_id = r.user_id and c.element_id = r.element_id),
    granted as (
      select p.user_id, cc.element_id, cc.before, cc.after from person p cross join client_ceiling cc where p.admin
      union all
      select m.user_id, l.element_id, least(l.before, coalesce(co.before, 3)), least(l.after, coalesce(co.after, 3))
        from membership m
        join service_level l on l.service_id = m.service_id
        left join company_ceiling co on co.company_id = m.company_id and co.element_id = l.element_id
      union all
      select user_id, element_id, before, after from personal),
    own as materialized (
      select g.user_id, g.element_id,
             least(max(g.before), min(cc.before), coalesce(min(pe.ceiling_before), 3), min(p.roof)) as before,
             least(max(g.after), min(cc.after), coalesce(min(pe.ceiling_after), 3), min(p.roof)) as after
        from granted g
        join client_ceiling cc on cc.element_id = g.element_id
        join person p on p.user_id = g.user_id
        left join personal pe on pe.user_id = g.user_id and pe.element_id = g.element_id
       group by g.user_id, g.element_id),
    effective as (
      select t.user_id, t.element_id,
             least(max(t.before), coalesce(min(pe.ceiling_before), 3), min(p.roof)) as before,
             least(max(t.after), coalesce(min(pe.ceiling_after), 3), min(p.roof)) as after
        from (select user_id, element_id, before, after from own
              union all
              select l.delegate_id, l.element_id, least(o.before, l.level), least(o.after, l.level)
                from lent l join own o on o.user_id = l.delegator_id and o.element_id = l.element_id
               where l.delegate_id in (select user_id from touched)) t
        join person p on p.user_id = t.user_id
        left join personal pe on pe.user_id = t.user_id and pe.element_id = t.element_id
       where t.user_id in (select user_id from touched)
       group by t.user_id, t.element_id)
    select e.user_id, u.firstname, u.name, e.element_id as "elementId", e.before as "from", e.after as "to",
           count(*) over () as total
      from effective e
      join platform.user u on u.id = e.user_id
     where e.after < e.before
     order by kernel.normalise(u.name), kernel.normalise(u.firstname), e.user_id, e.element_id
     limit ${most}`.execute(db)
  return { lowered: rows.map(({ total: _total, ...row }) => row), loweredTotal: rows[0]?.total ?? 0 }
}
