import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { orderToChange } from '#atelier/fabrication-orders/fabrication-orders.server.ts'

/** A lot of an order, and the order, both held; the order first, as every act does. @throws Refusal 404; 403 */
export async function detailToChange(db: AtelierDb, scope: CompanyScope, id: string) {
  const found = await db
    .selectFrom('atelier.fabrication_order_detail')
    .select('orderId')
    .where('id', '=', id)
    .executeTakeFirst()
  const order = await orderToChange(db, scope, { id: found?.orderId ?? id, needs: 2 })
  const detail = await takeForChange(
    db
      .selectFrom('atelier.fabrication_order_detail')
      .select(['id', 'orderId', 'lotId', 'plannedG', 'pouredG', 'rank', 'status', 'outputLotId', 'version'])
      .where('id', '=', id),
  )
  return { order, detail }
}
export type DetailInHand = Awaited<ReturnType<typeof detailToChange>>
