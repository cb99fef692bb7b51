import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { readGs1 } from '#kernel/shared/gs1.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { saidAt } from '#atelier/said-at.ts'
import { requireUsable, type StandingLot, takeLots } from '../../lots/lots.server.ts'
import { linesOf, palletState, settleShipment } from '../../shipments/shipments.server.ts'
import type { StateOfPallet } from '../../shipments/shipment.model.ts'
import type { preparationsCalls } from '../preparations.calls.ts'
import { palletInHand } from './pallet-in-hand.ts'
import { preparationToChange } from './preparation-to-change.ts'
import { preparationById, spokenFor } from './preparations.queries.ts'

type PickCall = typeof preparationsCalls.pickCases
type PutBack = typeof preparationsCalls.putBack
type Shortage = typeof preparationsCalls.reportShortage

/** @throws Refusal as its call says */
export async function pickCases(given: Given<PickCall, AtelierTables>, input: InputOf<PickCall>) {
  const { db, clock, caller } = given
  const { id, code, cases } = input
  const pickedAt = saidAt(clock, input.happenedAt).toString()
  const shipment = await preparationToChange(given, id)
  const lot = await scannedLot(db, shipment.workshopId, code)
  const line = (await linesOf(db, id)).find(({ articleId }) => articleId === lot.articleId)
  if (!line) throw new Refusal(409, 'WRONG_ARTICLE', 'atelier.preparation.wrong-article')
  const left = line.cases - line.doneCases
  if (left <= 0)
    throw new Refusal(409, 'LINE_DONE', 'atelier.preparation.line-done', { values: { article: line.article } })
  if (cases > left) throw tooMany('CASES_TOO_MANY', 'atelier.preparation.too-many', left)
  await requireUsable(given, [lot], 'prepare')
  if (lot.bestBefore !== null && lot.bestBefore < clock.today().toString())
    throw new Refusal(409, 'LOT_EXPIRED', 'atelier.preparation.expired', { values: { lot: lot.number } })
  const free = await freeOf(db, lot.id)
  if (cases > free.cases) throw tooMany('CASES_SHORT', 'atelier.preparation.short', Math.max(free.cases, 0))
  const palletId = await palletInHand(given, shipment, lot)
  await db
    .insertInto('atelier.pallet_line')
    .values({ palletId, shipmentLineId: line.id, lotId: lot.id, cases, g: weightOf(free, cases), pickedAt })
    .execute()
  await db.updateTable('atelier.shipment_line').set({ shortageReason: null }).where('id', '=', line.id).execute()
  await sql`update atelier.shipment set preparer_id = coalesce(preparer_id, ${caller.userId}) where id = ${id}`.execute(
    db,
  )
  await settleShipment(db, shipment)
  return preparationById(given, id)
}

const tooMany = (code: string, text: string, left: number) => wrongField('cases', code, text, { left })

/** A lot of the workshop by its number, typed or read from a label. @throws Refusal 409 LOT_UNKNOWN */
async function scannedLot(db: AtelierDb, workshopId: string, code: string): Promise<StandingLot> {
  const number = (readGs1(code)?.lot ?? code).toUpperCase()
  const found = await db
    .selectFrom('atelier.lot')
    .select('id')
    .where('number', '=', number)
    .where('workshopId', '=', workshopId)
    .executeTakeFirst()
  if (!found) throw new Refusal(409, 'LOT_UNKNOWN', 'atelier.preparation.lot-unknown')
  const [lot] = await takeLots(db, [found.id])
  if (!lot) throw notFound()
  return lot
}

type Free = { cases: number; g: number }

/** What stands of a lot and is on no pallet that has not left. */
async function freeOf(db: AtelierDb, lotId: string): Promise<Free> {
  const { rows } = await sql<Free>`
    select (coalesce(b.cases, 0) - coalesce(t.cases, 0))::int as cases, (coalesce(b.g, 0) - coalesce(t.g, 0))::float8 as g
      from atelier.lot l
      left join lateral (select sum(x.cases) as cases, sum(x.g) as g from atelier.lot_balance x where x.lot_id = l.id) b on true
      left join lateral (${spokenFor}) t on true
     where l.id = ${lotId}`.execute(db)
  return rows[0] ?? { cases: 0, g: 0 }
}

/** The last cases take what is left to the gram. */
const weightOf = (free: Free, cases: number) =>
  cases === free.cases ? free.g : Math.max(Math.round((free.g * cases) / free.cases), 1)

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, PALLET_STATE */
export async function putBack(given: Given<PutBack, AtelierTables>, { id, palletLineId }: InputOf<PutBack>) {
  const { db } = given
  const shipment = await preparationToChange(given, id)
  const { rows } = await sql<{ state: StateOfPallet }>`
    select p.state from atelier.pallet_line x join atelier.pallet p on p.id = x.pallet_id
     where x.id = ${palletLineId} and p.shipment_id = ${id}`.execute(db)
  const [line] = rows
  if (!line) throw notFound()
  if (line.state !== 'building') throw palletState(line.state)
  await db.deleteFrom('atelier.pallet_line').where('id', '=', palletLineId).execute()
  await settleShipment(db, shipment)
  return preparationById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, TOO_OLD */
export async function reportShortage(given: Given<Shortage, AtelierTables>, input: InputOf<Shortage>) {
  const { db, clock } = given
  const { id, lineId, reason } = input
  saidAt(clock, input.happenedAt)
  const shipment = await preparationToChange(given, id, ['preparing', 'ready'])
  const { numUpdatedRows } = await db
    .updateTable('atelier.shipment_line')
    .set(eb => ({ shortageReason: reason, version: eb('version', '+', 1) }))
    .where('id', '=', lineId)
    .where('shipmentId', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound()
  await settleShipment(db, shipment)
  return preparationById(given, id)
}
