import { sql } from 'kysely'
import { type CompanyScope } from '#kernel/server/company-scope.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { LocationOfStock, LotRow, StockSummary } from '../lot.model.ts'
import { ofStock, rowsOfLots, type StockScope, withinStocks } from './lots.queries.ts'

type Asked = { stock: 'raw' | 'finished' | undefined; today: string }

/** What stands in stock: in all, by place and age, by family. Only lots that are there are read. */
export async function stockSummary(db: AtelierDb, scope: StockScope, { stock, today }: Asked): Promise<StockSummary> {
  const isAsked = stock ? ofStock(stock) : sql`true`
  const { rows: present } = await sql<{ id: string }>`
    select l.id from atelier.lot l
     where ${withinStocks(scope)} and ${isAsked}
       and exists (select from atelier.lot_balance b where b.lot_id = l.id and b.g <> 0)`.execute(db)
  const ids = present.map(({ id }) => id)
  const [lots, places, last] = await Promise.all([
    rowsOfLots(db, ids, today),
    standing(db, ids),
    sql<{ at: string | null }>`
      select max(m.recorded_at) as at from atelier.stock_move m join atelier.lot l on l.id = m.lot_id
       where ${withinStocks(scope)} and ${isAsked} and m.recorded_at > now() - interval '7 days'`.execute(db),
  ])
  return {
    ...figuresOf(lots),
    lastMoveAt: last.rows[0]?.at ?? null,
    places: placesOf(places, new Map(lots.map(lot => [lot.id, lot]))),
    families: [...Map.groupBy(lots, ({ familyId }) => familyId)]
      .map(([id, own]) => ({ id, name: own[0]?.family ?? '', ...figuresOf(own) }))
      .toSorted((one, other) => other.physicalKg - one.physicalKg),
  }
}

const sumOf = (lots: readonly LotRow[], of: 'physicalKg' | 'reservedKg' | 'blockedKg' | 'availableKg') =>
  lots.reduce((all, lot) => all + lot[of], 0)

const figuresOf = (lots: readonly LotRow[]) => ({
  lots: lots.length,
  physicalKg: sumOf(lots, 'physicalKg'),
  reservedKg: sumOf(lots, 'reservedKg'),
  blockedKg: sumOf(lots, 'blockedKg'),
  availableKg: sumOf(lots, 'availableKg'),
})

type Standing = LocationOfStock & { lotId: string; g: number }

async function standing(db: AtelierDb, lotIds: readonly string[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select p.id, p.workshop_id, p.code, p.name, p.kind, b.lot_id, b.g::float8 as g
      from atelier.lot_balance b join atelier.location p on p.id = b.location_id
     where b.lot_id in (select unnest(${lotIds}::uuid[])) and b.g <> 0
     order by p.code, b.lot_id`.execute(db)
  return rows
}

function placesOf(rows: readonly Standing[], lots: ReadonlyMap<string, LotRow>): StockSummary['places'] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].map(own => {
    const [{ lotId: _, g: __, ...location }] = own as [Standing]
    const ageOf = ({ lotId }: Standing) => lots.get(lotId)?.ageDays ?? 0
    const isBlocked = ({ lotId }: Standing) => lots.get(lotId)?.qualityStatus !== 'free'
    const weigh = (counts: (row: Standing) => boolean) => own.filter(counts).reduce((all, { g }) => all + g, 0)
    return {
      location,
      lots: own.length,
      kg: weigh(() => true),
      blockedKg: weigh(isBlocked),
      byAge: {
        fresh: weigh(row => ageOf(row) < 2),
        two: weigh(row => ageOf(row) === 2),
        four: weigh(row => ageOf(row) > 2 && ageOf(row) < 5),
        older: weigh(row => ageOf(row) >= 5),
      },
    }
  })
}

/** Places in which goods stand, of the workshops of the caller. */
export async function locationsOfStock(db: AtelierDb, { companyIds }: CompanyScope): Promise<LocationOfStock[]> {
  return db
    .selectFrom('atelier.location as p')
    .innerJoin('atelier.workshop as w', 'w.id', 'p.workshopId')
    .select(['p.id', 'p.workshopId', 'p.code', 'p.name', 'p.kind'])
    .where('w.companyId', 'in', companyIds.length > 0 ? companyIds : ['00000000-0000-0000-0000-000000000000'])
    .where('p.isStock', '=', true)
    .where('p.archivedAt', 'is', null)
    .orderBy('w.code')
    .orderBy('p.code')
    .$castTo<LocationOfStock>()
    .execute()
}
