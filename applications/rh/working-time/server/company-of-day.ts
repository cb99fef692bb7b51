import { type RawBuilder, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { holdEmployees } from '#rh/hold-employees.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Worked = { employeeId: string; workDate: string }

/** Every company of the client, for who writes in nobody's name. */
export const everyCompany = sql<string>`(select id from platform.company)`

/**
 * For which company somebody works on a day: that of his contract, of his last one where none is in force, of his file at
 * last. People's rows are held until the end: who writes hours of the same people waits for his turn.
 */
export async function companiesOfDays(db: RhDb, within: RawBuilder<string>, worked: readonly Worked[]) {
  const ids = [...new Set(worked.map(({ employeeId }) => employeeId))].toSorted()
  await holdEmployees(db, ids)
  const days = [...new Set(worked.map(({ workDate }) => workDate))]
  const { rows } = await sql<{ employeeId: string; day: string; companyId: string }>`
    select distinct on (e.id, d.day) e.id as employee_id, d.day::text as day, w.company_id
      from rh.employee e
     cross join unnest(${days}::date[]) as d(day)
      join lateral (
        select k.company_id, case when k.period @> d.day then 1 else 2 end as turn, k.hiring_date
          from rh.employment_contract k where k.employee_id = e.id and k.binds and k.hiring_date <= d.day
        union all select e.company_id, 3, null) w on w.company_id in ${within}
     where e.id in ${eachOf(ids)} and e.status <> 'deleted'
     order by e.id, d.day, w.turn, w.hiring_date desc`.execute(db)
  const companies = new Map(rows.map(({ employeeId, day, companyId }) => [`${employeeId} ${day}`, companyId]))
  return ({ employeeId, workDate }: Worked) => companies.get(`${employeeId} ${workDate}`)
}
