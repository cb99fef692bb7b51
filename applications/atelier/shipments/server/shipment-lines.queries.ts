import { sql } from 'kysely'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { Pallet, ShipmentLine } from '../shipment.model.ts'

/** What is to leave, with how much of it stands on pallets. */
export async function linesOf(db: AtelierDb, shipmentId: string): Promise<ShipmentLine[]> {
  const { rows } = await sql<ShipmentLine>`
    select i.id, i.article_id, a.name as article, i.cases, coalesce(p.cases, 0)::int as done_cases,
           coalesce(p.g, 0)::float8 as kg, i.shortage_reason
      from atelier.shipment_line i
      join platform.article a on a.id = i.article_id
      left join lateral (
        select sum(cases) as cases, sum(g) as g from atelier.pallet_line where shipment_line_id = i.id) p on true
     where i.shipment_id = ${shipmentId} order by a.name_key, i.id`.execute(db)
  return rows
}

type Head = Omit<Pallet, 'lines'>
type Line = Pallet['lines'][number] & { palletId: string }

/** The pallets in the order in which they were begun, without those that were broken up. */
export async function palletsOf(db: AtelierDb, shipmentId: string): Promise<Pallet[]> {
  const { rows: pallets } = await sql<Head>`
    select p.id, p.sscc, p.state, coalesce(x.cases, 0)::int as cases, p.gross_g::float8 as gross_kg,
           coalesce(p.gross_g - p.tare_g, x.g, 0)::float8 as net_kg
      from atelier.pallet p
      left join lateral (select sum(cases) as cases, sum(g) as g from atelier.pallet_line where pallet_id = p.id) x on true
     where p.shipment_id = ${shipmentId} and p.state <> 'broken_up' order by p.made_at, p.id`.execute(db)
  const { rows: lines } = await sql<Line>`
    select x.id, x.pallet_id, a.name as article, x.lot_id, l.number as lot, x.cases, x.g::float8 as kg
      from atelier.pallet_line x
      join atelier.pallet p on p.id = x.pallet_id
      join atelier.lot l on l.id = x.lot_id
      join platform.article a on a.id = l.article_id
     where p.shipment_id = ${shipmentId} order by x.picked_at, x.id`.execute(db)
  const byPallet = Map.groupBy(lines, ({ palletId }) => palletId)
  return pallets.map(pallet => ({
    ...pallet,
    lines: (byPallet.get(pallet.id) ?? []).map(({ palletId: _, ...line }) => line),
  }))
}
