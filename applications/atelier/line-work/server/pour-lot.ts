import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { forcingRight, ordersElement } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import {
  actAt,
  detailsOfOrders,
  isLate,
  noteAct,
  outputLotOf,
  requireCertificates,
  requireFamilies,
  requireThere,
  transitionInvalid,
} from '#atelier/fabrication-orders/fabrication-orders.server.ts'
import { signalOrder } from '#atelier/floor-signals.ts'
import { type NewLot, pour, takeLots } from '#atelier/lots/lots.server.ts'
import { operatorOf } from '#atelier/operators/operators.server.ts'
import { keepWeighing } from '../../weighing/weighing.server.ts'
import type { ReadOnScale } from '../../weighing/weighing.model.ts'
import type { lineWorkCalls } from '../line-work.calls.ts'
import { bringBack } from './bring-back.ts'
import { type DetailInHand, detailToChange } from './detail-to-change.ts'
import { requireNotReserved } from './require-not-reserved.ts'

type Update = typeof lineWorkCalls.updateFabricationOrderDetail
type Working = Given<Update, AtelierTables>

/**
 * Pours so much more of a lot, or up to a new total, or brings what is too much back; changes its turn; takes it back whole.
 * @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT, LOT_BLOCKED, LOT_RESERVED, CONTROL_MISSING, TOO_OLD;
 * 400 LOT_SHORT, LOT_FAMILY, LOT_CERTIFICATE, WEIGHT_DIFFERS and what is refused of a weighing
 */
export async function updateDetail(given: Working, input: InputOf<Update>) {
  const { db, clock } = given
  const scope = await companyScopeOf(given, ordersElement)
  const inHand = await detailToChange(db, scope, input.id)
  const { order, detail } = inHand
  requireUnchanged(detail, input)
  if (detail.status === 'withdrawn') throw notFound()
  const at = await actAt(db, clock, order.id, { happenedAt: input.happenedAt, addsUp: true })
  if (input.rank !== undefined) await setRank(db, inHand, input.rank)
  if (input.weighed && input.addedKg === undefined) throw wrongField('addedKg', 'required', 'kernel.field.required')
  const isWithdrawn = input.status === 'withdrawn'
  const totalG = isWithdrawn ? 0 : (input.pouredKg ?? totalWith(detail.pouredG, input.addedKg))
  if (totalG !== undefined && totalG < 0) throw wrongField('pouredKg', 'below_zero', 'atelier.order.below-zero')
  if (totalG !== undefined && totalG !== detail.pouredG) await setPoured(given, inHand, { totalG, at, ...input })
  const ended = { planned: 'planned', pouring: 'pouring', poured: 'poured', withdrawn: 'withdrawn' } as const
  const status = input.status ? ended[input.status] : (totalG ?? detail.pouredG) > 0 ? 'pouring' : 'planned'
  if (status === 'poured' && (totalG ?? detail.pouredG) === 0)
    throw wrongField('status', 'nothing_poured', 'atelier.order.nothing-poured')
  await sql`
    update atelier.fabrication_order_detail
       set status = ${status}, poured_at = case when ${status} in ('pouring', 'poured') then coalesce(poured_at, ${at}) end,
           version = version + 1
     where id = ${detail.id}`.execute(db)
  signalOrder(given, { workshopId: order.workshopId, orderId: order.id, lineId: order.ligneId })
  const [told] = await detailsOfOrders(db, sql`d.id = ${detail.id}`)
  if (!told) throw notFound()
  return told
}

const totalWith = (pouredG: number, addedG: number | undefined) => (addedG === undefined ? undefined : pouredG + addedG)

type Pouring = {
  totalG: number
  at: string
  weighed?: ReadOnScale | undefined
  reason?: string | undefined
  operatorTicket?: string | undefined
}

async function setPoured(given: Working, inHand: DetailInHand, pouring: Pouring) {
  const { totalG, at, reason = '', operatorTicket } = pouring
  const { db, clock, caller, rights } = given
  const { order, detail } = inHand
  if (order.state !== 'running' && order.state !== 'suspended') throw transitionInvalid(order.state, 'poured')
  if (totalG > detail.pouredG && order.state === 'suspended') throw transitionInvalid(order.state, 'poured')
  const [lot] = await takeLots(db, [detail.lotId])
  if (!lot) throw notFound()
  const addedG = totalG - detail.pouredG
  if (addedG > 0) {
    requireThere(order, lot)
    await requireFamilies(db, order, [lot])
    await requireCertificates(db, order, [lot.id])
    await requireNotReserved(db, { lot, orderId: order.id, addedG })
    if (reason !== '' && (await rights.level(forcingRight)) < 1) throw forbidden()
    const weighingId = await weighingOf(given, inHand, { ...pouring, addedG })
    await pour(given, {
      lotId: lot.id,
      workshopId: order.workshopId,
      ligneId: order.ligneId,
      orderId: order.id,
      g: addedG,
      movedAt: at,
      weighingId,
      forcedBecause: reason || null,
      isLate: isLate(at, clock),
    })
  } else await bringBack(db, { order, lotId: lot.id, g: -addedG, at })
  const outputLotId =
    detail.outputLotId ?? (await ownOutputLot(db, order, { day: clock.today().toString(), madeAt: at }))
  await db
    .updateTable('atelier.fabrication_order_detail')
    .set({ pouredG: totalG, outputLotId })
    .where('id', '=', detail.id)
    .execute()
  const what = addedG > 0 ? 'poured' : 'withdrawn'
  const data = { numLot: lot.number, g: Math.abs(addedG) }
  const operatorId = operatorOf(given, operatorTicket, at)
  await noteAct(db, { orderId: order.id, what, at, by: caller.userId, operatorId, comment: reason, data })
}

/** What the scale said is what is poured, unless a tare has changed since it was read. */
async function weighingOf(
  given: Working,
  { order, detail }: DetailInHand,
  { weighed, at, addedG }: Pouring & { addedG: number },
) {
  if (!weighed) return null
  const subject = { workshopId: order.workshopId, kind: 'pour', lotId: detail.lotId, weighedAt: at } as const
  const { id, netG } = await keepWeighing(given, { ...weighed, ...subject })
  if (netG !== addedG) throw new Refusal(400, 'WEIGHT_DIFFERS', 'atelier.floor.weight-differs')
  return id
}

/** Where an order keeps what it makes of each lot apart: made at the first pour. */
const ownOutputLot = async (db: AtelierDb, order: DetailInHand['order'], making: Pick<NewLot, 'day' | 'madeAt'>) =>
  order.outputLotId === null ? outputLotOf(db, order, making) : null

/** Its turn among the lots of the order; the others move up. */
const setRank = (db: AtelierDb, { detail }: DetailInHand, rank: number) =>
  sql`
    update atelier.fabrication_order_detail d set rank = x.place, version = d.version + 1
      from (select id, row_number() over (order by
                     case when id = ${detail.id} then ${rank}::numeric - 0.5 else rank end, id)::int as place
              from atelier.fabrication_order_detail where order_id = ${detail.orderId} and status <> 'withdrawn') x
     where d.id = x.id and d.rank <> x.place and d.id <> ${detail.id} or (d.id = x.id and d.id = ${detail.id})`.execute(
    db,
  )
