import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { HrEvent, HrEventFields } from '../hr-event.model.ts'
import type { hrEventsCalls } from '../hr-events.calls.ts'
import { foundEvents } from './found-events.queries.ts'
import type { HrEventScope } from './hr-event-scope.ts'
import { eventById } from './planned-events.queries.ts'

type Read = { id: string; version: number }

/** @throws Refusal 404, 403 of a company; 400 of a site or people of another */
export async function createHrEvent(db: RhDb, scope: HrEventScope, fields: HrEventFields): Promise<HrEvent> {
  await requirePossible(db, scope, fields)
  const { employeeIds, ...event } = fields
  const { id } = await db.insertInto('rh.appointment').values(event).returning('id').executeTakeFirstOrThrow()
  await writePeople(db, id, employeeIds)
  return eventById(db, scope, id)
}

/** @throws Refusal 404; 403 of somebody else's, of a company; 400; 409 EVENT_ENDED, VERSION_CONFLICT */
export async function editHrEvent(
  db: RhDb,
  scope: HrEventScope,
  { id, version, event: fields }: Read & { event: HrEventFields },
): Promise<HrEvent> {
  await takeOpen(db, scope, { id, version })
  await requirePossible(db, scope, fields)
  const { employeeIds, ...event } = fields
  await db
    .updateTable('rh.appointment')
    .set({ ...event, state: 'planned', version: version + 1 })
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('rh.appointment_person')
    .where('appointmentId', '=', id)
    .where('employeeId', 'not in', eachOf(employeeIds))
    .execute()
  await writePeople(db, id, employeeIds)
  return eventById(db, scope, id)
}

/** @throws Refusal 404; 403; 409 EVENT_ENDED, VERSION_CONFLICT */
export async function endHrEvent(db: RhDb, scope: HrEventScope, read: Read, state: 'done' | 'cancelled') {
  await takeOpen(db, scope, read)
  await db
    .updateTable('rh.appointment')
    .set({ state, version: read.version + 1 })
    .where('id', '=', read.id)
    .execute()
  return eventById(db, scope, read.id)
}

/** @throws Refusal 404 of what does not happen on that day; 403 */
export async function markHrEvent(db: RhDb, scope: HrEventScope, input: InputOf<typeof hrEventsCalls.markHrEvent>) {
  const { sourceKind, sourceId, day, said } = input
  const onDay = async () => {
    const found = await foundEvents(db, scope, { from: day, to: day, kind: sourceKind })
    return found.find(event => event.sourceId === sourceId)
  }
  const event = await onDay()
  if (!event) throw notFound()
  if (!event.can.mark) throw forbidden()
  await db
    .insertInto('rh.event_mark')
    .values({ companyId: event.companyId, sourceKind, sourceId, day, ...said })
    .onConflict(conflict =>
      conflict
        .columns(['clientId', 'sourceKind', 'sourceId', 'day'])
        .doUpdateSet({ ...said, markedBy: sql<string>`kernel.user_id()` }),
    )
    .execute()
  return (await onDay()) as HrEvent
}

async function requirePossible(db: RhDb, { events }: HrEventScope, { companyId, siteId, employeeIds }: HrEventFields) {
  requireLevel(events, companyId, 2)
  const { rows: sites } = await sql`select 1 from rh.site where id = ${siteId} and company_id = ${companyId}`.execute(
    db,
  )
  if (siteId !== null && sites.length === 0) throw wrongField('siteId', 'UNKNOWN', 'rh.event.site-unknown')
  const { rows: people } = await sql`
    select 1 from rh.employee
     where id in ${eachOf(employeeIds)} and company_id = ${companyId} and status <> 'deleted'`.execute(db)
  if (people.length < new Set(employeeIds).size) throw wrongField('employeeIds', 'UNKNOWN', 'rh.event.people-unknown')
}

/** Held until the end of the transaction. */
async function takeOpen(db: RhDb, scope: HrEventScope, { id, version }: Read) {
  await sql`select from rh.appointment where id = ${id} for update`.execute(db)
  const event = await eventById(db, scope, id)
  if (event.state !== 'planned' && event.state !== 'missed') throw new Refusal(409, 'EVENT_ENDED', 'rh.event.ended')
  if (!event.can.edit) throw forbidden()
  requireUnchanged(event, { version })
}

const writePeople = (db: RhDb, appointmentId: string, employeeIds: readonly string[]) =>
  db
    .insertInto('rh.appointment_person')
    .values([...new Set(employeeIds)].map(employeeId => ({ appointmentId, employeeId })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
