import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { varietiesElement } from './variety.model.ts'
import { varietiesServer } from './varieties.server.ts'

/** Rows by their names, for who reads them. */
const named = namedRows<CultureTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(varietiesElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string; address: string }>`
    select id as "rowId", name, '/culture/varietes' as address from culture.variety where id in ${eachOf(rowIds)}`.execute(
    db,
  )
  return rows
})

export const varietiesRoom = room({
  answers: () => [varietiesServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'culture',
      rows: { variety: named },
      called: {
        tables: { variety: 'culture.varieties.title' },
        columns: {
          species: 'culture.varieties.species',
          type: 'culture.varieties.type',
          breeder: 'culture.varieties.breeder',
          mean_fruit_g: 'culture.varieties.mean-fruit',
          days_to_first_harvest: 'culture.varieties.days-to-harvest',
          eppo_code: 'culture.varieties.eppo',
        },
        lists: { getPaginatedVarieties: 'culture.varieties.title' },
      },
      histories: ['variety'],
    }),
  ],
})
