import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { WeekState } from '../pay-check.model.ts'

export type PayWeek = {
  employeeId: string
  monday: string
  state: WeekState
  reopenedAt: string | null
  toldUntil: string | null
  isToCorrect: boolean
  reason: string | null
}

/** What is kept of these people's weeks in a company; a week that nobody verified has none. */
export async function payWeeks(db: RhDb, companyId: string, ids: readonly string[], mondays: readonly string[]) {
  const { rows } = await sql<PayWeek>`
    select w.employee_id, w.monday, w.state, w.reopened_at, w.told_until, w.is_to_correct,
           (select n.reason from rh.pay_week_note n where n.employee_id = w.employee_id and n.company_id = w.company_id
               and n.monday = w.monday order by n.noted_at desc, n.id desc limit 1) as reason
      from rh.pay_week w
     where w.employee_id in ${eachOf(ids)} and w.company_id = ${companyId} and w.monday = any(${mondays}::date[])
     order by w.employee_id, w.monday`.execute(db)
  return Map.groupBy(rows, ({ employeeId }) => employeeId)
}
