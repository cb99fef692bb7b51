import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import type { WorkedHours } from '../working-time.model.ts'

/** The hour `HH:MM` that clocks in France show at an instant of hours `t`. */
export const hourOfFrance = (instant: 'starts_at' | 'ends_at') =>
  sql<string | null>`to_char(${sql.ref(`t.${instant}`)} at time zone 'Europe/Paris', 'HH24:MI')`

export async function hoursById(db: RhDb, id: string): Promise<WorkedHours> {
  const { rows } = await sql<WorkedHours>`
    select t.id, t.work_date, ${hourOfFrance('starts_at')} as "from", ${hourOfFrance('ends_at')} as until, t.break_minutes,
           t.total_minutes, t.worked_minutes, t.task, t.source, t.state, t.version
      from rh.time_entry t where t.id = ${id}`.execute(db)
  return rows[0] as WorkedHours
}
