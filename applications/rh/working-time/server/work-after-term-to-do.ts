import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { toDoSource } from '#platform/to-do/to-do-source.slot.ts'
import { rh } from '#rh/rh.application.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { hoursElement, hoursPath } from '../working-time-place.model.ts'
import { hoursScopeOf } from './hours-scope.ts'

/** How far back one looks. */
const days = 60

/** People who worked after the term of their contract without another: it became permanent (code du travail, L1243-11). */
export const workAfterTermToDo = toDoSource<RhTables>({
  applicationId: rh.id,
  element: hoursElement,
  find: async ({ db, ...given }) => {
    const { readIds, today } = await hoursScopeOf(given)
    const { rows } = await sql<{ count: number; week: string | null }>`
      select count(distinct t.employee_id)::int as count, to_char(max(t.work_date), 'IYYY-IW') as week
        from rh.time_entry t
       where t.work_date >= ${today}::date - ${sql.lit(days)} and t.company_id in ${eachOf(readIds)}
         and not exists (select from rh.employment_contract k
                          where k.employee_id = t.employee_id and k.binds and k.period @> t.work_date)
         and exists (select from rh.employment_contract k
                      where k.employee_id = t.employee_id and k.binds and k.final_day < t.work_date)`.execute(db)
    const { count = 0, week = null } = rows[0] ?? {}
    if (count === 0) return []
    return [
      {
        urgency: 'late',
        what: { label: 'rh.hours.to-do-after-term', values: { count } },
        why: { label: 'rh.hours.to-do-after-term-why' },
        due: null,
        address: `${hoursPath}?semaine=${week}`,
      },
    ]
  },
})
