import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { dashboardPanelsOffer } from '#platform/configuration/dashboard-panel.slot.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { placesOfCompanies } from '#culture/places/places.server.ts'
import { plantingsElement } from './planting.model.ts'
import { plantingsServer } from './plantings.server.ts'
import { plantingPanels } from './server/planting-panels.ts'

/** Crops by their codes, for who reads those of their company. */
const named = namedRows<CultureTables>(async ({ db, rights }, rowIds) => {
  const { companyIds } = await companyScopeOf({ rights }, plantingsElement)
  const { rows } = await sql<{ rowId: string; name: string; address: string }>`
    select c.id as "rowId", c.code as name, '/culture/codesCulture' as address
      from culture.planting c join ${placesOfCompanies(companyIds)} p on p.id = c.place_id
     where c.id in ${eachOf(rowIds)}`.execute(db)
  return rows
})

export const plantingsRoom = room({
  answers: () => [plantingsServer],
  fills: [
    fill(dashboardPanelsOffer, ...plantingPanels),
    fill(rowsOfRoomsOffer, {
      schema: 'culture',
      rows: { planting: named },
      called: {
        tables: {
          planting: 'culture.plantings.title',
          harvest_forecast: 'culture.forecast.harvest-title',
          annual_forecast: 'culture.forecast.annual-title',
          annual_forecast_week: 'culture.forecast.kg-m2-a-week',
        },
        columns: {
          crop_code_id: 'culture.plantings.title',
          campaign: 'culture.plantings.campaign',
          variety_id: 'culture.plantings.variety',
          place_id: 'culture.plantings.place',
          area_m2: 'culture.plantings.area',
          stems_m2: 'culture.plantings.stems',
          planted_on: 'culture.plantings.planted-on',
          ended_on: 'culture.plantings.ended-on',
          target_kg_m2: 'culture.plantings.target',
          planting_id: 'culture.plantings.title',
          g: 'culture.forecast.kg-a-day',
          version_no: 'field.versions',
          frozen_at: 'culture.forecast.frozen',
          frozen_by: 'field.by',
          entered_at: 'field.when',
          entered_by: 'field.by',
          kg_m2: 'culture.forecast.kg-m2-a-week',
          year: 'culture.forecast.year',
          week: 'culture.forecast.week',
          annual_forecast_id: 'culture.forecast.annual-title',
        },
        lists: { getPaginatedPlantings: 'culture.plantings.title' },
      },
      histories: ['planting'],
    }),
  ],
})
