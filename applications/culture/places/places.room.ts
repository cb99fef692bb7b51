import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { kindsOfPlace } from './place.model.ts'
import { placesServer } from './places.server.ts'
import { placeScopeOf } from './server/place-scope.ts'
import { placesOfCompanies } from './server/places.queries.ts'

/** Places by their names, for who reads those of their company. */
const named = namedRows<CultureTables>(async ({ db, rights }, rowIds) => {
  const { companyIds } = await placeScopeOf({ rights })
  const { rows } = await sql<{ rowId: string; name: string; address: string }>`
    select id as "rowId", name, '/culture/serresEtParcelles' as address
      from ${placesOfCompanies(companyIds)} row where id in ${eachOf(rowIds)}`.execute(db)
  return rows
})

export const placesRoom = room({
  answers: () => [placesServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'platform',
      rows: { place: named },
      called: {
        tables: {},
        columns: {
          gross_m2: 'culture.places.gross',
          cultivated_m2: 'culture.places.cultivated',
          row_count: 'culture.places.row-count',
          row_length_m: 'culture.places.row-length',
        },
        lists: { getPaginatedPlaces: 'culture.places.list' },
        choices: Object.fromEntries(kindsOfPlace.map(kind => [kind, `culture.places.kind.${kind}`])),
      },
      histories: ['place'],
    }),
  ],
})
