import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { lotBlocked, lotShort, type StandingLot, takeLots } from '#atelier/lots/lots.server.ts'
import { acceptedFamilies } from './available-lots.queries.ts'

type Order = { orderId: string; workshopId: string; articleId: string; plannedOn: string }
type Planned = { lotId: string; plannedKg: number }

/**
 * Reserves lots for an order, in the order in which they are said.
 * @throws Refusal 404; 409 LOT_BLOCKED, LOT_TWICE; 400 LOT_SHORT, LOT_FAMILY
 */
export async function addLots(db: AtelierDb, order: Order, lots: readonly Planned[]) {
  if (lots.length === 0) return
  const taken = await takeLots(
    db,
    lots.map(({ lotId }) => lotId),
  )
  for (const [index, lot] of taken.entries()) {
    const askedG = lots[index]?.plannedKg as number
    requireThere(order, lot)
    if (askedG > lot.leftG) throw lotShort(lot, { leftG: lot.leftG, askedG })
  }
  await requireFamilies(db, order, taken)
  await requireOnce(db, order, taken)
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(rank), 0) as last from atelier.fabrication_order_detail
     where order_id = ${order.orderId}`.execute(db)
  const last = rows[0]?.last ?? 0
  await db
    .insertInto('atelier.fabrication_order_detail')
    .values(
      lots.map(({ lotId, plannedKg }, index) => ({
        orderId: order.orderId,
        lotId,
        plannedG: plannedKg,
        rank: last + index + 1,
      })),
    )
    .execute()
}

/** @throws Refusal 404 of a lot of another workshop; 400 LOT_FINISHED of one that is packed; 409 LOT_BLOCKED */
export function requireThere({ workshopId }: Pick<Order, 'workshopId'>, lot: StandingLot) {
  if (lot.workshopId !== workshopId) throw notFound()
  if (lot.kind === 'finished')
    throw new Refusal(400, 'LOT_FINISHED', 'atelier.order.lot-finished', {
      values: { number: lot.number },
      detail: { lotId: lot.id },
    })
  if (lot.state !== 'available' || lot.qualityStatus !== 'free') throw lotBlocked(lot)
}

/** @throws Refusal 400 LOT_FAMILY */
export async function requireFamilies(
  db: AtelierDb,
  { articleId, workshopId, plannedOn: day }: Pick<Order, 'articleId' | 'workshopId' | 'plannedOn'>,
  lots: readonly StandingLot[],
) {
  const { rows } = await sql<{ id: string; family: string; article: string }>`
    select f.id, f.name as family, a.name as article
      from platform.article_family f, platform.article a
     where a.id = ${articleId} and f.id in ${eachOf(lots.map(({ familyId }) => familyId))}
       and f.id not in (${acceptedFamilies({ articleId, workshopId, day })}) limit 1`.execute(db)
  const strange = rows[0]
  if (!strange) return
  const lot = lots.find(({ familyId }) => familyId === strange.id)
  throw new Refusal(400, 'LOT_FAMILY', 'atelier.order.lot-family', {
    values: { family: strange.family, article: strange.article, number: lot?.number ?? '' },
    detail: { lotId: lot?.id },
  })
}

async function requireOnce(db: AtelierDb, { orderId }: Order, lots: readonly StandingLot[]) {
  const standing = await db
    .selectFrom('atelier.fabrication_order_detail')
    .select('lotId')
    .where('orderId', '=', orderId)
    .where('status', '<>', 'withdrawn')
    .execute()
  const seen = new Set(standing.map(({ lotId }) => lotId))
  for (const { id, number } of lots) {
    if (seen.has(id)) throw new Refusal(409, 'LOT_TWICE', 'atelier.order.lot-twice', { values: { number } })
    seen.add(id)
  }
}
