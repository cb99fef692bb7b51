import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { dashboardPanelsOffer } from '#platform/configuration/dashboard-panel.slot.ts'
import type { EnergieTables } from '#energie/energie-db.ts'
import { readingsElement } from './reading.model.ts'
import { readingsServer } from './readings.server.ts'
import { readingPanels } from './server/reading-panels.ts'

/** A reading by its meter and its day, for who reads them. */
const named = namedRows<EnergieTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(readingsElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string; address: string }>`
    select reading.id as "rowId", meter.name || ', ' || to_char(reading.read_on, 'DD/MM/YYYY') as name,
           '/energie/releves' as address
      from energie.reading reading join energie.meter meter on meter.id = reading.meter_id
     where reading.id in ${eachOf(rowIds)}`.execute(db)
  return rows
})

export const readingsRoom = room({
  answers: () => [readingsServer],
  fills: [
    fill(dashboardPanelsOffer, ...readingPanels),
    fill(rowsOfRoomsOffer, {
      schema: 'energie',
      rows: { reading: named },
      called: {
        tables: { reading: 'energie.readings.title' },
        columns: {
          read_on: 'energie.readings.read-on',
          index_milli: 'energie.readings.index',
          restart_milli: 'energie.readings.restart',
          rolled_over: 'energie.readings.rolled-over',
        },
      },
      histories: ['reading'],
    }),
  ],
})
