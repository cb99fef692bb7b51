import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { requireLevel, type CompanyScope } from '#kernel/server/company-scope.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { actTooOld, driftMinutes, saidAt } from '#atelier/said-at.ts'
import type { OrderAct } from '../fabrication-order.model.ts'
import { mayGo, type OrderState, type OrderVerb, statesAfter } from '../order-state.model.ts'

type Asked = { id: string; needs: Level; version?: number | undefined }

/** An order, held until the end of the transaction. @throws Refusal 404 */
export async function takeOrder(db: AtelierDb, id: string) {
  const row = await takeForChange(
    db
      .selectFrom('atelier.fabrication_order')
      .select(['id', 'number', 'ligneId', 'workshopId', 'companyId', 'articleId', 'customerSpecId', 'plannedOn'])
      .select([
        'state',
        'plannedCases',
        'netCaseG',
        'doneCases',
        'outputLotId',
        'startedAt',
        'pouringEndedAt',
        'version',
      ])
      .where('id', '=', id),
  )
  return { ...row, state: row.state as OrderState }
}

/** The same, where the caller may do as much. @throws Refusal 404; 403; 409 VERSION_CONFLICT */
export async function orderToChange(db: AtelierDb, scope: CompanyScope, { id, needs, version }: Asked) {
  const order = await takeOrder(db, id)
  if (scope.level(order.companyId) < 1) throw notFound()
  requireLevel(scope, order.companyId, needs)
  requireUnchanged(order, { version })
  return order
}
export type OrderInHand = Awaited<ReturnType<typeof orderToChange>>

/** @throws Refusal 409 TRANSITION_INVALID, which tells where it may go */
export function requireMove({ state }: Pick<OrderInHand, 'state'>, verb: OrderVerb) {
  if (!mayGo(state, verb)) throw transitionInvalid(state, verb)
}

export const transitionInvalid = (state: OrderState, to: string) =>
  new Refusal(409, 'TRANSITION_INVALID', `atelier.order.invalid.${state}`, {
    detail: { from: state, to, allowed: statesAfter(state) },
  })

type Said = {
  happenedAt: string | null | undefined
  /** Cases and weights add up in any order: what another device did since does not refuse them. */
  addsUp?: boolean
}

/**
 * When something was done: now, unless a device says so, which may come late. What it says to be just before the act before
 * it, by a clock that differs, was done at that instant.
 * @throws Refusal 409 TOO_OLD past 8 hours, ahead of the clock, or before what was done last
 */
export async function actAt(
  db: AtelierDb,
  clock: Clock,
  orderId: string,
  { happenedAt, addsUp = false }: Said,
): Promise<string> {
  const said = saidAt(clock, happenedAt)
  if (!happenedAt) return said.toString()
  const last = addsUp ? null : await lastActOf(db, orderId)
  if (last === null || Temporal.Instant.compare(said, last) >= 0) return said.toString()
  if (Temporal.Instant.compare(said.add({ minutes: driftMinutes }), last) < 0) throw actTooOld()
  return last.toString()
}

async function lastActOf(db: AtelierDb, orderId: string) {
  const { rows } = await sql<{ at: string | null }>`
    select max(at) as at from atelier.fabrication_order_event where order_id = ${orderId}`.execute(db)
  return rows[0]?.at ? Temporal.Instant.from(rows[0].at) : null
}

/** Whether an act comes later than clocks differ: it waited for the network. */
export const isLate = (at: string, clock: Clock) =>
  Temporal.Instant.compare(Temporal.Instant.from(at), clock.now().subtract({ minutes: driftMinutes })) < 0

type Event = {
  orderId: string
  what: OrderAct
  at: string
  /** Nobody where a job did it. */
  by: string | null
  operatorId?: string | null
  from?: OrderState
  to?: OrderState
  comment?: string | null | undefined
  data?: { numLot?: string; newNumLot?: string; g?: number; cases?: number }
}

/** Writes down what became of an order. */
export const noteAct = (
  db: AtelierDb,
  { orderId, what, at, by, operatorId = null, from, to, comment, data = {} }: Event,
) =>
  db
    .insertInto('atelier.fabrication_order_event')
    .values({
      orderId,
      what,
      at,
      actorId: by,
      operatorId,
      fromState: from ?? null,
      toState: to ?? null,
      comment: comment || null,
      data: JSON.stringify(data),
    })
    .execute()
