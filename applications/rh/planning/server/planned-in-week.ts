import { type RawBuilder, sql } from 'kysely'
import { contractsInWeek } from '#rh/working-time/working-time.server.ts'
import { weekStates } from '../planning.model.ts'

type Within = { days: readonly string[]; companyIds: RawBuilder<string> }

/** The hour `HH:MM` that clocks in France show at an instant of shifts `t`. */
export const hourOfShift = (instant: 'starts_at' | 'ends_at') =>
  sql<string>`to_char(${sql.ref(`t.${instant}`)} at time zone 'Europe/Paris', 'HH24:MI')`

/** Shifts `t` of an employee `e` in a week, in these companies. */
export const shiftsInWeek = ({ days, companyIds }: Within) => sql`
  select t.company_id, t.site_id, t.unit_id, t.work_date
    from rh.shift t
   where t.employee_id = e.id and t.company_id in ${companyIds} and t.state <> 'cancelled'
     and t.work_date between ${days[0]}::date and ${days.at(-1)}::date`

/** Where an employee `e` works at the end of a week, by the last of his dated rows. */
export const placeAt = (days: readonly string[]) => sql`(
  select f.site_id, f.unit_id from rh.site_assignment f
   where f.employee_id = e.id and f.superseded_at is null and f.activation_date <= ${days.at(-1)}::date
   order by f.activation_date desc limit 1)`

/** The company and place of an employee `e` in a week: by his contract, else by what is planned. */
export const standingIn = (within: Within) => sql`(
  select x.company_id, coalesce(a.site_id, x.site_id) as site_id, a.unit_id, x.position_id
    from (select k.company_id, k.site_id, k.position_id, 1 as turn, k.hiring_date as since
            from rh.employment_contract k
           where k.employee_id = e.id and k.binds and k.company_id in ${within.companyIds}
             and k.period && daterange(${within.days[0]}::date, ${within.days.at(-1)}::date, '[]')
          union all
          select t.company_id, t.site_id, t.position_id, 2, t.work_date
            from rh.shift t
           where t.employee_id = e.id and t.company_id in ${within.companyIds} and t.state <> 'cancelled'
             and t.work_date between ${within.days[0]}::date and ${within.days.at(-1)}::date) x
    left join ${placeAt(within.days)} a on true
   order by x.turn, x.since desc, x.company_id limit 1)`

/** Whether an employee `e` is planned for: under contract in the week, or with shifts in it. */
export const isOfWeek = (within: Within) =>
  sql<boolean>`(exists (${contractsInWeek(within)}) or exists (${shiftsInWeek(within)}))`

/** Whether he works at a place, or is planned there. */
export const isAt = (within: Within, column: 'site_id' | 'unit_id', id: string) => sql<boolean>`(
  exists (select from ${standingIn(within)} w where ${sql.ref(`w.${column}`)} = ${id})
  or exists (${shiftsInWeek(within)} and ${sql.ref(`t.${column}`)} = ${id}))`

/** The state of the week of an employee `e` as its place among states; null where nothing is planned. */
export const stateInWeek = ({ days, companyIds }: Within) => sql`(
  select min(array_position(${[...weekStates]}::text[], t.state)) from rh.shift t
   where t.employee_id = e.id and t.company_id in ${companyIds} and t.state <> 'cancelled'
     and t.work_date between ${days[0]}::date and ${days.at(-1)}::date)`
