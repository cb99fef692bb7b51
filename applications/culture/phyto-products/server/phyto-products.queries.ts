import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { PhytoProduct } from '../phyto-product.model.ts'
import { phytoProductsCalls } from '../phyto-products.calls.ts'

/** Products with their uses, in the order in which they were written. */
export async function phytoProductsByIds(db: CultureDb, ids: readonly string[]): Promise<PhytoProduct[]> {
  const { rows } = await sql<PhytoProduct>`
    select row.id, row.name, row.amm, row.formulation, row.hazards, row.mix_category, row.usable_until, row.note,
           row.archived_at, row.version,
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'species', u.species, 'target', u.target, 'doseMax', u.dose_max, 'doseUnit', u.dose_unit,
                     'maxApplications', u.max_applications, 'intervalDays', u.interval_days,
                     'preHarvestDays', u.pre_harvest_days, 'reEntryHours', u.re_entry_hours)
                   order by u.rank, u.id), '[]')
              from culture.phyto_use u where u.product_id = row.id) as uses
      from culture.phyto_product row where row.id in ${eachOf(ids)} order by row.search_text, row.id`.execute(db)
  return rows
}

/** Those that may be chosen, by their names. */
export async function productsInUse(db: CultureDb): Promise<PhytoProduct[]> {
  const living = await db.selectFrom('culture.phyto_product').select('id').where('archivedAt', 'is', null).execute()
  return phytoProductsByIds(
    db,
    living.map(({ id }) => id),
  )
}

type Asked = InputOf<typeof phytoProductsCalls.getPaginatedPhytoProducts>

/** A page of the products: those in use unless the others are asked for. */
export const pageOfPhytoProducts = (
  db: CultureDb,
  { state = 'active', ...asked }: Asked,
): Promise<PageOf<PhytoProduct>> =>
  pageOfList(
    db,
    phytoProductsCalls.getPaginatedPhytoProducts.list,
    { ...asked, state },
    {
      from: sql`culture.phyto_product row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: {
        name: [sql`row.search_text`],
        amm: [sql`row.amm`, sql`row.search_text`],
        mixCategory: [sql`row.mix_category`, sql`row.search_text`],
      },
      filters: { state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}` },
      matching: words => matches('culture.phyto_product', 'row', words),
      rows: ids => phytoProductsByIds(db, ids),
    },
  )

/** @throws Refusal 404 */
export async function phytoProductById(db: CultureDb, id: string): Promise<PhytoProduct> {
  const [product] = await phytoProductsByIds(db, [id])
  if (!product) throw notFound()
  return product
}
