import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { actAt, openPause, orderToChange } from '#atelier/fabrication-orders/fabrication-orders.server.ts'
import { signalOrder } from '#atelier/floor-signals.ts'
import { operatorOf } from '#atelier/operators/operators.server.ts'
import type { resourcesCalls } from '../resources.calls.ts'
import { resourceById } from './resources.queries.ts'
import { resourceToChange } from './write-resource.ts'

type Stop = typeof resourcesCalls.stopResource
type Restart = typeof resourcesCalls.restartResource

/**
 * Stops a machine; one that blocks suspends the order that runs on its line. Whoever keeps equipment up is told, once a stop:
 * a machine that stands is not stopped again.
 * @throws Refusal 404; 403; 409 RESOURCE_STOPPED; 400 without a word on another reason
 */
export async function stopResource(
  given: Given<Stop, AtelierTables>,
  { id, reasonCode, comment = '', happenedAt, operatorTicket }: InputOf<Stop>,
) {
  const { db, caller, clock } = given
  const scope = await companyScopeOf(given, 'atelier/ligne', 'atelier/fabrication')
  const resource = await resourceToChange(db, scope, id, 2)
  if (resource.state === 'stopped')
    throw new Refusal(409, 'RESOURCE_STOPPED', 'atelier.order.resource-stopped', {
      values: { machine: resource.label },
    })
  if (reasonCode === 'other' && comment === '')
    throw wrongField('comment', 'REASON_REQUIRED', 'atelier.plan.reason-required')
  const { rows } = await sql<{ id: string }>`
    select id from atelier.fabrication_order
     where ligne_id = ${resource.ligneId}::uuid and state = 'running' order by pouring_ended_at nulls first limit 1`.execute(
    db,
  )
  const running = rows[0]
  const at = await actAt(db, clock, running?.id ?? id, { happenedAt })
  if (running && resource.blocking) {
    const order = await orderToChange(db, scope, { id: running.id, needs: 2 })
    const operatorId = operatorOf(given, operatorTicket, at)
    const pause = { at, by: caller.userId, operatorId, reasonCode: 'breakdown', comment: resource.label } as const
    await openPause(db, order, pause)
    signalOrder(given, { workshopId: order.workshopId, orderId: order.id, lineId: order.ligneId })
  }
  await db
    .insertInto('atelier.resource_stop')
    .values({
      resourceId: id,
      orderId: running?.id ?? null,
      startedAt: at,
      reasonCode,
      comment: comment || null,
      actorId: caller.userId,
    })
    .execute()
  await db
    .updateTable('atelier.resource')
    .set({ state: 'stopped', version: resource.version + 1 })
    .where('id', '=', id)
    .execute()
  await emit(db, 'atelier.resource-stopped', {
    resourceId: id,
    orderId: running?.id ?? null,
    reasonCode,
    equipmentCode: resource.equipmentCode,
  })
  return resourceById(given, scope, id)
}

export const notStopped = (machine: string) =>
  new Refusal(409, 'NOT_STOPPED', 'atelier.order.not-stopped', { values: { machine } })

/** The machine runs again; an order that it suspended waits for who resumes it. @throws Refusal 404; 403; 409 NOT_STOPPED */
export async function restartResource(given: Given<Restart, AtelierTables>, { id, happenedAt }: InputOf<Restart>) {
  const { db, clock } = given
  const scope = await companyScopeOf(given, 'atelier/ligne', 'atelier/fabrication')
  const resource = await resourceToChange(db, scope, id, 2)
  if (resource.state !== 'stopped') throw notStopped(resource.label)
  const at = await actAt(db, clock, id, { happenedAt })
  await sql`update atelier.resource_stop set ended_at = greatest(${at}::timestamptz, started_at), version = version + 1
             where resource_id = ${id} and ended_at is null`.execute(db)
  await db
    .updateTable('atelier.resource')
    .set({ state: 'in_service', version: resource.version + 1 })
    .where('id', '=', id)
    .execute()
  await emit(db, 'atelier.resource-restarted', { resourceId: id, equipmentCode: resource.equipmentCode })
  return resourceById(given, scope, id)
}
