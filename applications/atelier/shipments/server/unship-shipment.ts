import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { dayAndHourOf } from '#kernel/shared/business-zone.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { postMoves, takeLots } from '../../lots/lots.server.ts'
import type { shipmentsCalls } from '../shipments.calls.ts'
import { unshipRight } from '../shipments-place.model.ts'
import { shipmentById } from './shipments.queries.ts'
import { shipmentToChange } from './shipment-to-change.ts'

type Unship = typeof shipmentsCalls.unshipShipment
type Deliver = typeof shipmentsCalls.markDelivered

/**
 * The goods are back where they stood, on their pallets, loaded; the note stays without a line and its number is not given again.
 * @throws Refusal 404; 403; 409 TRANSITION_INVALID, UNSHIP_LATE after the day, NOTE_DISPUTED
 */
export async function unshipShipment(given: Given<Unship, AtelierTables>, { id, reason }: InputOf<Unship>) {
  const { db, clock } = given
  const { documentId, companyId, shippedAt } = await shipmentToChange(given, id, { within: ['shipped'] })
  requireLevel(await companyScopeOf(given, unshipRight), companyId, 2)
  if (shippedAt === null || dayAndHourOf(shippedAt)[0] !== clock.today().toString())
    throw new Refusal(409, 'UNSHIP_LATE', 'atelier.shipment.unship-late')
  await bringBack(db, id, clock.now().toString())
  await withoutDispute(sql`delete from platform.sales_document_line where document_id = ${documentId}`.execute(db))
  await sql`update platform.sales_document set shipped_at = null, version = version + 1 where id = ${documentId}`.execute(
    db,
  )
  await sql`update atelier.pallet set state = 'loaded', version = version + 1 where shipment_id = ${id} and state = 'shipped'`.execute(
    db,
  )
  await db
    .updateTable('atelier.shipment')
    .set(eb => ({
      state: 'loaded',
      number: null,
      shippedAt: null,
      shippedBy: null,
      documentId: null,
      undoneReason: reason,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  return shipmentById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function markDelivered(given: Given<Deliver, AtelierTables>, id: string) {
  await shipmentToChange(given, id, { within: ['shipped'] })
  const at = given.clock.now().toString()
  await sql`
    update atelier.shipment set state = 'delivered', delivered_at = ${at}::timestamptz, version = version + 1
     where id = ${id}`.execute(given.db)
  return shipmentById(given, id)
}

type Moved = { id: string; lotId: string; fromLocationId: string; toLocationId: string; g: number; cases: number }

async function bringBack(db: AtelierDb, shipmentId: string, movedAt: string) {
  const { rows: moves } = await sql<Moved>`
    select m.id, m.lot_id, m.from_location_id, m.to_location_id, m.g::float8 as g, m.cases
      from atelier.stock_move m
     where m.piece_id = ${shipmentId} and m.kind = 'shipment'
       and not exists (select from atelier.stock_move r where r.reverses_id = m.id)
     order by m.lot_id, m.id`.execute(db)
  await takeLots(db, [...new Set(moves.map(({ lotId }) => lotId))])
  await postMoves(
    db,
    moves.map(({ id, fromLocationId, toLocationId, ...moved }) => ({
      ...moved,
      fromLocationId: toLocationId,
      toLocationId: fromLocationId,
      kind: 'unshipment' as const,
      pieceKind: 'shipment',
      pieceId: shipmentId,
      movedAt,
      reversesId: id,
    })),
  )
}

/** A customer who complained of a line keeps it. @throws Refusal 409 NOTE_DISPUTED */
const withoutDispute = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: { code?: string }) => {
    throw error.code === '23503' || error.code === '23001'
      ? new Refusal(409, 'NOTE_DISPUTED', 'atelier.shipment.note-disputed')
      : error
  })
