import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { productsInUse } from '#culture/phyto-products/phyto-products.server.ts'
import { type Asking, cropsOfCompanies, isStanding } from '#culture/plantings/plantings.server.ts'
import type { TreatmentChoices } from '../treatment.model.ts'
import { treatmentsElement } from '../treatments-place.model.ts'

/** Crops that the caller may treat, each with its place and those inside it; rows are treated with their block. */
export async function treatmentChoices(given: Asking): Promise<TreatmentChoices> {
  const { level, companyIds } = await companyScopeOf(given, treatmentsElement)
  const writable = companyIds.filter(companyId => level(companyId) >= 2)
  const { rows } = await sql<TreatmentChoices['crops'][number]>`
    select c.id, c.code || ' · ' || v.name || ' · ' || p.name as name, v.species, c.area_m2::float8 as "areaM2",
           (with recursive inside as (
              select id, name, code, cultivated_m2, 0 as depth from platform.place where id = c.place_id
              union all
              select q.id, q.name, q.code, q.cultivated_m2, i.depth + 1 from platform.place q
                join inside i on q.parent_id = i.id where q.kind <> 'row' and q.archived_at is null)
            select jsonb_agg(jsonb_build_object('id', id, 'name', name || ' (' || code || ')', 'm2', cultivated_m2)
                             order by depth, code, id) from inside) as places
      from ${cropsOfCompanies(writable)}
     where ${isStanding(given.clock.today().toString())} order by c.code, p.path, c.id`.execute(given.db)
  return { crops: rows, products: await productsInUse(given.db) }
}
