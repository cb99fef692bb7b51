import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { absentOn } from '#rh/absences/absences.server.ts'
import { employeeOfUser } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { daysIn, type Week } from '#rh/working-time/working-time.server.ts'
import { daysAway } from '../planned-week.model.ts'
import type { OwnPlanning } from '../planning.model.ts'
import { hourOfShift } from './planned-in-week.ts'

const ofNobody: OwnPlanning = { isKnown: false, shifts: [], awayOn: [], publication: null }

/** The week of whoever asks, as he was told it: never a draft. @throws Refusal 404 for a week that is none */
export async function ownPlanning(db: RhDb, userId: string, week: Week): Promise<OwnPlanning> {
  const days = daysIn(week)
  const employeeId = await employeeOfUser(db, userId)
  if (!employeeId) return ofNobody
  const [from, to] = [days[0] as string, days.at(-1) as string]
  const [shifts, away, publication] = await Promise.all([
    ownShifts(db, employeeId, { from, to }),
    absentOn(db, [employeeId], { from, to }),
    lastPublication(db, employeeId, from),
  ])
  return { isKnown: true, shifts, awayOn: daysAway(days, away), publication }
}

async function ownShifts(db: RhDb, employeeId: string, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<OwnPlanning['shifts'][number]>`
    select t.id, t.work_date, ${hourOfShift('starts_at')} as "from", ${hourOfShift('ends_at')} as until, t.break_minutes,
           t.worked_minutes, p.name as position, coalesce(u.name, s.name) as place, t.state = 'changed' as is_changed
      from rh.shift t
      left join rh.position p on p.id = t.position_id
      left join rh.site s on s.id = t.site_id
      left join rh.unit u on u.id = t.unit_id
     where t.employee_id = ${employeeId} and t.state in ('published', 'changed')
       and t.work_date between ${from}::date and ${to}::date
     order by t.starts_at, t.id`.execute(db)
  return rows
}

async function lastPublication(db: RhDb, employeeId: string, monday: string) {
  const { rows } = await sql<NonNullable<OwnPlanning['publication']>>`
    select p.id, p.published_at, r.read_at
      from rh.planning_recipient r join rh.planning_publication p on p.id = r.publication_id
     where r.employee_id = ${employeeId} and p.monday = ${monday}::date
     order by p.published_at desc, p.id limit 1`.execute(db)
  return rows[0] ?? null
}

/** @throws Refusal 404 of a publication that is not for him */
export async function readPlanning(
  db: RhDb,
  { userId, now }: { userId: string; now: string },
  publicationId: string,
): Promise<void> {
  const employeeId = await employeeOfUser(db, userId)
  const { rows } = await sql`
    update rh.planning_recipient set read_at = coalesce(read_at, ${now}::timestamptz)
     where publication_id = ${publicationId} and employee_id = ${employeeId ?? null}::uuid
    returning 1`.execute(db)
  if (rows.length === 0) throw notFound()
}
