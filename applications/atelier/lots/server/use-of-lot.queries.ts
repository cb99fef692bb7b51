import { sql } from 'kysely'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { MoveOfLot, UseOfLot } from '../lot.model.ts'

/** What became of the weight of a lot: what came in is what went out and what is left, to the gram. */
export async function useOfLot(db: AtelierDb, lotId: string): Promise<UseOfLot> {
  const { rows } = await sql<UseOfLot>`
    with moved as (
      select m.kind, case when p.is_stock then m.g when q.is_stock then -m.g else 0 end as g, q.kind as other, p.kind as into_kind,
             r.kind as reversed
        from atelier.stock_move m
        join atelier.location p on p.id = m.to_location_id
        join atelier.location q on q.id = m.from_location_id
        left join atelier.stock_move r on r.id = m.reverses_id
       where m.lot_id = ${lotId} and p.is_stock <> q.is_stock)
    select coalesce(sum(g) filter (where kind in ('reception', 'production', 'mix_out', 'split_out', 'return')), 0)::float8 as received_kg,
           -coalesce(sum(g) filter (where kind = 'pour'), 0)::float8 as poured_kg,
           -coalesce(sum(g) filter (where kind = 'mix_in'), 0)::float8 as mixed_kg,
           -coalesce(sum(g) filter (where kind = 'split_in'), 0)::float8 as split_kg,
           -coalesce(sum(g) filter (where kind in ('shipment', 'unshipment')), 0)::float8 as shipped_kg,
           -coalesce(sum(g) filter (where kind in ('waste', 'breakage', 'loss')), 0)::float8 as waste_kg,
           coalesce(sum(g) filter (where kind in ('inventory', 'transfer')), 0)::float8 as adjusted_kg,
           coalesce(sum(g), 0)::float8 as in_stock_kg
      from moved`.execute(db)
  return rows[0] as UseOfLot
}

type Row = Omit<MoveOfLot, 'from' | 'to'> &
  Record<`${'from' | 'to'}${'Id' | 'Code' | 'Name' | 'Kind' | 'WorkshopId'}`, string>

/** All moves of a lot, newest first. */
export async function movesOfLot(db: AtelierDb, lotId: string): Promise<MoveOfLot[]> {
  const { rows } = await sql<Row>`
    select m.id, m.kind, m.g::float8 as kg, m.cases, m.reason, m.moved_at, m.flag, m.reverses_id,
           u.firstname || ' ' || u.name as by,
           exists (select from atelier.stock_move r where r.reverses_id = m.id) as is_reversed,
           f.id as from_id, f.code as from_code, f.name as from_name, f.kind as from_kind, f.workshop_id as from_workshop_id,
           t.id as to_id, t.code as to_code, t.name as to_name, t.kind as to_kind, t.workshop_id as to_workshop_id
      from atelier.stock_move m
      join atelier.location f on f.id = m.from_location_id
      join atelier.location t on t.id = m.to_location_id
      left join platform.user u on u.id = m.actor_id
     where m.lot_id = ${lotId} order by m.moved_at desc, m.id desc`.execute(db)
  return rows.map(row => ({ ...row, from: placeIn(row, 'from'), to: placeIn(row, 'to') }))
}

const placeIn = (row: Row, side: 'from' | 'to') => ({
  id: row[`${side}Id`],
  workshopId: row[`${side}WorkshopId`],
  code: row[`${side}Code`],
  name: row[`${side}Name`],
  kind: row[`${side}Kind`] as MoveOfLot['from']['kind'],
})
