import { sql } from 'kysely'

/** What people hold on a day, as a table `employee_id, skill_id, level, until`: levels as rated, licences as their papers hold. */
export const heldOn = (day: string) => sql`(
  select s.employee_id, s.skill_id, s.level, s.valid_to as until
    from rh.employee_skill s
   where daterange(s.valid_from, s.valid_to, '[]') @> ${day}::date
  union all
  select d.employee_id, k.id, 4, max(coalesce(d.expiration_date, 'infinity'))
    from rh.skill k
    join rh.employee_document d on d.kind_code = k.kind_code and d.status = 'accepted' and d.superseded_at is null
     and coalesce(d.starting_date, '-infinity') <= ${day}::date and coalesce(d.expiration_date, 'infinity') >= ${day}::date
   where k.archived_at is null
   group by d.employee_id, k.id)`

/** The contract `k` by which an employee `e` works on a day, in these companies, as a lateral table. */
export const contractOn = (day: string, companyIds: ReturnType<typeof sql>) => sql`
  lateral (select k.company_id, k.site_id, k.position_id from rh.employment_contract k
            where k.employee_id = e.id and k.binds and k.period @> ${day}::date and k.company_id in ${companyIds}
            order by k.hiring_date desc limit 1)`
