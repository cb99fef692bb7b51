import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { placesOfCompanies } from '#culture/places/places.server.ts'
import { cropEventsPath } from './crop-event.model.ts'
import { cropEventsServer } from './crop-events.server.ts'
import { scopeOfEvents } from './server/crop-events.queries.ts'

/** Events by what was seen, for who sees those of the company. */
const named = namedRows<CultureTables>(async ({ db, rights }, rowIds) => {
  const { companyIds } = await scopeOfEvents({ rights })
  const { rows } = await sql<{ rowId: string; name: string }>`
    select e.id as row_id, e.agent as name
      from culture.crop_event e join ${placesOfCompanies(companyIds)} p on p.id = e.place_id
     where e.id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(({ rowId, name }) => ({ rowId, name, address: cropEventsPath }))
})

export const cropEventsRoom = room({
  answers: () => [cropEventsServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'culture',
      rows: { crop_event: named },
      called: {
        tables: { crop_event: 'culture.crop-events.title' },
        columns: {
          place_id: 'culture.plantings.place',
          agent: 'culture.crop-events.agent',
          severity: 'culture.crop-events.severity',
          observed_on: 'culture.crop-events.observed-on',
          outcome: 'culture.crop-events.outcome',
          closed_on: 'culture.crop-events.closed-on',
        },
        lists: { getPaginatedCropEvents: 'culture.crop-events.title' },
        choices: { current: 'culture.crop-events.tab.current', closed: 'culture.crop-events.tab.closed' },
      },
      histories: ['crop_event'],
    }),
  ],
})
