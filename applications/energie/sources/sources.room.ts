import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { EnergieTables } from '#energie/energie-db.ts'
import { sourcesElement } from './source.model.ts'
import { sourcesServer } from './sources.server.ts'

/** Rows by their names, for who reads them. */
const named = namedRows<EnergieTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(sourcesElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string; address: string }>`
    select id as "rowId", name, '/energie/parc/source' as address from energie.source where id in ${eachOf(rowIds)}`.execute(
    db,
  )
  return rows
})

export const sourcesRoom = room({
  answers: () => [sourcesServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'energie',
      rows: { source: named },
      called: {
        tables: { source: 'energie.sources.title' },
        columns: {
          kind: 'energie.sources.kind',
          power_kw: 'energie.sources.power',
          electric_efficiency_pct: 'energie.sources.electric-efficiency',
          thermal_efficiency_pct: 'energie.sources.thermal-efficiency',
          commissioned_on: 'energie.sources.commissioned',
        },
        lists: { getPaginatedSources: 'energie.sources.title' },
      },
      histories: ['source'],
    }),
  ],
})
