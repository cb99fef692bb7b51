import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { phytoProductsElement, phytoProductsPath } from './phyto-products-place.model.ts'
import { phytoProductsServer } from './phyto-products.server.ts'

/** Products by their names, for who reads them. */
const named = namedRows<CultureTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(phytoProductsElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as "rowId", name from culture.phyto_product where id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(row => ({ ...row, address: phytoProductsPath }))
})

export const phytoProductsRoom = room({
  answers: () => [phytoProductsServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'culture',
      rows: { phyto_product: named },
      called: {
        tables: { phyto_product: 'culture.phyto-products.product', phyto_use: 'culture.phyto-products.use' },
        columns: {
          amm: 'culture.phyto-products.amm',
          formulation: 'culture.phyto-products.formulation',
          hazards: 'culture.phyto-products.hazards',
          mix_category: 'culture.phyto-products.mix-category',
          usable_until: 'culture.phyto-products.usable-until',
          product_id: 'culture.phyto-products.product',
          rank: 'field.line',
          target: 'culture.phyto-products.target',
          dose_max: 'culture.phyto-products.dose-max',
          dose_unit: 'culture.phyto-products.dose-unit',
          max_applications: 'culture.phyto-products.max-applications',
          interval_days: 'culture.phyto-products.interval',
          pre_harvest_days: 'culture.phyto-products.pre-harvest',
          re_entry_hours: 'culture.phyto-products.re-entry',
        },
        lists: { getPaginatedPhytoProducts: 'culture.phyto-products.title' },
      },
      histories: ['phyto_product'],
    }),
  ],
})
