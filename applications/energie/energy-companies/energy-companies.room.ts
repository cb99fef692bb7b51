import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { EnergieTables } from '#energie/energie-db.ts'
import { energyCompaniesElement } from './energy-company.model.ts'
import { energyCompaniesServer } from './energy-companies.server.ts'

/** Rows by their names, for who reads them. */
const named = namedRows<EnergieTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(energyCompaniesElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string; address: string }>`
    select id as "rowId", name, '/energie/parc/societe' as address from energie.energy_company where id in ${eachOf(rowIds)}`.execute(
    db,
  )
  return rows
})

export const energyCompaniesRoom = room({
  answers: () => [energyCompaniesServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'energie',
      rows: { energy_company: named },
      called: {
        tables: { energy_company: 'field.companies' },
        columns: { siret: 'field.siret', site: 'energie.energy-companies.site' },
        lists: { getPaginatedEnergyCompanies: 'field.companies' },
      },
      histories: ['energy_company'],
    }),
  ],
})
