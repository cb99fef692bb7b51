import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { forbidden, notFound, Refusal, versionConflict, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import type { CultureDb, CultureTables } from '#culture/culture-db.ts'
import { type Asking, cropsOfCompanies } from '#culture/plantings/plantings.server.ts'
import { hoursBetween } from '../pace.model.ts'
import type { workCalls } from '../work.calls.ts'
import { type HoursOfDay, mostHours } from '../work.model.ts'
import { hoursApprovalRight, hoursCheckElement } from '../work-place.model.ts'
import { requireAlone, requireCounted } from './start-and-stop-work.ts'
import { dayOfEntry, entriesWhere, entryById, hoursOf } from './work.queries.ts'
import { mondayOf } from './work-rows.queries.ts'

type Correct = typeof workCalls.correctWork
type Approve = typeof workCalls.approveWork
type Reject = typeof workCalls.rejectWork

export async function hoursToCheck(
  given: Asking,
  { on = given.clock.today().toString() }: InputOf<typeof workCalls.getHoursToCheck>,
): Promise<HoursOfDay> {
  const entries = await entriesWhere(given, {
    element: hoursCheckElement,
    where: sql`${dayOfEntry} = ${on}::date`,
  })
  const people = [...Map.groupBy(entries, ({ workerId }) => workerId).values()].map(own => {
    const { workerId, worker, team } = own[0] as (typeof own)[number]
    return { workerId, worker, team, hours: hoursOf(own), entries: own }
  })
  const flagsOf = (own: readonly { flags: readonly string[] }[]) =>
    own.reduce((sum, { flags }) => sum + flags.length, 0)
  return {
    on,
    people: people.toSorted(
      (one, other) => flagsOf(other.entries) - flagsOf(one.entries) || one.worker.localeCompare(other.worker, 'fr'),
    ),
    hours: hoursOf(entries),
    givenUp: await givenUpOn(given.db, on),
    week: await hoursOfWeek(given, mondayOf(on)),
  }
}

async function givenUpOn(db: CultureDb, on: string): Promise<HoursOfDay['givenUp']> {
  const { rows } = await sql<HoursOfDay['givenUp'][number]>`
    select w.name as worker, g.sentence, g.at
      from culture.work_given_up_event g join culture.worker w on w.id = g.worker_id
     where (g.at at time zone ${businessZone})::date = ${on}::date order by g.at, g.id`.execute(db)
  return rows
}

async function hoursOfWeek(given: Asking, monday: string): Promise<HoursOfDay['week']> {
  const { companyIds } = await companyScopeOf(given, hoursCheckElement)
  const { rows } = await sql<HoursOfDay['week']>`
    with crops as (select c.id from ${cropsOfCompanies(companyIds)})
    select coalesce((select round(sum(extract(epoch from e.ended_at - e.started_at)) / 3600, 1)::float8
                       from culture.work_entry e
                      where e.planting_id in (select id from crops) and e.ended_at is not null
                        and e.started_at >= ${monday}::date::timestamp at time zone ${businessZone}
                        and e.started_at < (${monday}::date + 7)::timestamp at time zone ${businessZone}), 0) as done,
           coalesce((select sum(n.people * n.hours_each)::float8 from culture.work_plan n
                      where n.planting_id in (select id from crops) and n.monday = ${monday}::date), 0) as planned`.execute(
    given.db,
  )
  return rows[0] as HoursOfDay['week']
}

/** @throws Refusal 404; 403; 400 of an end before its start, of 12 hours, of more rows than were taken on; 409 */
export async function correctWork(given: Given<Correct, CultureTables>, input: InputOf<Correct>) {
  const { db, clock } = given
  const { id, version, startedAt, endedAt, quantity, sentence } = input
  const entry = await entryInHand(given, id)
  if (entry.state !== 'done' && entry.state !== 'rejected') throw movedOn()
  if (!entry.can.correct) throw forbidden()
  requireUnchanged(entry, { version })
  if (Temporal.Instant.compare(startedAt, endedAt) >= 0)
    throw wrongField('endedAt', 'before', 'culture.work.ends-before')
  if (Temporal.Instant.compare(endedAt, clock.now()) > 0)
    throw wrongField('endedAt', 'future', 'culture.work.ends-later')
  if (hoursBetween(startedAt, endedAt) > mostHours)
    throw wrongField('endedAt', 'too_long', 'culture.work.too-long', { hours: mostHours })
  await requireAlone(db, { workerId: entry.workerId, startedAt, endedAt, exceptId: id })
  await requireCounted(db, id, quantity)
  await db
    .updateTable('culture.work_entry')
    .set({ state: 'done', startedAt, endedAt, quantity, sentence, isForgotten: false, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return entryById(given, id, hoursCheckElement)
}

/** @throws Refusal 404; 403; 409 SAME_PERSON, TRANSITION_INVALID, VERSION_CONFLICT of any of them */
export async function approveWork(given: Given<Approve, CultureTables>, { entries }: InputOf<Approve>) {
  const { db, caller, clock } = given
  const versions = new Map(entries.map(({ id, version }) => [id, version]))
  const ids = [...versions.keys()]
  await sql`select from culture.work_entry where id in ${eachOf(ids)} order by id for update`.execute(db)
  const found = await entriesWhere(given, { element: hoursApprovalRight, where: sql`e.id in ${eachOf(ids)}` })
  if (found.length !== ids.length) throw notFound()
  if (found.some(({ state }) => state !== 'done')) throw movedOn()
  if (found.some(({ id, version }) => versions.get(id) !== version)) throw versionConflict()
  if (found.some(({ can }) => !can.approve && !can.reject)) throw forbidden()
  if (found.some(({ can }) => !can.approve)) throw new Refusal(409, 'SAME_PERSON', 'culture.work.same-person')
  await db
    .updateTable('culture.work_entry')
    .set({ state: 'approved', approvedBy: caller.userId, approvedAt: clock.now().toString() })
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', eachOf(ids))
    .execute()
  return { approved: found.length }
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT */
export async function rejectWork(given: Given<Reject, CultureTables>, { id, version, sentence }: InputOf<Reject>) {
  const entry = await entryInHand(given, id, hoursApprovalRight)
  if (entry.state !== 'done') throw movedOn()
  if (!entry.can.reject) throw forbidden()
  requireUnchanged(entry, { version })
  await given.db
    .updateTable('culture.work_entry')
    .set({ state: 'rejected', sentence, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return entryById(given, id, hoursApprovalRight)
}

const movedOn = () => new Refusal(409, 'TRANSITION_INVALID', 'culture.work.moved-on')

/** Held until the end of the transaction. */
async function entryInHand(given: Asking, id: string, element = hoursCheckElement) {
  await sql`select from culture.work_entry where id = ${id} for update`.execute(given.db)
  return entryById(given, id, element)
}
