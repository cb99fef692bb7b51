import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { bulkModelsOffer } from '#platform/imports/bulk-model.slot.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import { addressOfArticle, articlesElement } from './trade-place.model.ts'
import { articlesInBulk, articlesServer, familiesServer, partnersServer } from './trade.server.ts'

/** Articles by their names, for who reads them. */
const named = namedRows<PlatformTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(articlesElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as "rowId", name from platform.article where id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(row => ({ ...row, address: addressOfArticle(row.rowId) }))
})

export const tradeRoom = room({
  answers: () => [articlesServer, familiesServer, partnersServer],
  fills: [
    fill(bulkModelsOffer, articlesInBulk),
    fill(rowsOfRoomsOffer, {
      schema: 'platform',
      rows: { article: named },
      called: {
        tables: {
          article: 'trade.article',
          article_family: 'trade.family',
          quality: 'trade.quality',
          certificate: 'trade.certificate',
          partner: 'trade.partner',
          customer_spec: 'trade.spec',
          place: 'trade.place',
          crop_code: 'trade.crop-code',
          sales_document: 'trade.sales-document',
          sales_document_line: 'trade.sales-line',
        },
        columns: {
          article_id: 'trade.article',
          family_id: 'trade.family',
          quality_id: 'trade.quality',
          unit: 'trade.unit',
          gtin: 'trade.gtin',
          is_sold: 'trade.is-sold',
          partner_id: 'trade.partner',
          roles: 'field.role',
          case_gtin: 'trade.case-gtin',
          customer_label: 'trade.customer-label',
          nominal_g: 'trade.nominal',
          cases_per_layer: 'trade.cases-per-layer',
          cases_per_pallet: 'trade.cases-per-pallet',
          best_before_days: 'trade.best-before-days',
          required_certificate_ids: 'trade.certificate',
          parent_id: 'trade.parent',
          lot_id: 'trade.lot',
          sscc: 'trade.pallet',
          cases: 'trade.cases',
          kg: 'trade.weight',
          wanted_on: 'trade.wanted-on',
          shipped_at: 'trade.shipped-at',
        },
        lists: { getPaginatedArticles: 'trade.articles' },
      },
      histories: ['article'],
    }),
  ],
})
