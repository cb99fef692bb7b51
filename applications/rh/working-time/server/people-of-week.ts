import { type RawBuilder, sql } from 'kysely'
import { daysOfWeek, weeksIn } from '#kernel/shared/iso-week.ts'
import { notFound } from '#kernel/server/errors.ts'
import { hourStates } from '../working-time.model.ts'

export type Week = { isoYear: number; isoWeek: number }

/** Monday to Sunday. @throws Refusal 404 for a 53rd week of a year that has none */
export function daysIn({ isoYear, isoWeek }: Week) {
  if (isoWeek > weeksIn(isoYear)) throw notFound()
  return daysOfWeek(isoYear, isoWeek)
}

type Within = { days: readonly string[]; companyIds: RawBuilder<string> }

/** Contracts `k` of an employee `e` that are in force in a week, in these companies. */
export const contractsInWeek = ({ days, companyIds }: Within) => sql`
  select k.employee_id, k.company_id, k.site_id, 1 as turn, k.hiring_date
    from rh.employment_contract k
   where k.employee_id = e.id and k.binds and k.company_id in ${companyIds}
     and k.period && daterange(${days[0]}::date, ${days.at(-1)}::date, '[]')`

/** Hours `t` of an employee `e` in a week, in these companies. */
export const hoursInWeek = ({ days, companyIds }: Within) => sql`
  select t.employee_id, t.company_id, null::uuid, 2, t.work_date
    from rh.time_entry t
   where t.employee_id = e.id and t.company_id in ${companyIds}
     and t.work_date between ${days[0]}::date and ${days.at(-1)}::date`

/** Where an employee `e` stands in a week: by his contract, else by his hours. */
export const placeInWeek = (within: Within) => sql`(
  select x.company_id, x.site_id from (${contractsInWeek(within)} union all ${hoursInWeek(within)}) x
   order by x.turn, x.hiring_date desc, x.company_id limit 1)`

/** The least state of the hours of an employee `e` in a week, as its place among states; null where he has none. */
export const standingInWeek = ({ days, companyIds }: Within) => sql`(
  select min(array_position(${[...hourStates]}::text[], t.state)) from rh.time_entry t
   where t.employee_id = e.id and t.company_id in ${companyIds}
     and t.work_date between ${days[0]}::date and ${days.at(-1)}::date)`
