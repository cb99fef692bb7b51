import { sql } from 'kysely'
import { forbidden, Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { usersOfEmployees } from '#rh/employees/employees.server.ts'
import { holdEmployees } from '#rh/hold-employees.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { daysIn } from '#rh/working-time/working-time.server.ts'
import type { planningCalls } from '../planning.calls.ts'
import type { PlannedPerson, Publication, ToPublish } from '../planning.model.ts'
import { atPlace, type InPlace } from './at-place.ts'
import { hourOfShift } from './planned-in-week.ts'
import { plannedPeople } from './planned-people.queries.ts'
import { type PlanningScope, requirePublished } from './planning-scope.ts'
import { publicationById } from './publications.queries.ts'
import { type Telling, tellPeople } from './tell-people.ts'

/** What a publication would say, and what stands against it. @throws Refusal 404, 403 of a company */
export async function weekToPublish(
  db: RhDb,
  scope: PlanningScope,
  { isoYear, isoWeek, ...place }: InputOf<typeof planningCalls.getWeekToPublish>,
): Promise<ToPublish> {
  requirePublished(scope, place.companyId)
  const days = daysIn({ isoYear, isoWeek })
  const waiting = await waitingShifts(db, place, days)
  const ids = [...new Set(waiting.map(({ employeeId }) => employeeId))]
  const [people, users] = await Promise.all([plannedPeople(db, scope, days, ids), usersOfEmployees(db, ids)])
  const found = people.filter(({ findings }) => findings.length > 0)
  return {
    shifts: waiting.length,
    people: ids.length,
    told: users.length,
    blocking: found.filter(isBlocked).length,
    findings: found
      .toSorted((one, other) => Number(isBlocked(other)) - Number(isBlocked(one)) || one.name.localeCompare(other.name))
      .map(({ id, name, firstname, findings }) => ({ employeeId: id, name: `${name} ${firstname}`, findings })),
    can: { force: scope.forcedIds.includes(place.companyId) },
  }
}

const isBlocked = ({ findings }: PlannedPerson) => findings.some(({ level }) => level === 'block')

/**
 * Keeps the week as it stands, and tells those whom it concerns. @throws Refusal 404, 403 of a company, or of a reason from who may
 * not pass a limit; 400 PUBLISH_RED; 409 NOTHING_TO_PUBLISH
 */
export async function publishWeek(
  given: Telling,
  scope: PlanningScope,
  { isoYear, isoWeek, reason, ...place }: InputOf<typeof planningCalls.publishWeek>,
): Promise<Publication> {
  const { db } = given
  requirePublished(scope, place.companyId)
  if (reason !== undefined && !scope.forcedIds.includes(place.companyId)) throw forbidden()
  const days = daysIn({ isoYear, isoWeek })
  const planned = await waitingShifts(db, place, days)
  await holdEmployees(
    db,
    planned.map(({ employeeId }) => employeeId),
  )
  const waiting = await waitingShifts(db, place, days)
  if (waiting.length === 0) throw new Refusal(409, 'NOTHING_TO_PUBLISH', 'rh.planning.nothing-to-publish')
  const ids = [...new Set(waiting.map(({ employeeId }) => employeeId))]
  const blocked = (await plannedPeople(db, scope, days, ids)).filter(isBlocked)
  if (blocked.length > 0 && reason === undefined)
    throw new Refusal(400, 'PUBLISH_RED', 'rh.planning.publish-red', {
      values: { count: blocked.length },
      detail: { findings: blocked.map(({ id, findings }) => ({ employeeId: id, findings })) },
    })
  const { id } = await keepWeek(db, scope, { place, days, reason: blocked.length > 0 ? (reason ?? null) : null })
  await tellPeople(given, { employeeIds: ids, week: isoWeek, text: 'published' })
  return publicationById(db, id)
}

type Waiting = { employeeId: string }

/** Drafts, and what moved since it was published. */
async function waitingShifts(db: RhDb, place: InPlace, days: readonly string[]) {
  const { rows } = await sql<Waiting>`
    select t.employee_id from rh.shift t
     where t.state in ('draft', 'changed') and t.work_date between ${days[0]}::date and ${days.at(-1)}::date and ${atPlace('t', place)}
     order by t.id`.execute(db)
  return rows
}

type Kept = { place: InPlace; days: readonly string[]; reason: string | null }

/** The snapshot holds every shift of the place in the week, those that were published before too. */
async function keepWeek(db: RhDb, { userId, now }: PlanningScope, { place, days, reason }: Kept) {
  const inWeek = sql`t.work_date between ${days[0]}::date and ${days.at(-1)}::date and ${atPlace('t', place)}`
  await sql`
    update rh.shift t set state = 'published', version = t.version + 1
     where t.state in ('draft', 'changed') and ${inWeek}`.execute(db)
  const { rows } = await sql<{ id: string }>`
    insert into rh.planning_publication (company_id, site_id, unit_id, monday, snapshot, reason, published_by, published_at)
    select ${place.companyId}, ${place.siteId ?? null}::uuid, ${place.unitId ?? null}::uuid, ${days[0]}::date,
           coalesce(jsonb_agg(jsonb_build_object('shiftId', t.id, 'employeeId', t.employee_id, 'day', t.work_date,
             'from', ${hourOfShift('starts_at')}, 'until', ${hourOfShift('ends_at')}, 'breakMinutes', t.break_minutes,
             'positionId', t.position_id, 'unitId', t.unit_id) order by t.work_date, t.starts_at, t.id), '[]'),
           ${reason}, ${userId}, ${now}::timestamptz
      from rh.shift t where t.state = 'published' and ${inWeek}
    returning id`.execute(db)
  const [kept] = rows as [{ id: string }]
  await sql`
    insert into rh.planning_recipient (publication_id, employee_id)
    select distinct ${kept.id}::uuid, t.employee_id from rh.shift t where t.state = 'published' and ${inWeek}`.execute(
    db,
  )
  return kept
}
