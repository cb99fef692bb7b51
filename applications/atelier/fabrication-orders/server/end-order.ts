import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { signalOrder } from '#atelier/floor-signals.ts'
import { operatorOf } from '#atelier/operators/operators.server.ts'
import { tellProjectionOfPlans } from '#atelier/theoretical-stock/theoretical-stock.server.ts'
import { ordersElement } from '../fabrication-order.model.ts'
import type { fabricationOrdersCalls } from '../fabrication-orders.calls.ts'
import { actAt, noteAct, orderToChange, requireMove, transitionInvalid } from './order-to-change.ts'
import { orderById } from './orders.queries.ts'

type EndPouring = typeof fabricationOrdersCalls.endPouring
type Cancel = typeof fabricationOrdersCalls.cancelOrder

/** The last lot is poured: the next order of the line may pour. @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function endPouring(
  given: Given<EndPouring, AtelierTables>,
  { id, version, happenedAt, operatorTicket }: InputOf<EndPouring>,
) {
  const { db, caller, clock } = given
  const scope = await companyScopeOf(given, ordersElement)
  const order = await orderToChange(db, scope, { id, needs: 2, version })
  if (order.state !== 'running' || order.pouringEndedAt !== null) throw transitionInvalid(order.state, 'pouring_ended')
  const at = await actAt(db, clock, id, { happenedAt })
  await db
    .updateTable('atelier.fabrication_order')
    .set({ pouringEndedAt: at, version: order.version + 1 })
    .where('id', '=', id)
    .execute()
  await noteAct(db, {
    orderId: id,
    what: 'pouring_ended',
    at,
    by: caller.userId,
    operatorId: operatorOf(given, operatorTicket, at),
  })
  signalOrder(given, { workshopId: order.workshopId, orderId: id, lineId: order.ligneId })
  return orderById(given, scope, id)
}

/** Of one that did not start: its lots are free again, and its plan may have another. @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function cancelOrder(given: Given<Cancel, AtelierTables>, { id, reason, version }: InputOf<Cancel>) {
  const { db, caller, clock } = given
  const scope = await companyScopeOf(given, ordersElement)
  const order = await orderToChange(db, scope, { id, needs: 3, version })
  requireMove(order, 'cancel')
  const at = clock.now().toString()
  await db
    .updateTable('atelier.fabrication_order')
    .set({ state: 'cancelled', cancelReason: reason, version: order.version + 1 })
    .where('id', '=', id)
    .execute()
  const moved = { from: order.state, to: 'cancelled' } as const
  await noteAct(db, { orderId: id, what: 'cancelled', at, by: caller.userId, comment: reason, ...moved })
  await tellProjectionOfPlans(db, [{ ...order, day: order.plannedOn }])
  signalOrder(given, { workshopId: order.workshopId, orderId: id, lineId: order.ligneId })
  return orderById(given, scope, id)
}
