import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'

/** Badges of who is under contract, two of them lost or suspended, and what came through the gates since yesterday. */
export async function fillAccess(db: Db<never>, today: Temporal.PlainDate, now: Temporal.Instant) {
  const [day, morning] = [today.toString(), now.subtract({ hours: 3 }).toString()]
  await sql`
    insert into rh.badge (employee_id, number, state, given_on)
    select e.id, (100000000000 + e.place * 7919)::text,
           case e.place when 2 then 'lost' when 5 then 'suspended' else 'active' end,
           ${today.subtract({ days: 40 }).toString()}::date
      from (select k.employee_id as id, row_number() over (order by k.employee_id)::int as place
              from rh.employment_contract k
             where k.binds and k.period @> ${day}::date
             group by k.employee_id) e
     where e.place % 4 > 0`.execute(db)
  await sql`
    with bearer as (
      select b.id, b.employee_id, b.number, s.id as site_id, s.company_id, row_number() over (order by b.id)::int as place
        from rh.badge b
        join rh.employment_contract k on k.employee_id = b.employee_id and k.binds and k.period @> ${day}::date
        join rh.site s on s.id = k.site_id
       where b.state = 'active' limit 40)
    insert into rh.passage (company_id, site_id, badge_id, employee_id, number, direction, at, result, reasons)
    select company_id, site_id, id, employee_id, number, d.direction,
           ${morning}::timestamptz + d.shift * interval '1 hour' + place * interval '37 seconds', 'granted', '{}'
      from bearer cross join (values ('in', -24), ('out', -16), ('in', 0)) as d(direction, shift)
     where not (d.direction <> 'in' and place % 17 = 0) and not (d.shift = 0 and place % 9 = 0)`.execute(db)
  await sql`
    insert into rh.passage (company_id, site_id, badge_id, employee_id, number, direction, at, result, reasons)
    select s.company_id, s.id, b.id, b.employee_id, b.number, 'in',
           ${morning}::timestamptz + interval '20 minutes', 'refused', array['BADGE_LOST']
      from rh.badge b
      join lateral (select s.id, s.company_id from rh.site s
        join rh.employment_contract k on k.employee_id = b.employee_id and k.site_id = s.id and k.binds limit 1) s on true
     where b.state = 'lost'`.execute(db)
}
