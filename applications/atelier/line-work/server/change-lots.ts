import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { lotCorrectionRight, ordersElement } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import {
  actAt,
  addLots,
  detailsOfOrders,
  handDownAgain,
  noteAct,
  type OrderInHand,
  orderToChange,
  requireCertificates,
  requireFamilies,
  requireSelection,
  requireThere,
  transitionInvalid,
} from '#atelier/fabrication-orders/fabrication-orders.server.ts'
import { signalOrder } from '#atelier/floor-signals.ts'
import { lotShort, type Move, postMoves, pour, takeLots } from '#atelier/lots/lots.server.ts'
import { operatorOf } from '#atelier/operators/operators.server.ts'
import type { lineWorkCalls } from '../line-work.calls.ts'
import { bringBack } from './bring-back.ts'
import { detailToChange } from './detail-to-change.ts'
import { requireNotReserved } from './require-not-reserved.ts'

type Add = typeof lineWorkCalls.addLotToOrder
type Delete = typeof lineWorkCalls.deleteFabricationOrderdetail
type Change = typeof lineWorkCalls.updateNumLotDetail

/** One lot more for an order, all that is left of it unless said. @throws Refusal 404; 403; 409; 400 as `addLots`, `requireSelection` */
export async function addLot(
  given: Given<Add, AtelierTables>,
  { id, lotId, numLot, plannedKg, reason, happenedAt, operatorTicket }: InputOf<Add>,
) {
  const { db, caller, clock } = given
  const scope = await companyScopeOf(given, ordersElement)
  const order = await orderToChange(db, scope, { id, needs: 2 })
  if (order.state === 'finished' || order.state === 'closed' || order.state === 'cancelled')
    throw transitionInvalid(order.state, 'lot_added')
  const found = lotId ?? (await lotByNumber(db, numLot ?? '', 'numLot'))
  const [lot] = await takeLots(db, [found])
  if (!lot) throw notFound()
  requireThere(order, lot)
  if (lot.leftG <= 0) throw lotShort(lot, { leftG: lot.leftG, askedG: 1 })
  await addLots(db, { ...order, orderId: id }, [{ lotId: found, plannedKg: plannedKg ?? lot.leftG }])
  const isScanned = lotId === undefined
  await requireSelection(given, { ...order, orderId: id }, { lotIds: [found], isScanned, field: 'lotId', reason })
  const at = await actAt(db, clock, id, { happenedAt })
  const operatorId = operatorOf(given, operatorTicket, at)
  const data = { numLot: lot.number }
  await noteAct(db, { orderId: id, what: 'lot_added', at, by: caller.userId, operatorId, comment: reason, data })
  signalOrder(given, { workshopId: order.workshopId, orderId: id, lineId: order.ligneId })
  const [told] = await detailsOfOrders(db, sql`d.order_id = ${id} and d.lot_id = ${found} and d.status <> 'withdrawn'`)
  if (!told) throw notFound()
  return told
}

/** Frees a lot that was only planned. @throws Refusal 404; 403; 409 DETAIL_POURED */
export async function deleteDetail(given: Given<Delete, AtelierTables>, { id }: InputOf<Delete>) {
  const { db } = given
  const { order, detail } = await detailToChange(db, await companyScopeOf(given, ordersElement), id)
  if (detail.status !== 'planned') throw new Refusal(409, 'DETAIL_POURED', 'atelier.order.detail-poured')
  await db.deleteFrom('atelier.fabrication_order_detail').where('id', '=', id).execute()
  signalOrder(given, { workshopId: order.workshopId, orderId: order.id, lineId: order.ligneId })
  return { id }
}

/**
 * Another lot than the one that was said: what was poured goes back to the old one and out of the new one, what of it was
 * wasted or lost too, and the genealogy names the new one. It is chosen as any lot of the order: by the rule of its company.
 * @throws Refusal 404; 403 of a finished order without the right; 409 PERIOD_CLOSED, LOT_BLOCKED, LOT_TWICE, LOT_RESERVED;
 * 400 LOT_SHORT, LOT_FAMILY, LOT_CERTIFICATE, REASON_REQUIRED
 */
export async function changeLot(
  given: Given<Change, AtelierTables>,
  { fabricationOrderDetailId: id, newNumLot, reason, happenedAt, operatorTicket }: InputOf<Change>,
) {
  const { db, caller, clock, rights } = given
  const { order, detail } = await detailToChange(db, await companyScopeOf(given, ordersElement), id)
  const newId = await lotByNumber(db, newNumLot, 'newNumLot')
  const tell = async () => {
    const [told] = await detailsOfOrders(db, sql`d.id = ${id}`)
    if (!told) throw notFound()
    return told
  }
  if (newId === detail.lotId) return tell()
  if (order.state === 'closed') throw new Refusal(409, 'PERIOD_CLOSED', 'atelier.order.period-closed')
  if (order.state === 'cancelled' || detail.status === 'withdrawn') throw transitionInvalid(order.state, 'lot_changed')
  if (order.state === 'finished' && (await rights.level(lotCorrectionRight)) < 1) throw forbidden()
  const at = await actAt(db, clock, order.id, { happenedAt })
  const wantedG = detail.status === 'planned' ? detail.plannedG : detail.pouredG
  const lots = await takeLots(db, [detail.lotId, newId].toSorted())
  const [old, lot] = [detail.lotId, newId].map(lotId => lots.find(one => one.id === lotId))
  if (!old || !lot) throw notFound()
  requireThere(order, lot)
  await requireFamilies(db, order, [lot])
  if (lot.leftG < wantedG) throw lotShort(lot, { leftG: lot.leftG, askedG: wantedG })
  if (detail.pouredG > 0) {
    await requireCertificates(db, order, [newId])
    await requireNotReserved(db, { lot, orderId: order.id, addedG: detail.pouredG })
    await pourInstead(given, { order, from: old.id, to: newId, g: detail.pouredG, at })
  }
  await db
    .updateTable('atelier.fabrication_order_detail')
    .set({ lotId: newId, version: detail.version + 1 })
    .where('id', '=', id)
    .execute()
    .catch((error: { constraint?: string }) => {
      if (error.constraint !== 'lot_of_order') throw error
      throw new Refusal(409, 'LOT_TWICE', 'atelier.order.lot-twice', { values: { number: lot.number } })
    })
  await requireSelection(
    given,
    { ...order, orderId: order.id },
    { lotIds: [newId], isScanned: true, field: 'lotId', reason },
  )
  const data = { numLot: old.number, newNumLot: lot.number, g: detail.pouredG }
  const operatorId = operatorOf(given, operatorTicket, at)
  const noted = {
    orderId: order.id,
    what: 'lot_changed',
    at,
    by: caller.userId,
    operatorId,
    comment: reason,
    data,
  } as const
  await noteAct(db, noted)
  signalOrder(given, { workshopId: order.workshopId, orderId: order.id, lineId: order.ligneId })
  return tell()
}

type Instead = { order: OrderInHand; from: string; to: string; g: number; at: string }

/** So much was poured of another lot: all that was booked on the first is booked on that one, and what is made of it knows. */
async function pourInstead(given: Given<Change, AtelierTables>, { order, from, to, g, at }: Instead) {
  const { db, clock } = given
  await bringBack(db, { order, lotId: from, g, at })
  const place = { workshopId: order.workshopId, ligneId: order.ligneId, orderId: order.id }
  await pour(given, { ...place, lotId: to, g, movedAt: at })
  if (order.state !== 'finished') return
  await loseInstead(db, { order, from, to, at })
  await sql`
    update atelier.transformation_input i set lot_id = ${to}
      from atelier.transformation t
     where t.id = i.transformation_id and t.piece_id = ${order.id} and i.lot_id = ${from}`.execute(db)
  await handDownAgain(db, order, clock.today().toString())
}

/** What an order wasted or lost of a lot. */
async function loseInstead(db: AtelierDb, { order, from, to, at }: Omit<Instead, 'g'>) {
  const lost = await db
    .selectFrom('atelier.stock_move as m')
    .select(['m.id', 'm.fromLocationId', 'm.toLocationId', 'm.kind', 'm.g'])
    .where('m.pieceId', '=', order.id)
    .where('m.lotId', '=', from)
    .where('m.kind', 'in', ['waste', 'loss'])
    .where('m.reversesId', 'is', null)
    .where(eb =>
      eb.not(eb.exists(eb.selectFrom('atelier.stock_move as r').select('r.id').whereRef('r.reversesId', '=', 'm.id'))),
    )
    .execute()
  await postMoves(
    db,
    lost.flatMap(({ id, fromLocationId, toLocationId, kind, g }): Move[] => {
      const piece = { kind: kind as Move['kind'], g, pieceKind: 'order', pieceId: order.id, movedAt: at }
      return [
        { ...piece, lotId: from, fromLocationId: toLocationId, toLocationId: fromLocationId, reversesId: id },
        { ...piece, lotId: to, fromLocationId, toLocationId },
      ]
    }),
  )
}

/** @throws Refusal 400 at the field of a number that no lot bears */
async function lotByNumber(db: AtelierDb, written: string, field: string) {
  const number = written.trim().toUpperCase()
  const lot = await db.selectFrom('atelier.lot').select('id').where('number', '=', number).executeTakeFirst()
  if (!lot) throw wrongField(field, 'LOT_UNKNOWN', 'atelier.order.lot-unknown', { number: number || '—' })
  return lot.id
}
