import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { equipmentTicketsOffer } from '#platform/equipment-ticket.slot.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { ordersElement } from '../fabrication-order.model.ts'
import type { fabricationOrdersCalls } from '../fabrication-orders.calls.ts'
import { orderToChange } from './order-to-change.ts'
import { orderById } from './orders.queries.ts'

type Report = typeof fabricationOrdersCalls.reportLine

/**
 * Has a ticket opened for a line that broke down without one of its machines, once a stop.
 * @throws Refusal 404; 403; 409 NOT_REPORTABLE of another reason, of a machine, or where nobody keeps tickets
 */
export async function reportLine(given: Given<Report, AtelierTables>, { id }: InputOf<Report>) {
  const { db, caller, offered } = given
  const scope = await companyScopeOf(given, ordersElement)
  const { companyId } = await orderToChange(db, scope, { id, needs: 2 })
  const { openPause, can, line } = await orderById(given, scope, id)
  if (openPause?.ticketNumber) return orderById(given, scope, id)
  const [tickets] = offered(equipmentTicketsOffer)
  if (!tickets || !openPause || !can.report) throw new Refusal(409, 'NOT_REPORTABLE', 'atelier.order.not-reportable')
  const { number } = await tickets.report(db as never, {
    companyId,
    equipmentCode: null,
    label: line,
    stoppedAt: openPause.startedAt,
    stopsWork: true,
    comment: openPause.comment,
    reporterId: caller.userId,
  })
  await db
    .updateTable('atelier.pause')
    .set(eb => ({ ticketNumber: number, version: eb('version', '+', 1) }))
    .where('id', '=', openPause.id)
    .execute()
  return orderById(given, scope, id)
}
