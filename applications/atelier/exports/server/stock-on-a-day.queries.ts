import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { StockLine } from '../export.model.ts'
import { exportsCalls } from '../exports.calls.ts'
import { dawnAfter, type Looking, workshopsOf } from './exports.queries.ts'

/** What stood of each lot in each place of stock at the end of a day: what stands, less what moved since. */
const stockAfter = (day: string) => sql`(
  select x.lot_id, x.location_id, sum(x.g)::bigint as g, sum(x.cases)::int as cases
    from (select lot_id, location_id, g, cases from atelier.lot_balance where g <> 0
          union all
          select lot_id, to_location_id, -g, -cases from atelier.stock_move where moved_at >= ${dawnAfter(day)}
          union all
          select lot_id, from_location_id, g, cases from atelier.stock_move where moved_at >= ${dawnAfter(day)}) x
    join atelier.location p on p.id = x.location_id and p.is_stock
   group by 1, 2 having sum(x.g) <> 0)`

export function exportOfStock(
  { db, clock, companyIds }: Looking,
  asked: InputOf<(typeof exportsCalls)['getExportOfStock']>,
): Promise<PageOf<StockLine>> {
  const day = asked.on ?? clock.today().toString()
  const stoodOn = (on: string): RawBuilder<SqlBool> => sql`l.id in (select lot_id from ${stockAfter(on)} s)`
  return pageOfList(db, exportsCalls.getExportOfStock.list, asked, {
    from: sql`atelier.lot l`,
    id: sql`l.id`,
    within: sql`l.workshop_id in ${workshopsOf(companyIds)}`,
    orders: { madeAt: [sql`l.made_at`] },
    filters: { atelierId: id => sql`l.workshop_id = ${id}`, on: stoodOn },
    further: asked.on ? [] : [stoodOn(day)],
    rows: async ids => {
      const { rows } = await sql<StockLine>`
        select l.id, l.number, l.kind, a.name as article, f.name as family, l.harvested_on, l.best_before,
               s.places, s.kg, s.cases
          from (select s.lot_id, array_agg(p.name order by p.name) as places, sum(s.g)::bigint as kg,
                       sum(s.cases)::int as cases
                  from ${stockAfter(day)} s join atelier.location p on p.id = s.location_id
                 where s.lot_id in ${eachOf(ids)}
                 group by s.lot_id) s
          join atelier.lot l on l.id = s.lot_id
          join platform.article a on a.id = l.article_id
          join platform.article_family f on f.id = l.family_id`.execute(db)
      return rows
    },
  })
}
