import { sql } from 'kysely'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { RecallWidth } from '../mixture.model.ts'

/** Lots that are walked at most: beyond, the figures are the least. */
export const mostLotsWalked = 20_000

/**
 * All that these lots became, themselves included, and to whom it went. The walk down finds each lot by an index, whatever
 * the size of the ledger (`lateral ... offset 0` keeps the planner from reading the whole tables).
 */
export async function recallWidth(db: AtelierDb, lotIds: readonly string[]): Promise<RecallWidth> {
  const { rows } = await sql<RecallWidth>`
    with recursive g(lot_id) as (
      select unnest(${lotIds}::uuid[])
      union
      select x.lot_id from g cross join lateral (
        select o.lot_id from atelier.transformation_input i
          join atelier.transformation_output o on o.transformation_id = i.transformation_id
         where i.lot_id = g.lot_id offset 0) x),
    few as materialized (select lot_id from g limit ${mostLotsWalked + 1})
    select count(distinct few.lot_id)::int as lots, count(distinct s.sscc)::int as pallets,
           count(distinct s.document_id)::int as delivery_notes, count(distinct s.partner_id)::int as customers,
           coalesce(sum(s.g), 0)::float8 as shipped_kg, count(distinct few.lot_id) > ${mostLotsWalked} as is_more
      from few left join lateral (
        select sscc, document_id, partner_id, g from platform.sales_document_line l
         where l.lot_id = few.lot_id and l.kind = 'delivery_note' offset 0) s on true`.execute(db)
  return rows[0] as RecallWidth
}
