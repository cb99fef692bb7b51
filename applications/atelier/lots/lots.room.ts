import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { dashboardPanelsOffer } from '#platform/configuration/dashboard-panel.slot.ts'
import { harvestFactsOffer } from '#platform/trade/harvest-facts.slot.ts'
import { lotHoldOffer } from '#platform/trace/lot-hold.slot.ts'
import { traceGraphOffer } from '#platform/trace/trace-graph.slot.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { addressOfLot, stockElements } from './lots-place.model.ts'
import { harvestFactsOfAtelier, lotHoldOfAtelier, lotsServer, stockPanels, traceGraphOfAtelier } from './lots.server.ts'

/** Lots by their numbers, for who reads stock. */
const named = namedRows<AtelierTables>(async ({ db, rights }, rowIds) => {
  const levels = await Promise.all(stockElements.map(element => rights.level(element)))
  if (levels.every(level => level < 1)) return []
  const { rows } = await sql<{ rowId: string; name: string; kind: string }>`
    select id as row_id, number as name, kind from atelier.lot where id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(({ rowId, name, kind }) => ({ rowId, name, address: addressOfLot({ id: rowId, kind }) }))
})

export const lotsRoom = room({
  answers: () => [lotsServer],
  fills: [
    fill(lotHoldOffer, lotHoldOfAtelier),
    fill(dashboardPanelsOffer, ...stockPanels),
    fill(traceGraphOffer, traceGraphOfAtelier),
    fill(harvestFactsOffer, harvestFactsOfAtelier),
    fill(rowsOfRoomsOffer, {
      schema: 'atelier',
      rows: { lot: named },
      called: {
        tables: {
          lot: 'atelier.lot',
          lot_hold: 'atelier.lot.hold',
          location: 'atelier.lot.place',
          transformation_input: 'atelier.lot.input',
          transformation_output: 'atelier.lot.output',
        },
        columns: {
          article_id: 'trade.article',
          family_id: 'trade.family',
          crop_code_id: 'trade.crop-code',
          place_id: 'trade.place',
          grower_id: 'trade.partner',
          certificate_ids: 'trade.certificate',
          external_number: 'atelier.lot.external-number',
          harvested_on: 'atelier.lot.harvested-on',
          received_at: 'atelier.lot.received',
          packed_on: 'trade.kind.packed',
          best_before: 'atelier.lot.best-before',
          size_code: 'atelier.lot.size',
          category: 'atelier.lot.category',
          initial_g: 'atelier.lot.received',
          initial_cases: 'trade.cases',
          recycling: 'atelier.lot.recycling',
          quality_status: 'atelier.lot.hold',
          made_at: 'field.when',
          lot_id: 'atelier.lot',
          source_id: 'field.source',
          held_at: 'atelier.lot.hold',
          held_by: 'atelier.lot.hold',
          released_at: 'atelier.lot.release-verb',
          released_by: 'atelier.lot.release-verb',
          release_reason: 'field.reason',
          g: 'trade.weight',
        },
        lists: { getLots: 'atelier.lots' },
      },
      histories: ['lot'],
    }),
  ],
})
