import { sql } from 'kysely'
import { Refusal } from '#kernel/server/errors.ts'
import { kilogramsInFigures } from '#kernel/shared/weight.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { reservedOf } from '#atelier/fabrication-orders/fabrication-orders.server.ts'
import type { StandingLot } from '#atelier/lots/lots.server.ts'

type Wanted = { lot: Pick<StandingLot, 'id' | 'number' | 'leftG'>; orderId: string; addedG: number }

/** What other orders will take stays theirs, unless the rest is enough. @throws Refusal 409 LOT_RESERVED */
export async function requireNotReserved(db: AtelierDb, { lot, orderId, addedG }: Wanted) {
  const { rows } = await sql<{ g: number; order: string | null }>`
    select ${reservedOf(sql`${lot.id}::uuid`, orderId)}::bigint as g,
           (select min(q.number) from atelier.fabrication_order_detail r
              join atelier.fabrication_order q on q.id = r.order_id and q.state in ('created', 'running', 'suspended')
             where r.lot_id = ${lot.id} and q.id <> ${orderId} and r.status in ('planned', 'pouring')) as "order"`.execute(
    db,
  )
  const { g = 0, order } = rows[0] ?? {}
  if (g === 0 || addedG <= lot.leftG - g) return
  throw new Refusal(409, 'LOT_RESERVED', 'atelier.order.lot-reserved', {
    values: { kg: kilogramsInFigures(g, 'fr'), number: lot.number, order: order ?? '' },
    detail: { lotId: lot.id },
  })
}
