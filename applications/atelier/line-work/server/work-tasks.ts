import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { ordersElement } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { actAt, orderToChange, transitionInvalid } from '#atelier/fabrication-orders/fabrication-orders.server.ts'
import { signalOrder } from '#atelier/floor-signals.ts'
import type { lineWorkCalls } from '../line-work.calls.ts'
import type { TaskOfOrder } from '../line-work.model.ts'

type Start = typeof lineWorkCalls.startTask
type Working = Given<Start, AtelierTables>

const ways = {
  in_progress: { from: ['to_do'], started: true },
  done: { from: ['in_progress'], started: false },
  skipped: { from: ['to_do'], started: false },
} as const

/** In the order of the line. */
export async function tasksOf(db: AtelierDb, orderId: string): Promise<TaskOfOrder[]> {
  const { rows } = await sql<TaskOfOrder>`
    select t.id, p.label, p.kind, t.state, t.started_at, t.ended_at
      from atelier.order_task t join atelier.ligne_operation p on p.id = t.operation_id
     where t.order_id = ${orderId} order by t.rank, t.id`.execute(db)
  return rows
}

/** Moves a step of an order on. @throws Refusal 404; 403; 409 TRANSITION_INVALID, TASK_BUSY of the same step of another order */
export const moveTask = (to: keyof typeof ways) =>
  async function moveOn(given: Working, { id, taskId, happenedAt }: InputOf<Start>): Promise<TaskOfOrder> {
    const { db, clock } = given
    const order = await orderToChange(db, await companyScopeOf(given, ordersElement), { id, needs: 2 })
    const task = await takeForChange(
      db
        .selectFrom('atelier.order_task')
        .select(['id', 'operationId', 'state', 'version'])
        .where('id', '=', taskId)
        .where('orderId', '=', id),
    )
    if (order.state !== 'running' && order.state !== 'suspended') throw transitionInvalid(order.state, to)
    const { from, started } = ways[to]
    if (!(from as readonly string[]).includes(task.state))
      throw new Refusal(409, 'TRANSITION_INVALID', 'atelier.floor.task-moved', { detail: { from: task.state, to } })
    if (started) await requireOperationFree(db, task.operationId)
    const at = await actAt(db, clock, id, { happenedAt, addsUp: true })
    await db
      .updateTable('atelier.order_task')
      .set({
        state: to,
        ...(started ? { startedAt: at } : to === 'done' && { endedAt: at }),
        version: task.version + 1,
      })
      .where('id', '=', taskId)
      .execute()
    signalOrder(given, { workshopId: order.workshopId, orderId: id, lineId: order.ligneId })
    const told = (await tasksOf(db, id)).find(one => one.id === taskId)
    if (!told) throw notFound()
    return told
  }

/** One order at a time is at a step of a line. */
async function requireOperationFree(db: AtelierDb, operationId: string) {
  await sql`select from atelier.ligne_operation where id = ${operationId} for update`.execute(db)
  const { rows } = await sql<{ number: string; label: string }>`
    select o.number, p.label from atelier.order_task t
      join atelier.fabrication_order o on o.id = t.order_id
      join atelier.ligne_operation p on p.id = t.operation_id
     where t.operation_id = ${operationId} and t.state = 'in_progress' limit 1`.execute(db)
  if (rows[0]) throw new Refusal(409, 'TASK_BUSY', 'atelier.floor.task-busy', { values: rows[0] })
}
