import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'

/** Whose week is planned. */
const people = 40

/** This week published, with somebody whose day is too long, and the next one a draft; what each day needs beside them. */
export async function fillPlanning(db: Db<never>, today: Temporal.PlainDate) {
  const monday = today.subtract({ days: today.dayOfWeek - 1 }).toString()
  await sql`
    insert into rh.shift (company_id, employee_id, site_id, position_id, work_date, starts_at, ends_at, break_minutes, state)
    select k.company_id, k.employee_id, k.site_id, k.position_id, d.day, (d.day + d.starts) at time zone 'Europe/Paris',
           (d.day + case when k.place = 3 and d.turn = 2 then time '18:30' else d.ends end) at time zone 'Europe/Paris', 45,
           case when d.day < ${monday}::date + 7 then 'published' else 'draft' end
      from (select distinct on (k.employee_id) k.company_id, k.employee_id, k.site_id, k.position_id,
                   dense_rank() over (order by k.employee_id)::int as place
              from rh.employment_contract k
             where k.binds and k.period @> daterange(${monday}::date, ${monday}::date + 14)
             order by k.employee_id, k.hiring_date desc limit ${people}) k
      cross join lateral (
        select ${monday}::date + w.week * 7 + n.turn as day, n.turn,
               case when k.place % 2 = 0 then time '06:00' else time '08:00' end as starts,
               case when k.place % 2 = 0 then time '13:45' else time '15:45' end as ends
          from (values (0), (1)) as w(week) cross join generate_series(0, 4) as n(turn)) d
     where not exists (select from rh.absence a where a.employee_id = k.employee_id and a.state = 'approved'
             and a.from_at < d.day + 1 and a.to_at > d.day)`.execute(db)
  await sql`
    insert into rh.staffing_need (company_id, site_id, position_id, day, from_time, to_time, quantity)
    select company_id, site_id, position_id, work_date, '06:00', '16:00', count(*)::int + case when extract(isodow from work_date) = 4 then 1 else 0 end
      from rh.shift where site_id is not null and position_id is not null
     group by company_id, site_id, position_id, work_date
    having count(*) >= 2`.execute(db)
}
