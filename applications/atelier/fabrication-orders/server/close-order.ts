import { emit } from '#kernel/server/events.ts'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { addOuvrables } from '#platform/calendar/working-days.model.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { signalOrder } from '#atelier/floor-signals.ts'
import { ordersElement } from '../fabrication-order.model.ts'
import type { fabricationOrdersCalls } from '../fabrication-orders.calls.ts'
import { noteAct, type OrderInHand, orderToChange, requireMove, takeOrder } from './order-to-change.ts'
import { orderById } from './orders.queries.ts'

type Close = typeof fabricationOrdersCalls.closeOrder

/** Nothing of it changes any more but by counter-moves. @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function closeOrder(given: Given<Close, AtelierTables>, { id, version }: InputOf<Close>) {
  const { db, caller, clock } = given
  const scope = await companyScopeOf(given, ordersElement)
  const order = await orderToChange(db, scope, { id, needs: 3, version })
  requireMove(order, 'close')
  await close(db, order, { at: clock.now().toString(), by: caller.userId })
  signalOrder(given, { workshopId: order.workshopId, orderId: id, lineId: order.ligneId })
  return orderById(given, scope, id)
}

/** Closes by noon of the next working day what was finished without a gap that anybody had to explain. */
export async function closeFinished(db: AtelierDb, now: Temporal.Instant) {
  const today = now.toZonedDateTimeISO(businessZone).toPlainDate()
  const finished = await db
    .selectFrom('atelier.fabrication_order')
    .select(['id', 'finishedAt'])
    .where('state', '=', 'finished')
    .where('gapReason', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id, finishedAt } of finished) {
    const day = Temporal.Instant.from(finishedAt as string)
      .toZonedDateTimeISO(businessZone)
      .toPlainDate()
    if (Temporal.PlainDate.compare(addOuvrables(day, 1), today) > 0) continue
    const order = await takeOrder(db, id)
    if (order.state === 'finished') await close(db, order, { at: now.toString(), by: null })
  }
}

async function close(db: AtelierDb, order: OrderInHand, { at, by }: { at: string; by: string | null }) {
  const { id, ligneId, articleId, plannedOn } = order
  await db
    .updateTable('atelier.fabrication_order')
    .set({ state: 'closed', closedAt: at, version: order.version + 1 })
    .where('id', '=', id)
    .execute()
  await noteAct(db, { orderId: id, what: 'closed', at, by, from: order.state, to: 'closed' })
  await emit(db, 'atelier.order-closed', { orderId: id, ligneId, articleId, day: plannedOn })
}
