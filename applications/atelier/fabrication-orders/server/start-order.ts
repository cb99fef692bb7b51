import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { signalOrder } from '#atelier/floor-signals.ts'
import { rulesOfCompany } from '#atelier/fabrication-rules/fabrication-rules.server.ts'
import { createLots, type NewLot } from '#atelier/lots/lots.server.ts'
import { operatorOf } from '#atelier/operators/operators.server.ts'
import { ordersElement } from '../fabrication-order.model.ts'
import type { fabricationOrdersCalls } from '../fabrication-orders.calls.ts'
import { arrive } from './arrivals.ts'
import { actAt, noteAct, type OrderInHand, orderToChange, requireMove } from './order-to-change.ts'
import { orderById } from './orders.queries.ts'
import { requireCertificates } from './require-certificates.ts'

type Start = typeof fabricationOrdersCalls.demarrerFabrication

/**
 * Starts an order, or goes on after a stop. One order of a line pours at a time: who comes second is told which one.
 * @throws Refusal 404; 403; 409 LINE_BUSY, LINE_OFF, RESOURCE_STOPPED, TRANSITION_INVALID, TOO_OLD; 400 NO_LOT, LOT_CERTIFICATE
 */
export async function startOrder(
  given: Given<Start, AtelierTables>,
  { orderId, operatorIds = [], version, happenedAt, operatorTicket }: InputOf<Start>,
) {
  const { db, caller, clock } = given
  const scope = await companyScopeOf(given, ordersElement)
  const order = await orderToChange(db, scope, { id: orderId, needs: 2, version })
  requireMove(order, 'start')
  const at = await actAt(db, clock, orderId, { happenedAt })
  await requireFreeLine(db, order)
  const isFirst = order.state === 'created'
  if (isFirst) await requireLots(db, order)
  const isTogether = isFirst && (await rulesOfCompany(db, order.companyId)).isSingleMixLot
  const outputLotId = isTogether
    ? await outputLotOf(db, order, { day: clock.today().toString(), madeAt: at })
    : order.outputLotId
  await sql`update atelier.pause set ended_at = ${at}, version = version + 1
             where order_id = ${orderId} and ended_at is null`.execute(db)
  await db
    .updateTable('atelier.fabrication_order')
    .set({ state: 'running', startedAt: order.startedAt ?? at, outputLotId, version: order.version + 1 })
    .where('id', '=', orderId)
    .execute()
  if (isFirst) await startPouring(db, orderId, at)
  for (const operatorId of operatorIds) await arrive(db, order, { operatorId, at })
  const what = isFirst ? 'started' : 'resumed'
  const operatorId = operatorOf(given, operatorTicket, at)
  await noteAct(db, { orderId, what, at, by: caller.userId, operatorId, from: order.state, to: 'running' })
  signalOrder(given, { workshopId: order.workshopId, orderId, lineId: order.ligneId })
  return orderById(given, scope, orderId)
}

/** The line is held, so that two who start come one after the other. */
async function requireFreeLine(db: AtelierDb, { id, ligneId, pouringEndedAt }: OrderInHand) {
  const { rows: lines } = await sql<{ label: string; active: boolean }>`
    select label, active from atelier.ligne_atelier where id = ${ligneId} for update`.execute(db)
  const line = lines[0]?.label ?? ''
  if (!lines[0]?.active) throw new Refusal(409, 'LINE_OFF', 'atelier.plan.line-off', { values: { line } })
  const { rows: machines } = await sql<{ label: string }>`
    select label from atelier.resource
     where ligne_id = ${ligneId} and blocking and state = 'stopped' order by code limit 1`.execute(db)
  if (machines[0])
    throw new Refusal(409, 'RESOURCE_STOPPED', 'atelier.order.resource-stopped', {
      values: { machine: machines[0].label },
    })
  if (pouringEndedAt !== null) return
  const { rows } = await sql<{ number: string }>`
    select number from atelier.fabrication_order
     where ligne_id = ${ligneId} and id <> ${id} and state = 'running' and pouring_ended_at is null limit 1`.execute(db)
  if (rows[0])
    throw new Refusal(409, 'LINE_BUSY', 'atelier.order.line-busy', { values: { line, number: rows[0].number } })
}

/** One lot at least, and what the customer's spec asks of each. */
async function requireLots(db: AtelierDb, order: OrderInHand) {
  const details = await db
    .selectFrom('atelier.fabrication_order_detail')
    .select('lotId')
    .where('orderId', '=', order.id)
    .where('status', '<>', 'withdrawn')
    .execute()
  if (details.length === 0) throw new Refusal(400, 'NO_LOT', 'atelier.order.no-lot')
  const lotIds = details.map(({ lotId }) => lotId)
  await requireCertificates(db, order, lotIds)
}

/** Made before the first case, so that its labels can be printed; its weight comes with the end. */
export async function outputLotOf(
  db: AtelierDb,
  { workshopId, articleId }: Pick<OrderInHand, 'workshopId' | 'articleId'>,
  making: Pick<NewLot, 'day' | 'madeAt'>,
) {
  const [made] = await createLots(db, [
    { workshopId, articleId, kind: 'finished', ...making, packedOn: making.day, initialG: 0, state: 'building' },
  ])
  return made?.id ?? null
}

const startPouring = (db: AtelierDb, orderId: string, at: string) =>
  sql`
    update atelier.order_task t set state = 'in_progress', started_at = ${at}, version = t.version + 1
      from atelier.ligne_operation p
     where p.id = t.operation_id and t.order_id = ${orderId} and p.kind = 'pouring' and t.state = 'to_do'`.execute(db)
