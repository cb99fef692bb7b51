import { sql } from 'kysely'
import type { HarvestFact, HarvestFacts } from '#platform/trade/harvest-facts.slot.ts'

/** Harvests that came in, by the lots that they became; a delivery that was reopened cancels its own. */
export const harvestFactsOfAtelier: HarvestFacts = {
  between: async (db, from, until) => {
    const { rows } = await sql<HarvestFact>`
      select l.harvested_on as day, o.crop_code_id, o.place_id, sum(o.g)::float8 as gross_g,
             coalesce(sum(o.g) filter (where l.category is distinct from 'downgraded'), 0)::float8 as marketable_g
        from atelier.lot l join atelier.lot_origin o on o.lot_id = l.id
       where l.kind = 'harvest' and l.state <> 'cancelled' and l.harvested_on between ${from}::date and ${until}::date
         and o.crop_code_id is not null and o.place_id is not null
       group by 1, 2, 3`.execute(db)
    return rows
  },
}
