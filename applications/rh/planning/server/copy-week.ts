import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { absentOn } from '#rh/absences/absences.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { daysIn } from '#rh/working-time/working-time.server.ts'
import type { planningCalls } from '../planning.calls.ts'
import { type Hours, spanOf } from '../planned-week.model.ts'
import { atPlace, type InPlace } from './at-place.ts'
import { hourOfShift } from './planned-in-week.ts'
import { type PlanningScope, requireWritten } from './planning-scope.ts'
import type { Telling } from './tell-people.ts'
import { writeShifts } from './write-shifts.ts'

type Shift = Hours & {
  employeeId: string
  breakMinutes: number
  positionId: string | null
  unitId: string | null
  isHired: boolean
}

/**
 * Shifts of a week on the same days of another, for those under contract who are not away; what stands there stays. Needs come
 * along where there are none. @throws Refusal 404, 403 of a company; 400 of a week onto itself
 */
export async function copyWeek(
  given: Telling,
  scope: PlanningScope,
  { from, to, ...place }: InputOf<typeof planningCalls.copyWeek>,
) {
  requireWritten(scope, place.companyId)
  const [old, next] = [daysIn(from), daysIn(to)]
  if (old[0] === next[0]) throw wrongField('from', 'SAME_WEEK', 'rh.planning.same-week')
  const shifts = await shiftsToCopy(given.db, place, old, next)
  const away = Map.groupBy(
    await absentOn(
      given.db,
      shifts.map(({ employeeId }) => employeeId),
      { from: next[0] as string, to: next.at(-1) as string },
    ),
    ({ employeeId }) => employeeId,
  )
  const isFree = (shift: Shift) => {
    const { begins, ends } = spanOf(shift)
    const absences = away.get(shift.employeeId) ?? []
    return !absences.some(({ isDecided, fromAt, toAt }) => isDecided && begins < toAt && fromAt < ends)
  }
  const added = shifts
    .filter(shift => shift.isHired && isFree(shift))
    .map(({ isHired: _, ...shift }) => ({ ...shift, clientShiftId: randomUUID() }))
  const { results } = await writeShifts(given, scope, { added, edited: [], removed: [] })
  await copyNeeds(given.db, place, old, next)
  const copied = results.filter(({ outcome }) => outcome === 'done').length
  return { copied, left: shifts.length - copied }
}

/** As they are to stand in the new week. */
async function shiftsToCopy(db: RhDb, place: InPlace, old: readonly string[], next: readonly string[]) {
  const days = sql`(t.work_date + (${next[0]}::date - ${old[0]}::date))`
  const { rows } = await sql<Shift>`
    select t.employee_id, ${days}::text as work_date, ${hourOfShift('starts_at')} as "from", ${hourOfShift('ends_at')} as until,
           t.break_minutes, t.position_id, t.unit_id,
           exists (select from rh.employment_contract k where k.employee_id = t.employee_id and k.binds
             and k.company_id = t.company_id and k.period @> ${days}) as is_hired
      from rh.shift t
      join rh.employee e on e.id = t.employee_id and e.status <> 'deleted'
     where t.state <> 'cancelled' and t.work_date between ${old[0]}::date and ${old.at(-1)}::date and ${atPlace('t', place)}
     order by t.work_date, t.starts_at, t.id`.execute(db)
  return rows
}

async function copyNeeds(db: RhDb, place: InPlace, old: readonly string[], next: readonly string[]) {
  await sql`
    insert into rh.staffing_need (company_id, site_id, unit_id, position_id, day, from_time, to_time, quantity)
    select t.company_id, t.site_id, t.unit_id, t.position_id, t.day + (${next[0]}::date - ${old[0]}::date), t.from_time, t.to_time, t.quantity
      from rh.staffing_need t
     where t.day between ${old[0]}::date and ${old.at(-1)}::date and ${atPlace('t', place)}
    on conflict do nothing`.execute(db)
}
