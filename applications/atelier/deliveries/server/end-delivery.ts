import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { harvestGateOffer } from '#platform/trace/gates.slot.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { createLots, holdLots, outsideOf, postMoves, requireStockPlace, takeLots } from '../../lots/lots.server.ts'
import { tellProjectionOfLots } from '../../theoretical-stock/theoretical-stock.server.ts'
import type { deliveriesCalls } from '../deliveries.calls.ts'
import { type DeliveryLine, isHarvestDay } from '../delivery.model.ts'
import { deliveryById } from './deliveries.queries.ts'
import { linesOf } from './delivery-lines.queries.ts'
import { arrive, deliveryToChange, notPossible, openDelivery, type StandingDelivery } from './delivery-to-change.ts'

type Close = typeof deliveriesCalls.closeDelivery
type Closing = Given<Close, AtelierTables>

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID of one that is there already */
export async function markArrived(given: Given<typeof deliveriesCalls.markArrived, AtelierTables>, id: string) {
  const { state } = await deliveryToChange(given, id)
  if (state !== 'expected') throw notPossible(state)
  await arrive(given.db, id, given.clock.now().toString())
  return deliveryById(given, id)
}

/**
 * Each line that is not refused becomes a lot, which stands in the place that is said; what awaits a result is held.
 * @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT, HARVEST_DELAY; 400 LINES_MISSING, LINE_UNWEIGHED,
 * HARVEST_DATE, GRADING_REQUIRED, or a place of another workshop
 */
export async function closeDelivery(given: Closing, { id, locationId, version }: InputOf<Close>) {
  const { db, clock, caller } = given
  const delivery = await deliveryToChange(given, id)
  if (delivery.state !== 'in_progress' && delivery.state !== 'graded') throw notPossible(delivery.state)
  requireUnchanged(delivery, { version })
  await requireStockPlace(db, delivery.workshopId, locationId)
  const lines = await linesOf(db, id)
  if (lines.length === 0) throw new Refusal(400, 'LINES_MISSING', 'atelier.delivery.lines-missing')
  for (const line of lines) await requireReady(given, line)
  const at = clock.now().toString()
  const lotIds: string[] = []
  for (const line of lines)
    if (line.grading?.decision !== 'refused') lotIds.push(await bringIn(given, delivery, line, { at, locationId }))
  await tellProjectionOfLots(db, delivery.workshopId, lotIds)
  await sql`
    update atelier.delivery set state = 'closed', closed_at = ${at}::timestamptz, closed_by = ${caller.userId}, version = version + 1
     where id = ${id}`.execute(db)
  return deliveryById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function refuseDelivery(
  given: Given<typeof deliveriesCalls.refuseDelivery, AtelierTables>,
  { id, reason }: InputOf<typeof deliveriesCalls.refuseDelivery>,
) {
  await openDelivery(given, id, 3)
  await sql`
    update atelier.delivery set state = 'refused', refused_reason = ${reason}, version = version + 1 where id = ${id}`.execute(
    given.db,
  )
  return deliveryById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID of one that has arrived */
export async function cancelDelivery(given: Given<typeof deliveriesCalls.cancelDelivery, AtelierTables>, id: string) {
  const { state } = await deliveryToChange(given, id)
  if (state !== 'expected') throw notPossible(state)
  await sql`update atelier.delivery set state = 'cancelled', version = version + 1 where id = ${id}`.execute(given.db)
  return deliveryById(given, id)
}

/**
 * Its lots go out again by counter-moves and are cancelled: closed anew it makes others, since a number that was printed is
 * never given again.
 * @throws Refusal 404; 403; 409 TRANSITION_INVALID, LOTS_USED
 */
export async function reopenDelivery(given: Given<typeof deliveriesCalls.reopenDelivery, AtelierTables>, id: string) {
  const { db, clock } = given
  const delivery = await deliveryToChange(given, id, 3)
  const told = await deliveryById(given, id)
  if (delivery.state !== 'closed' || !told.can.reopen) throw notPossible(delivery.state)
  const lotIds = told.lines.flatMap(({ lot }) => lot?.id ?? [])
  await takeLots(db, lotIds.toSorted())
  const { rows: moves } = await sql<{
    id: string
    lotId: string
    fromLocationId: string
    toLocationId: string
    kind: 'reception'
    g: number
    cases: number
    pieceKind: string
    pieceId: string
  }>`
    select id, lot_id, from_location_id, to_location_id, kind, g::float8 as g, cases, piece_kind, piece_id
      from atelier.stock_move where lot_id in ${eachOf(lotIds)}`.execute(db)
  const { rows: planned } = await sql`
    select from atelier.fabrication_order_detail where lot_id in ${eachOf(lotIds)} limit 1`.execute(db)
  if (planned.length > 0 || moves.some(({ pieceId }) => pieceId !== id))
    throw new Refusal(409, 'LOTS_USED', 'atelier.delivery.lots-used')
  await postMoves(
    db,
    moves.map(({ id: reversesId, fromLocationId, toLocationId, ...move }) => ({
      ...move,
      fromLocationId: toLocationId,
      toLocationId: fromLocationId,
      reversesId,
      movedAt: clock.now().toString(),
    })),
  )
  await sql`update atelier.lot set state = 'cancelled', version = version + 1 where id in ${eachOf(lotIds)}`.execute(db)
  await tellProjectionOfLots(db, delivery.workshopId, lotIds)
  await sql`update atelier.delivery_line set lot_id = null where delivery_id = ${id}`.execute(db)
  await sql`
    update atelier.delivery set state = 'in_progress', closed_at = null, closed_by = null, version = version + 1
     where id = ${id}`.execute(db)
  return deliveryById(given, id)
}

/** The delay before harvest is counted to the hour: a day alone begins at midnight (design of lots and stock, section 6). */
async function requireReady(given: Closing, line: DeliveryLine) {
  const values = { rank: line.rank, goods: line.article }
  if (line.netKg <= 0) throw new Refusal(400, 'LINE_UNWEIGHED', 'atelier.delivery.unweighed', { values })
  if (!isHarvestDay(line.harvestedOn, given.clock.today()))
    throw new Refusal(400, 'HARVEST_DATE', 'atelier.delivery.harvest-date')
  if (line.needsGrading && !line.grading)
    throw new Refusal(400, 'GRADING_REQUIRED', 'atelier.delivery.grading-required', {
      values: { code: line.cropCode ?? line.article },
    })
  const { placeId, place, cropCodeId } = line
  if (placeId === null) return
  const harvestedAt = Temporal.PlainDate.from(line.harvestedOn).toZonedDateTime(businessZone).toInstant().toString()
  for (const gate of given.offered(harvestGateOffer)) {
    const { ok, allowedFrom } = await gate.mayEnter(given.db as never, { placeIds: [placeId], cropCodeId, harvestedAt })
    if (!ok) throw tooEarly(place, allowedFrom)
  }
}

function tooEarly(place: string | null, allowedFrom: string | null) {
  const from = allowedFrom === null ? null : Temporal.Instant.from(allowedFrom).toZonedDateTimeISO(businessZone)
  return new Refusal(409, 'HARVEST_DELAY', from ? 'atelier.delivery.delay' : 'atelier.delivery.delay-open', {
    values: {
      place: place ?? '',
      ...(from && {
        day: from.toPlainDate().toString(),
        time: from.toPlainTime().toString({ smallestUnit: 'minute' }),
      }),
    },
    detail: { allowedFrom },
  })
}

/** The lot that a line became. */
async function bringIn(
  { db, clock, caller }: Closing,
  { id: pieceId, workshopId, growerId }: StandingDelivery,
  line: DeliveryLine,
  { at, locationId }: { at: string; locationId: string },
) {
  const { articleId, cropCodeId, placeId, harvestedOn, externalNumber, category, netKg: g, crates } = line
  const [lot] = await createLots(db, [
    {
      workshopId,
      articleId,
      cropCodeId,
      placeId,
      growerId,
      harvestedOn,
      externalNumber,
      category,
      kind: growerId === null ? 'harvest' : 'supply',
      receivedAt: at,
      day: clock.today().toString(),
      madeAt: clock.now().toString(),
      initialG: g,
      initialCases: crates,
      state: 'available',
      origins: [
        {
          placeId,
          growerId,
          cropCodeId,
          g,
        },
      ],
    },
  ])
  if (!lot) throw notFound()
  const fromLocationId = await outsideOf(db, workshopId, 'supplier')
  await postMoves(db, [
    {
      lotId: lot.id,
      fromLocationId,
      toLocationId: locationId,
      g,
      cases: crates,
      pieceId,
      kind: 'reception',
      pieceKind: 'delivery',
      movedAt: at,
    },
  ])
  await sql`update atelier.delivery_line set lot_id = ${lot.id} where id = ${line.id}`.execute(db)
  if (line.grading?.decision !== 'quarantine') return lot.id
  const { note } = line.grading
  const held = { lots: { lotIds: [lot.id] }, status: 'pending', source: 'grading', sourceId: line.id } as const
  await holdLots(db, { ...held, reason: note ?? 'Agréage', userId: caller.userId })
  return lot.id
}
