import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { signalOrder } from '#atelier/floor-signals.ts'
import { operatorOf } from '#atelier/operators/operators.server.ts'
import { ordersElement, type StopReason } from '../fabrication-order.model.ts'
import type { fabricationOrdersCalls } from '../fabrication-orders.calls.ts'
import { actAt, noteAct, type OrderInHand, orderToChange, requireMove } from './order-to-change.ts'
import { orderById } from './orders.queries.ts'

type Suspend = typeof fabricationOrdersCalls.suspendreFabrication

/** Stops an order for a reason; its line is free for another. @throws Refusal 404; 403; 409 TRANSITION_INVALID, TOO_OLD; 400 */
export async function suspendOrder(
  given: Given<Suspend, AtelierTables>,
  { orderId, reasonCode, comment = '', version, happenedAt, operatorTicket }: InputOf<Suspend>,
) {
  const { db, caller, clock } = given
  const scope = await companyScopeOf(given, ordersElement)
  const order = await orderToChange(db, scope, { id: orderId, needs: 2, version })
  requireMove(order, 'suspend')
  if (reasonCode === 'other' && comment === '')
    throw wrongField('comment', 'REASON_REQUIRED', 'atelier.plan.reason-required')
  const at = await actAt(db, clock, orderId, { happenedAt })
  const operatorId = operatorOf(given, operatorTicket, at)
  await openPause(db, order, { at, by: caller.userId, operatorId, reasonCode, comment })
  signalOrder(given, { workshopId: order.workshopId, orderId, lineId: order.ligneId })
  return orderById(given, scope, orderId)
}

type Stop = { at: string; by: string; operatorId: string | null; reasonCode: StopReason; comment: string }

export async function openPause(db: AtelierDb, order: OrderInHand, { at, by, operatorId, reasonCode, comment }: Stop) {
  await db
    .insertInto('atelier.pause')
    .values({ orderId: order.id, startedAt: at, reasonCode, comment: comment || null, actorId: by })
    .execute()
  await db
    .updateTable('atelier.fabrication_order')
    .set({ state: 'suspended', version: order.version + 1 })
    .where('id', '=', order.id)
    .execute()
  const moved = { from: order.state, to: 'suspended' } as const
  await noteAct(db, { orderId: order.id, what: 'suspended', at, by, operatorId, comment: comment || null, ...moved })
}
