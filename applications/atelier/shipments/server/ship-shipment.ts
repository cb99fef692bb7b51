import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { nextReference } from '#platform/numbering/numbering.server.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import {
  balancesOf,
  lotShort,
  outsideOf,
  postMoves,
  requireUsable,
  takenFrom,
  takeLots,
} from '../../lots/lots.server.ts'
import { isOutOfRange } from '../shipment.model.ts'
import type { shipmentsCalls } from '../shipments.calls.ts'
import { shipRight } from '../shipments-place.model.ts'
import { palletsOf } from './shipment-lines.queries.ts'
import { shipmentById } from './shipments.queries.ts'
import { shipmentToChange, type StandingShipment } from './shipment-to-change.ts'

type Ship = typeof shipmentsCalls.shipShipment
type Shipping = Given<Ship, AtelierTables>

/**
 * The goods leave the stock, in the same transaction in which the note gets its number: who is refused burns none.
 * @throws Refusal 404; 403; 409 SHIPMENT_INCOMPLETE, VERSION_CONFLICT, LOT_BLOCKED, CONTROL_MISSING, LOT_SHORT; 400 TEMPERATURE
 */
export async function shipShipment(given: Shipping, input: InputOf<Ship>) {
  const { db, clock, caller } = given
  const { id, version, seal, loadingTemperatureC, temperatureReason } = input
  const shipment = await shipmentToChange(given, id, { within: ['preparing', 'ready', 'loaded'] })
  requireLevel(await companyScopeOf(given, shipRight), shipment.companyId, 2)
  await requireLoaded(db, shipment)
  requireUnchanged(shipment, { version })
  if (isOutOfRange(shipment.setTemperatureC, loadingTemperatureC) && temperatureReason === null)
    throw wrongField('temperatureReason', 'TEMPERATURE', 'atelier.shipment.temperature')
  const at = clock.now().toString()
  await takeOut(given, shipment, at)
  const { year } = clock.today()
  const number = await nextReference(db, {
    series: 'delivery-note',
    ownerId: caller.clientId as string,
    year,
    mark: 'BL',
    digits: 6,
  })
  const documentId = await writeNote(db, shipment, { number, at })
  await sql`update atelier.pallet set state = 'shipped', version = version + 1 where shipment_id = ${id} and state = 'loaded'`.execute(
    db,
  )
  await db
    .updateTable('atelier.shipment')
    .set(eb => ({
      number,
      seal,
      loadingTemperatureC,
      temperatureReason,
      documentId,
      state: 'shipped',
      shippedAt: at,
      shippedBy: caller.userId,
      undoneReason: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  return shipmentById(given, id)
}

async function requireLoaded(db: AtelierDb, { id, state }: StandingShipment) {
  if (state === 'loaded') return
  const left = (await palletsOf(db, id)).filter(pallet => pallet.state !== 'loaded').map(({ sscc }) => sscc)
  throw new Refusal(409, 'SHIPMENT_INCOMPLETE', 'atelier.shipment.incomplete', { detail: { pallets: left } })
}

/** Each lot is judged at this instant, held in the order of its id, and taken from where most of it stands. */
async function takeOut(given: Shipping, { id, workshopId }: StandingShipment, at: string) {
  const { db } = given
  const { rows } = await sql<{ lotId: string; g: number; cases: number }>`
    select x.lot_id, sum(x.g)::float8 as g, sum(x.cases)::int as cases
      from atelier.pallet_line x join atelier.pallet p on p.id = x.pallet_id
     where p.shipment_id = ${id} group by x.lot_id order by x.lot_id`.execute(db)
  const lots = await takeLots(
    db,
    rows.map(({ lotId }) => lotId),
  )
  await requireUsable(given, lots, 'ship')
  const toLocationId = await outsideOf(db, workshopId, 'customer')
  for (const { lotId, g, cases } of rows) {
    const lot = lots.find(one => one.id === lotId)
    if (lot && lot.leftG < g) throw lotShort(lot, { leftG: lot.leftG, askedG: g })
    const parts = casesShared(takenFrom(await balancesOf(db, lotId), g), cases)
    await postMoves(
      db,
      parts.map(({ locationId, ...part }) => ({
        ...part,
        lotId,
        fromLocationId: locationId,
        toLocationId,
        kind: 'shipment' as const,
        pieceKind: 'shipment',
        pieceId: id,
        movedAt: at,
      })),
    )
  }
}

type Part = { locationId: string; g: number; cases: number }

/** The cases that leave are those that were counted: what rounding by place lost or won is the first place's. */
function casesShared(parts: readonly Part[], cases: number): Part[] {
  const told = parts.reduce((sum, part) => sum + part.cases, 0)
  return parts.map((part, place) => (place === 0 ? { ...part, cases: Math.max(part.cases + cases - told, 0) } : part))
}

/** What the customer is sent, line by line: a recall and a dispute read it. */
async function writeNote(
  db: AtelierDb,
  { id, companyId, partnerId }: StandingShipment,
  { number, at }: { number: string; at: string },
) {
  const { id: documentId } = await db
    .insertInto('platform.sales_document')
    .values({ kind: 'delivery_note', number, companyId, partnerId, shippedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into platform.sales_document_line (document_id, kind, article_id, partner_id, lot_id, sscc, cases, kg, shipped_at)
    select ${documentId}, 'delivery_note', l.article_id, ${partnerId}, x.lot_id, p.sscc, sum(x.cases), sum(x.g) / 1000.0,
           ${at}::timestamptz
      from atelier.pallet_line x
      join atelier.pallet p on p.id = x.pallet_id
      join atelier.lot l on l.id = x.lot_id
     where p.shipment_id = ${id} and p.state = 'loaded' group by p.sscc, x.lot_id, l.article_id`.execute(db)
  return documentId
}
