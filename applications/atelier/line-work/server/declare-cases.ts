import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { ordersElement } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import {
  actAt,
  noteAct,
  orderById,
  orderToChange,
  transitionInvalid,
} from '#atelier/fabrication-orders/fabrication-orders.server.ts'
import { signalOrder } from '#atelier/floor-signals.ts'
import { operatorOf } from '#atelier/operators/operators.server.ts'
import type { lineWorkCalls } from '../line-work.calls.ts'

type Declare = typeof lineWorkCalls.declareCases

/** Counts cases as they are made; the first one begins the packing. @throws Refusal 404; 403; 409 TRANSITION_INVALID; 400 */
export async function declareCases(
  given: Given<Declare, AtelierTables>,
  { id, cases, reason = '', happenedAt, operatorTicket }: InputOf<Declare>,
) {
  const { db, caller, clock } = given
  const scope = await companyScopeOf(given, ordersElement)
  const order = await orderToChange(db, scope, { id, needs: 2 })
  if (order.state !== 'running' && order.state !== 'suspended') throw transitionInvalid(order.state, 'cases')
  const doneCases = order.doneCases + cases
  if (doneCases < 0) throw wrongField('cases', 'below_zero', 'atelier.order.below-zero')
  if (cases < 0 && reason === '') throw wrongField('reason', 'REASON_REQUIRED', 'atelier.plan.reason-required')
  const at = await actAt(db, clock, id, { happenedAt, addsUp: true })
  await db
    .updateTable('atelier.fabrication_order')
    .set({ doneCases, producedG: doneCases * order.netCaseG, version: order.version + 1 })
    .where('id', '=', id)
    .execute()
  await sql`
    update atelier.order_task t set state = 'in_progress', started_at = ${at}, version = t.version + 1
      from atelier.ligne_operation p
     where p.id = t.operation_id and t.order_id = ${id} and p.kind = 'packing' and t.state = 'to_do'`.execute(db)
  const operatorId = operatorOf(given, operatorTicket, at)
  await noteAct(db, { orderId: id, what: 'cases', at, by: caller.userId, operatorId, comment: reason, data: { cases } })
  signalOrder(given, { workshopId: order.workshopId, orderId: id, lineId: order.ligneId })
  return orderById(given, scope, id)
}
