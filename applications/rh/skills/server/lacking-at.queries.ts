import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import { heldOn } from './held-skills.ts'

/** Somebody on a position on a day. */
export type AtPosition = { employeeId: string; positionId: string; day: string }

/** What positions make mandatory and people who are put on them do not hold on that day, by name; for many people at once. */
export async function lackingAt(db: RhDb, placed: readonly AtPosition[]): Promise<(AtPosition & { skill: string })[]> {
  const days = [...new Set(placed.map(({ day }) => day))]
  const found = await Promise.all(
    days.map(day =>
      lackingOnDay(
        db,
        day,
        placed.filter(one => one.day === day),
      ),
    ),
  )
  return found.flat()
}

async function lackingOnDay(db: RhDb, day: string, placed: readonly AtPosition[]) {
  const { rows } = await sql<AtPosition & { skill: string }>`
    select w.employee_id, w.position_id, ${day}::text as day, q.name as skill
      from unnest(${placed.map(({ employeeId }) => employeeId)}::uuid[], ${placed.map(({ positionId }) => positionId)}::uuid[])
             as w(employee_id, position_id)
      join rh.position_skill r on r.position_id = w.position_id and r.mandatory
      join rh.skill q on q.id = r.skill_id and q.archived_at is null
     where not exists (select from ${heldOn(day)} h
                        where h.employee_id = w.employee_id and h.skill_id = r.skill_id and h.level >= r.min_level)
     order by w.employee_id, q.name`.execute(db)
  return rows
}
