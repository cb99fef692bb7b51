import { sql } from 'kysely'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { InventoryLine } from '../inventory.model.ts'

export type StandingLine = Omit<
  InventoryLine,
  'expectedKg' | 'countedKg' | 'gapKg' | 'isOwnCount' | 'hasMoved' | 'counter'
> & {
  expectedG: number
  countedG: number | null
  counterId: string | null
  counter: string | null
  /** Against the ledger as it stood at the instant of the count. */
  gapG: number | null
  /** What the ledger says now. */
  presentG: number
  hasMoved: boolean | null
}

/**
 * The lines of a count in the order of their places. What the ledger said at the instant of a count is what its rows add up to
 * until then, without those that the count itself wrote.
 */
export async function linesOf(db: AtelierDb, inventoryId: string): Promise<StandingLine[]> {
  const { rows } = await sql<StandingLine>`
    select i.id, i.lot_id, l.number as lot, l.quality_status, a.name as article, i.location_id, p.name as location,
           i.expected_g::float8 as expected_g, i.counted_g::float8 as counted_g, i.counted_at, i.counter_id, i.count_no,
           u.firstname || ' ' || u.name as counter, i.wants_recount, i.reason_code, i.reason,
           (i.counted_g - coalesce(m.g, 0))::float8 as gap_g, coalesce(b.g, 0)::float8 as present_g, m.has_moved
      from atelier.inventory_line i
      join atelier.inventory v on v.id = i.inventory_id
      join atelier.lot l on l.id = i.lot_id
      join platform.article a on a.id = l.article_id
      join atelier.location p on p.id = i.location_id
      left join platform.user u on u.id = i.counter_id
      left join atelier.lot_balance b on b.lot_id = i.lot_id and b.location_id = i.location_id
      left join lateral (
        select sum(case m.to_location_id when i.location_id then m.g else -m.g end) as g,
               bool_or(m.moved_at > v.opened_at) as has_moved
          from atelier.stock_move m
         where m.lot_id = i.lot_id and i.location_id in (m.from_location_id, m.to_location_id)
           and m.moved_at <= i.counted_at and m.piece_id <> v.id) m on i.counted_at is not null
     where i.inventory_id = ${inventoryId}
     order by p.name, p.id, a.name, l.number`.execute(db)
  return rows
}
