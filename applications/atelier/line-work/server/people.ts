import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { ordersElement } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import {
  actAt,
  arrive,
  leave,
  orderToChange,
  tellWork,
  transitionInvalid,
} from '#atelier/fabrication-orders/fabrication-orders.server.ts'
import { signalOrder } from '#atelier/floor-signals.ts'
import type { lineWorkCalls } from '../line-work.calls.ts'
import type { HoursOfPerson, PersonOfOrder } from '../line-work.model.ts'

type Move = typeof lineWorkCalls.movePerson
type Correct = typeof lineWorkCalls.correctTimes

/** Who is there first, then who was. */
export async function peopleOf(db: AtelierDb, orderId: string, now: string): Promise<PersonOfOrder[]> {
  const { rows } = await sql<PersonOfOrder>`
    select t.id, t.operator_id, p.firstname, p.name, t.from_at, t.to_at,
           floor(extract(epoch from coalesce(t.to_at, ${now}::timestamptz) - t.from_at) / 60)::int as minutes
      from atelier.task_operator t join atelier.operator p on p.id = t.operator_id
     where t.order_id = ${orderId} order by t.to_at is not null, kernel.normalise(p.name), t.from_at, t.id`.execute(db)
  return rows
}

/** @throws Refusal 404; 403; 409 ALREADY_THERE, TRANSITION_INVALID, TOO_OLD; 400 of nobody of the workshop */
export async function movePerson(
  given: Given<Move, AtelierTables>,
  { id, operatorId, here, happenedAt }: InputOf<Move>,
) {
  const { db, clock } = given
  const order = await orderToChange(db, await companyScopeOf(given, ordersElement), { id, needs: 2 })
  if (order.state !== 'running' && order.state !== 'suspended') throw transitionInvalid(order.state, 'people')
  const at = await actAt(db, clock, id, { happenedAt })
  await (here ? arrive(db, order, { operatorId, at }) : leave(db, { operatorId, at }))
  signalOrder(given, { workshopId: order.workshopId, orderId: id, lineId: order.ligneId })
  return peopleOf(db, id, clock.now().toString())
}

type Span = HoursOfPerson['spans'][number] & { operatorId: string; name: string; minutes: number }

/** Hours of a day of Paris, by person; a span that goes over midnight belongs to the day on which it began. */
export async function peopleOfDay(
  db: AtelierDb,
  { workshopId, date, now }: { workshopId: string; date: string; now: string },
): Promise<HoursOfPerson[]> {
  const { rows } = await sql<Span>`
    select t.id, t.operator_id, btrim(concat_ws(' ', p.firstname, p.name)) as name, t.order_id, o.number, l.label as line,
           t.from_at, t.to_at, t.forgotten,
           floor(extract(epoch from coalesce(t.to_at, ${now}::timestamptz) - t.from_at) / 60)::int as minutes
      from atelier.task_operator t
      join atelier.operator p on p.id = t.operator_id
      join atelier.fabrication_order o on o.id = t.order_id and o.workshop_id = ${workshopId}
      join atelier.ligne_atelier l on l.id = o.ligne_id
     where t.from_at >= ${date}::date::timestamp at time zone 'Europe/Paris'
       and t.from_at < (${date}::date + 1)::timestamp at time zone 'Europe/Paris'
     order by kernel.normalise(p.name), t.operator_id, t.from_at, t.id limit 2000`.execute(db)
  const people = Map.groupBy(rows, ({ operatorId }) => operatorId)
  return [...people.entries()].map(([operatorId, spans]) => ({
    operatorId,
    name: spans[0]?.name ?? '',
    minutes: spans.reduce((sum, { minutes }) => sum + minutes, 0),
    spans: spans.map(({ operatorId: _, name: _name, minutes: _minutes, ...span }) => span),
  }))
}

/** Other times than those that were noted, and why. @throws Refusal 404; 403; 400 of times that overlap others */
export async function correctTimes(
  given: Given<Correct, AtelierTables>,
  { spanId: id, fromAt, toAt, reason }: InputOf<Correct>,
) {
  const { db } = given
  const span = await takeForChange(
    db.selectFrom('atelier.task_operator').select(['orderId', 'version']).where('id', '=', id),
  )
  await orderToChange(db, await companyScopeOf(given, ordersElement), { id: span.orderId, needs: 3 })
  if (Temporal.Instant.compare(toAt, fromAt) < 0) throw wrongField('toAt', 'before_start', 'atelier.floor.before-start')
  await db
    .updateTable('atelier.task_operator')
    .set({ fromAt, toAt, reason, forgotten: false, version: span.version + 1 })
    .where('id', '=', id)
    .execute()
    .catch((error: { constraint?: string }) => {
      if (error.constraint !== 'operator_in_two_places') throw error
      throw wrongField('fromAt', 'two_places', 'atelier.floor.two-places')
    })
  await tellWork(db, span.orderId)
  return { id }
}

/** Closes what nobody closed by 20:00, and says that it was forgotten. */
export async function closeForgotten(db: AtelierDb, at: string) {
  const { rows } = await sql<{ orderId: string }>`
    update atelier.task_operator set to_at = ${at}, forgotten = true, version = version + 1
     where to_at is null and from_at < ${at}::timestamptz returning order_id`.execute(db)
  for (const orderId of new Set(rows.map(row => row.orderId))) await tellWork(db, orderId)
}
