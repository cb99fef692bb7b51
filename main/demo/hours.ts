import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'

/** Whose hours are noted, and for how many weeks before this one. */
const people = 150
const weeks = 3

/**
 * Hours of the last weeks of those under contract: validated, those of last week handed on, those of this week under way. Some
 * days are too long, as in every season.
 */
export async function fillHours(db: Db<never>, today: Temporal.PlainDate) {
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const first = monday.subtract({ weeks }).toString()
  await sql`
    insert into rh.time_entry (company_id, employee_id, work_date, starts_at, ends_at, break_minutes, task, source, state)
    select w.company_id, w.employee_id, w.day,
           (w.day + time '06:30' + interval '30 minutes' * (w.place % 4)) at time zone 'Europe/Paris',
           (w.day + time '15:00' + interval '30 minutes' * (w.place % 4 + (w.place + w.nth) % 3)
              + case when (w.place * 7 + w.nth) % 41 = 0 then interval '3 hours' else interval '0' end) at time zone 'Europe/Paris',
           45, (array['Récolte', 'Effeuillage', 'Palissage', 'Conditionnement', 'Plantation'])[1 + w.place % 5], 'crew',
           case when w.day < ${monday.subtract({ weeks: 1 }).toString()}::date then 'validated'
                when w.day < ${monday.toString()}::date then 'submitted' else 'draft' end
      from (
        select distinct on (c.employee_id, d.day) c.employee_id, c.company_id, d.day::date as day, p.place,
               (d.day::date - ${first}::date)::int as nth
          from (select employee_id, row_number() over (order by employee_id)::int as place
                  from rh.employment_contract
                 where binds and period && daterange(${first}::date, ${today.toString()}::date)
                 group by employee_id order by employee_id limit ${people}) p
          join rh.employment_contract c on c.employee_id = p.employee_id and c.binds
          join generate_series(${first}::date, ${today.toString()}::date - 1, interval '1 day') d(day)
            on c.period @> d.day::date and extract(isodow from d.day) < 6
         where not exists (select from rh.suspension s where s.contract_id = c.id and s.binds
                             and d.day::date between s.starting_date and coalesce(s.ending_date, 'infinity'))
           and (p.place + extract(doy from d.day)::int) % 19 > 0
         order by c.employee_id, d.day, c.hiring_date desc) w`.execute(db)
}
