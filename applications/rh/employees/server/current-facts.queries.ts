import { sql } from 'kysely'
import type { Value } from '#kernel/server/prepared.ts'
import type { Workplace } from '../employee.model.ts'

/** The position of employee `e` on a day: the last live row not after it. */
export const positionToday = (today: Value<string>) => sql<string | null>`(
  select p.name from rh.package_element f join rh.position p on p.id = f.position_id
   where f.employee_id = e.id and f.superseded_at is null and f.activation_date <= ${today}::date
   order by f.activation_date desc limit 1)`

/** Where employee `e` works on a day. */
export const workplaceToday = (today: Value<string>) => sql<Workplace | null>`(
  select jsonb_build_object(
           'site', jsonb_build_object('id', s.id, 'name', s.name, 'color', s.color),
           'unit', case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name, 'color', u.color) end,
           'subunit', case when b.id is not null then jsonb_build_object('id', b.id, 'name', b.name, 'color', b.color) end)
    from (select site_id, unit_id, subunit_id from rh.site_assignment
           where employee_id = e.id and superseded_at is null and activation_date <= ${today}::date
           order by activation_date desc limit 1) f
    join rh.site s on s.id = f.site_id
    left join rh.unit u on u.id = f.unit_id
    left join rh.subunit b on b.id = f.subunit_id)`
