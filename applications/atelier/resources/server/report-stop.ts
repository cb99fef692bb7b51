import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { equipmentTicketsOffer } from '#platform/equipment-ticket.slot.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { isToMend } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import type { resourcesCalls } from '../resources.calls.ts'
import { resourceById } from './resources.queries.ts'
import { notStopped } from './stop-resource.ts'
import { resourceToChange } from './write-resource.ts'

type Report = typeof resourcesCalls.reportStop

/**
 * Has a ticket opened for a machine that broke down, once a stop, by whoever keeps equipment up.
 * @throws Refusal 404; 403; 409 NOT_STOPPED; 409 NOT_REPORTABLE of another reason, or where nobody keeps tickets
 */
export async function reportStop(given: Given<Report, AtelierTables>, { id }: InputOf<Report>) {
  const { db, caller, offered } = given
  const scope = await companyScopeOf(given, 'atelier/ligne', 'atelier/fabrication')
  const { workshopId, label, blocking, equipmentCode } = await resourceToChange(db, scope, id, 2)
  const { companyId } = await requireWorkshop(db, scope, workshopId)
  const stop = await db
    .selectFrom('atelier.resource_stop')
    .select(['id', 'startedAt', 'reasonCode', 'comment', 'ticketNumber', 'version'])
    .where('resourceId', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  if (!stop) throw notStopped(label)
  if (stop.ticketNumber !== null) return resourceById(given, scope, id)
  const [tickets] = offered(equipmentTicketsOffer)
  if (!tickets || !isToMend(stop.reasonCode)) throw new Refusal(409, 'NOT_REPORTABLE', 'atelier.order.not-reportable')
  const { number } = await tickets.report(db as never, {
    companyId,
    equipmentCode,
    label,
    stoppedAt: stop.startedAt,
    stopsWork: blocking,
    comment: stop.comment,
    reporterId: caller.userId,
  })
  await db
    .updateTable('atelier.resource_stop')
    .set({ ticketNumber: number, version: stop.version + 1 })
    .where('id', '=', stop.id)
    .execute()
  return resourceById(given, scope, id)
}
