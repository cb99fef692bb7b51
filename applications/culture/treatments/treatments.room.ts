import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { harvestGateOffer } from '#platform/trace/gates.slot.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { placesOfCompanies } from '#culture/places/places.server.ts'
import { harvestGate } from './server/closed-places.queries.ts'
import { treatmentsServer } from './treatments.server.ts'
import { treatmentsElement, treatmentsPath } from './treatments-place.model.ts'

/** Treatments by what they were against and where, for who sees those of the company. */
const named = namedRows<CultureTables>(async ({ db, rights }, rowIds) => {
  const { companyIds } = await companyScopeOf({ rights }, treatmentsElement)
  const { rows } = await sql<{ rowId: string; name: string }>`
    select t.id as row_id, t.target || ' · ' || p.name as name
      from culture.treatment t join ${placesOfCompanies(companyIds)} p on p.id = t.place_id
     where t.id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(row => ({ ...row, address: treatmentsPath }))
})

export const treatmentsRoom = room({
  answers: () => [treatmentsServer],
  fills: [
    fill(harvestGateOffer, harvestGate),
    fill(rowsOfRoomsOffer, {
      schema: 'culture',
      rows: { treatment: named },
      called: {
        tables: { treatment: 'culture.treatments.treatment', treatment_product: 'culture.treatments.products' },
        columns: {
          planned_for: 'culture.treatments.planned-for',
          treated_m2: 'culture.treatments.treated',
          operator: 'culture.treatments.operator',
          certiphyto: 'culture.treatments.certiphyto',
          certiphyto_until: 'culture.treatments.certiphyto-until',
          bbch: 'culture.treatments.bbch',
          water_l: 'culture.treatments.water',
          wind_ms: 'culture.treatments.wind',
          rain_mm_h: 'culture.treatments.rain',
          equipment: 'culture.treatments.equipment',
          care: 'culture.treatments.care',
          re_entry_at: 'culture.treatments.re-entry-at',
          harvest_from: 'culture.treatments.harvest-from',
          done_by: 'culture.treatments.done-by',
          done_at: 'culture.treatments.done-at',
          validated_by: 'culture.treatments.validated-by',
          treatment_id: 'culture.treatments.treatment',
          dose: 'culture.treatments.dose',
        },
        lists: { getPaginatedTreatments: 'culture.treatments.title' },
        choices: {
          planned: 'culture.treatments.state.planned',
          register: 'culture.treatments.tab.register',
          cancelled: 'culture.treatments.state.cancelled',
        },
      },
      histories: ['treatment'],
    }),
  ],
})
