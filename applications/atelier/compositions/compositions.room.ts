import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { bulkModelsOffer } from '#platform/imports/bulk-model.slot.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { compositionsElement } from './composition.model.ts'
import { addressOfComposition } from './composition-place.model.ts'
import { compositionsInBulk } from './server/compositions-in-bulk.ts'
import { compositionsServer } from './compositions.server.ts'

/** Versions by their article, for who reads them. */
const named = namedRows<AtelierTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(compositionsElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string }>`
    select c.id as "rowId", a.name || ' · ' || c.version_no as name
      from atelier.composition c join platform.article a on a.id = c.article_id
     where c.id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(({ rowId, name }) => ({ rowId, name, address: addressOfComposition(rowId) }))
})

export const compositionsRoom = room({
  answers: () => [compositionsServer],
  fills: [
    fill(bulkModelsOffer, compositionsInBulk),
    fill(rowsOfRoomsOffer, {
      schema: 'atelier',
      rows: { composition: named },
      called: {
        tables: { composition: 'atelier.compositions.title', composition_line: 'atelier.composition.lines' },
        columns: {
          version_no: 'atelier.composition.version',
          valid_from: 'atelier.composition.valid-from',
          valid_to: 'atelier.composition.valid-to',
          place: 'atelier.composition.lines',
          packaging_id: 'atelier.composition.packaging',
          share: 'atelier.composition.share',
          loss_pct: 'atelier.composition.loss',
          quantity: 'atelier.composition.quantity',
          composition_id: 'atelier.compositions.title',
        },
        lists: { getPaginatedCompositions: 'atelier.compositions.title' },
      },
      histories: ['composition'],
    }),
  ],
})
