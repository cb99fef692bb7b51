import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { signalOrder } from '#atelier/floor-signals.ts'
import { operatorOf } from '#atelier/operators/operators.server.ts'
import { tellProjectionOfPlans } from '#atelier/theoretical-stock/theoretical-stock.server.ts'
import { gapRight, ordersElement } from '../fabrication-order.model.ts'
import type { fabricationOrdersCalls } from '../fabrication-orders.calls.ts'
import { massBalance } from '../figures.model.ts'
import { leaveAll } from './arrivals.ts'
import { tellWork } from './worked-time.ts'
import { bookOutputs, type Poured } from './book-outputs.ts'
import { noteDefects } from './note-defects.ts'
import { actAt, noteAct, type OrderInHand, orderToChange, requireMove } from './order-to-change.ts'
import { orderById } from './orders.queries.ts'

type Finish = typeof fabricationOrdersCalls.terminerFabrication
type Input = InputOf<Finish>

/** Past half as many cases again as planned, somebody says why. */
const mostOfPlan = 1.5

/**
 * Ends an order: what was poured is found again in cases, in what was downgraded, wasted or lost, to the gram.
 * @throws Refusal 404; 403, also of a gap past 10 % for who may not accept it; 409 TRANSITION_INVALID, VERSION_CONFLICT, TOO_OLD;
 * 400 MASS_BALANCE, NOTHING_POURED, REASON_REQUIRED, DEFECTS_EXCEED
 */
export async function finishOrder(given: Given<Finish, AtelierTables>, input: Input) {
  const { db, caller, clock } = given
  const {
    orderId,
    doneCases,
    downgradedKg: downgradedG,
    wasteKg: wasteG,
    defects,
    gapReason = '',
    version,
    happenedAt,
    operatorTicket,
  } = input
  const scope = await companyScopeOf(given, ordersElement)
  const order = await orderToChange(db, scope, { id: orderId, needs: 2, version })
  requireMove(order, 'finish')
  for (const field of ['downgradedKg', 'wasteKg'] as const)
    if (input[field] < 0) throw wrongField(field, 'below_zero', 'atelier.order.below-zero')
  const at = await actAt(db, clock, orderId, { happenedAt })
  const poured = await settleLots(db, orderId)
  const pouredG = poured.reduce((sum, { g }) => sum + g, 0)
  const masses = { pouredG, producedG: doneCases * order.netCaseG, downgradedG, wasteG }
  await requireBalance(given, order, { ...masses, doneCases, gapReason })
  const { lossG } = massBalance(masses)
  const day = clock.today().toString()
  await sql`update atelier.pause set ended_at = ${at}, version = version + 1
             where order_id = ${orderId} and ended_at is null`.execute(db)
  await bookOutputs(db, order, { ...masses, lossG, doneCases, poured, at, day })
  await db
    .updateTable('atelier.fabrication_order')
    .set({
      state: 'finished',
      doneCases,
      downgradedG,
      wasteG,
      lossG,
      producedG: masses.producedG,
      gapReason: gapReason || null,
      pouringEndedAt: order.pouringEndedAt ?? at,
      finishedAt: at,
      version: order.version + 1,
    })
    .where('id', '=', orderId)
    .execute()
  await noteDefects(db, order, { lostG: { downgraded: downgradedG, waste: wasteG }, defects, at, day })
  await endTasks(db, orderId, at)
  await leaveAll(db, orderId, at)
  await tellWork(db, orderId)
  await tellProjectionOfPlans(db, [{ ...order, day: order.plannedOn }])
  const moved = { from: order.state, to: 'finished' } as const
  const data = { cases: doneCases, g: masses.producedG }
  const operatorId = operatorOf(given, operatorTicket, at)
  await noteAct(db, {
    orderId,
    what: 'finished',
    at,
    by: caller.userId,
    operatorId,
    comment: gapReason,
    data,
    ...moved,
  })
  signalOrder(given, { workshopId: order.workshopId, orderId, lineId: order.ligneId })
  return orderById(given, scope, orderId)
}

/** What pours is poured, what was only planned is taken back; answers what went in, lot by lot. */
async function settleLots(db: AtelierDb, orderId: string): Promise<Poured[]> {
  await sql`
    update atelier.fabrication_order_detail
       set status = case when poured_g > 0 then 'poured' else 'withdrawn' end, version = version + 1
     where order_id = ${orderId} and status in ('planned', 'pouring')`.execute(db)
  const { rows } = await sql<Poured>`
    select lot_id, poured_g as g, output_lot_id from atelier.fabrication_order_detail
     where order_id = ${orderId} and status = 'poured' and poured_g > 0 order by lot_id`.execute(db)
  return rows
}

type Masses = { pouredG: number; producedG: number; downgradedG: number; wasteG: number }

async function requireBalance(
  { rights }: Pick<Given<Finish, AtelierTables>, 'rights'>,
  { plannedCases }: OrderInHand,
  { doneCases, gapReason, ...masses }: Masses & { doneCases: number; gapReason: string },
) {
  if (doneCases > plannedCases * mostOfPlan && gapReason === '')
    throw wrongField('gapReason', 'REASON_REQUIRED', 'atelier.order.far-beyond-plan')
  if (masses.pouredG === 0 && masses.producedG + masses.downgradedG + masses.wasteG > 0)
    throw new Refusal(400, 'NOTHING_POURED', 'atelier.order.nothing-poured')
  const { gapPct, lossG, asksReason, asksRight } = massBalance(masses)
  if (!asksReason) return
  const values = { pct: gapPct.toLocaleString('fr-FR') }
  if (gapReason === '')
    throw new Refusal(400, 'MASS_BALANCE', 'atelier.order.mass-balance', {
      values,
      fields: [{ field: 'gapReason', code: 'MASS_BALANCE', message: 'atelier.order.mass-balance', values }],
      detail: { gapPct, lossKg: lossG / 1000 },
    })
  if (asksRight && (await rights.level(gapRight)) < 1)
    throw new Refusal(403, 'GAP_NOT_ALLOWED', 'atelier.order.gap-not-allowed', { values })
}

const endTasks = (db: AtelierDb, orderId: string, at: string) =>
  sql`
    update atelier.order_task
       set state = case when state = 'to_do' then 'skipped' else 'done' end,
           ended_at = case when state = 'to_do' then null else ${at}::timestamptz end, version = version + 1
     where order_id = ${orderId} and state in ('to_do', 'in_progress')`.execute(db)
