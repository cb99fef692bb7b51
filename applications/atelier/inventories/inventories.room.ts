import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { addressOfInventory, inventoriesElement } from './inventories-place.model.ts'
import { inventoriesServer } from './inventories.server.ts'

/** Counts by their numbers, for who reads them. */
const named = namedRows<AtelierTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(inventoriesElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as row_id, number as name from atelier.inventory where id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(({ rowId, name }) => ({ rowId, name, address: addressOfInventory(rowId) }))
})

export const inventoriesRoom = room({
  answers: () => [inventoriesServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'atelier',
      rows: { inventory: named },
      called: {
        tables: {
          inventory: 'atelier.inventory',
          inventory_location: 'atelier.inventory.place',
          inventory_line: 'atelier.inventory.line',
        },
        columns: {
          is_blind: 'atelier.inventory.blind',
          opened_at: 'atelier.inventory.opened',
          opened_by: 'atelier.inventory.opened-by',
          ended_at: 'atelier.inventory.ended',
          ended_by: 'atelier.inventory.ended-by',
          inventory_id: 'atelier.inventory',
          location_id: 'atelier.lot.place',
          is_open: 'atelier.inventory.state.open',
          counted_g: 'atelier.inventory.counted-weight',
          counted_at: 'atelier.inventory.counted-at',
          counter_id: 'atelier.inventory.counter',
          count_no: 'atelier.inventory.counts',
          wants_recount: 'atelier.inventory.to-recount',
          reason_code: 'field.reason',
          posted_g: 'atelier.inventory.posted',
        },
        lists: { getInventories: 'atelier.inventories.title' },
        filters: { workshopId: 'atelier.workshop' },
      },
      histories: ['inventory'],
    }),
  ],
})
