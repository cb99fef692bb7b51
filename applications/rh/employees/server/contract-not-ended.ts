import { sql } from 'kysely'
import type { Value } from '#kernel/server/prepared.ts'
import type { Employee } from '../employee.model.ts'

/** The contract of employee `e` that ends last, if it runs or is to come on that day: nobody is archived before its end. */
export const contractNotEnded = (today: Value<string>) => sql<Employee['contractNotEnded']>`(
  select jsonb_build_object('endingDate', upper(c.period) - 1)
    from rh.employment_contract c
   where c.employee_id = e.id and c.binds
     and (upper(c.period) is null or upper(c.period) > ${today}::date)
   order by upper(c.period) desc nulls first, c.id limit 1)`
