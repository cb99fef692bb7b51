import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { EnergieTables } from '#energie/energie-db.ts'
import { metersElement } from './meter.model.ts'
import { metersServer } from './meters.server.ts'

/** Rows by their names, for who reads them. */
const named = namedRows<EnergieTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(metersElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string; address: string }>`
    select id as "rowId", name, '/energie/parc/compteur' as address from energie.meter where id in ${eachOf(rowIds)}`.execute(
    db,
  )
  return rows
})

export const metersRoom = room({
  answers: () => [metersServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'energie',
      rows: { meter: named },
      called: {
        tables: { meter: 'energie.meters.title' },
        columns: {
          energy: 'energie.meters.energy',
          unit: 'energie.meters.unit',
          direction: 'energie.meters.direction',
          identifier: 'energie.meters.identifier',
          index_max: 'energie.meters.index-max',
          installed_on: 'energie.meters.installed',
        },
        lists: { getPaginatedMeters: 'energie.meters.title' },
      },
      histories: ['meter'],
    }),
  ],
})
