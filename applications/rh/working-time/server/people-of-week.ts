import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { daysOfWeek, weeksIn } from '#kernel/shared/iso-week.ts'
import { notFound } from '#kernel/server/errors.ts'

export type Week = { isoYear: number; isoWeek: number }

/** Monday to Sunday. @throws Refusal 404 for a 53rd week of a year that has none */
export function daysIn({ isoYear, isoWeek }: Week) {
  if (isoWeek > weeksIn(isoYear)) throw notFound()
  return daysOfWeek(isoYear, isoWeek)
}

/** Who is under contract in a week or worked in it, in one of these companies, as a table; the contract says where. */
export const peopleOfWeek = (days: readonly string[], companyIds: readonly string[]) => sql`(
  select distinct on (x.employee_id) x.employee_id, x.company_id, x.site_id,
         (select min(array_position(array['draft', 'submitted', 'validated', 'locked'], t.state)) from rh.time_entry t
           where t.employee_id = x.employee_id and t.company_id = x.company_id
             and t.work_date between ${days[0]}::date and ${days.at(-1)}::date) as standing
    from (
      select k.employee_id, k.company_id, k.site_id, 1 as turn, k.hiring_date
        from rh.employment_contract k
       where k.binds and k.period && daterange(${days[0]}::date, ${days.at(-1)}::date, '[]')
      union all
      select t.employee_id, t.company_id, null, 2, t.work_date
        from rh.time_entry t where t.work_date between ${days[0]}::date and ${days.at(-1)}::date) x
   where x.company_id in ${eachOf(companyIds)}
   order by x.employee_id, x.turn, x.hiring_date desc, x.company_id)`
