import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { placesOfCompanies } from '#culture/places/places.server.ts'
import { cropIncidentsPath, kindsOfIncident } from './crop-incident.model.ts'
import { cropIncidentsServer } from './crop-incidents.server.ts'
import { scopeOfIncidents } from './server/crop-incidents.queries.ts'

const kindsInWords = Object.fromEntries(kindsOfIncident.map(kind => [kind, `culture.crop-incidents.kind.${kind}`]))

/** Incidents by what was seen, for who sees those of the company. */
const named = namedRows<CultureTables>(async ({ db, rights }, rowIds) => {
  const { companyIds } = await scopeOfIncidents({ rights })
  const { rows } = await sql<{ rowId: string; name: string }>`
    select e.id as row_id, e.agent as name
      from culture.crop_incident e join ${placesOfCompanies(companyIds)} p on p.id = e.place_id
     where e.id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(({ rowId, name }) => ({ rowId, name, address: cropIncidentsPath }))
})

export const cropIncidentsRoom = room({
  answers: () => [cropIncidentsServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'culture',
      rows: { crop_incident: named },
      called: {
        tables: { crop_incident: 'culture.crop-incidents.title' },
        columns: {
          place_id: 'culture.plantings.place',
          agent: 'culture.crop-incidents.agent',
          severity: 'culture.crop-incidents.severity',
          observed_on: 'culture.crop-incidents.observed-on',
          outcome: 'culture.crop-incidents.outcome',
          closed_on: 'culture.crop-incidents.closed-on',
        },
        lists: { getPaginatedCropIncidents: 'culture.crop-incidents.title' },
        choices: {
          current: 'culture.crop-incidents.tab.current',
          closed: 'culture.crop-incidents.tab.closed',
          ...kindsInWords,
        },
      },
      histories: ['crop_incident'],
    }),
  ],
})
