import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import type { SiteAssignment } from '../site-assignment.model.ts'
import { momentOf } from './package-history.queries.ts'

type Row = Omit<SiteAssignment, 'moment'> & { superseded: boolean }

/** The places of somebody, newest first, as they look on a day; archived places stay readable. */
export async function siteHistory(db: RhDb, employeeId: string, today: string): Promise<SiteAssignment[]> {
  const { rows } = await sql<Row>`
    select f.id, f.employee_id, f.activation_date,
           case when f.superseded_at is null then
             lead(f.activation_date) over (partition by f.superseded_at is null order by f.activation_date) - 1
           end as "to",
           f.superseded_at is not null as superseded, f.origin, f.reason, f.created_at as at,
           nullif(btrim(concat_ws(' ', w.firstname, w.name)), '') as by,
           jsonb_build_object(
             'site', jsonb_build_object('id', s.id, 'name', s.name, 'color', s.color),
             'unit', case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name, 'color', u.color) end,
             'subunit', case when b.id is not null then jsonb_build_object('id', b.id, 'name', b.name, 'color', b.color) end
           ) as workplace
      from rh.site_assignment f
      join rh.site s on s.id = f.site_id
      left join rh.unit u on u.id = f.unit_id
      left join rh.subunit b on b.id = f.subunit_id
      left join platform.user w on w.id = f.created_by
     where f.employee_id = ${employeeId}
     order by f.activation_date desc, f.superseded_at desc nulls first, f.id desc`.execute(db)
  return rows.map(({ superseded, ...row }) => ({
    ...row,
    moment: superseded ? ('superseded' as const) : momentOf(row, today),
  }))
}
