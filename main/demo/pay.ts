import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'

/**
 * Last week is being checked in each company: most people of it are verified by HR, those of the week before by pay too; one
 * came to work although he was to be away, another's long day is justified.
 */
export async function fillPay(db: Db<never>, today: Temporal.PlainDate, checkedBy: string) {
  const monday = today.subtract({ days: today.dayOfWeek - 1 }).subtract({ weeks: 1 })
  const [lastWeek, before] = [monday.toString(), monday.subtract({ weeks: 1 }).toString()]
  const now = Temporal.Now.instant().round('millisecond').toString()
  await sql`
    insert into rh.pay_check (company_id, kind, from_day, to_day, opened_by, opened_at)
    select distinct t.company_id, 'hr', w.monday, w.monday + 6, ${checkedBy}::uuid, ${now}::timestamptz
      from rh.time_entry t
      join (values (${lastWeek}::date), (${before}::date)) as w(monday) on t.work_date between w.monday and w.monday + 6`.execute(
    db,
  )
  const month = today.with({ day: 1 })
  await sql`
    insert into rh.pay_check (company_id, kind, from_day, to_day, opened_by, opened_at)
    select distinct t.company_id, 'pay', ${month.toString()}::date, ${month.with({ day: today.daysInMonth }).toString()}::date,
           ${checkedBy}::uuid, ${now}::timestamptz
      from rh.time_entry t
     where t.work_date between ${month.toString()}::date and ${today.toString()}::date`.execute(db)
  await sql`
    with absent as (
      select t.company_id, t.employee_id, min(t.work_date) as day
        from rh.time_entry t
       where t.work_date between ${lastWeek}::date and ${lastWeek}::date + 6
         and not exists (select from rh.absence a where a.employee_id = t.employee_id and a.from_at < ${lastWeek}::date + 7
               and a.to_at > ${lastWeek}::date)
       group by 1, 2 order by 2 limit 1)
    insert into rh.absence (company_id, employee_id, type_code, from_at, to_at, hundredths, state)
    select company_id, employee_id, 'FORM', day, day + 1, 100, 'approved' from absent`.execute(db)
  const long = sql`
    select t.employee_id, t.company_id, t.work_date, sum(t.worked_minutes)::int as minutes
      from rh.time_entry t where t.work_date between ${lastWeek}::date and ${lastWeek}::date + 6
     group by 1, 2, 3 having sum(t.worked_minutes) > 600`
  await sql`
    insert into rh.pay_justification (company_id, employee_id, since, code, day, found, comment, justified_by, justified_at)
    select company_id, employee_id, ${lastWeek}::date, 'day_max', work_date, minutes || '/600/',
           'Gel annoncé : la récolte a été avancée.', ${checkedBy}::uuid, ${now}::timestamptz
      from (${long}) l order by work_date, employee_id limit 1`.execute(db)
  await sql`
    insert into rh.pay_week (company_id, employee_id, monday, state)
    select p.company_id, p.employee_id, p.monday, case when p.monday = ${lastWeek}::date then 'verified_hr' else 'verified_pay' end
      from (select t.company_id, t.employee_id, date_trunc('week', t.work_date)::date as monday,
                   row_number() over (order by t.employee_id) as place
              from rh.time_entry t
              join rh.employment_contract k on k.employee_id = t.employee_id and k.binds and k.period @> t.work_date
               and k.declaration in ('accepted', 'outdated', 'not_needed')
             where t.work_date between ${before}::date and ${lastWeek}::date + 6
             group by 1, 2, 3) p
     where p.place % 3 > 0
       and not exists (select from (${long}) l where l.employee_id = p.employee_id)
       and not exists (select from rh.absence a where a.employee_id = p.employee_id and a.from_at < p.monday + 7 and a.to_at > p.monday)`.execute(
    db,
  )
}
