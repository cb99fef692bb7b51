import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { EnergieTables } from '#energie/energie-db.ts'
import { energyContractsElement } from './energy-contract.model.ts'
import { energyContractsServer } from './energy-contracts.server.ts'

/** Rows by their names, for who reads them. */
const named = namedRows<EnergieTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(energyContractsElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string; address: string }>`
    select id as "rowId", name, '/energie/parc/contrat' as address from energie.energy_contract where id in ${eachOf(rowIds)}`.execute(
    db,
  )
  return rows
})

export const energyContractsRoom = room({
  answers: () => [energyContractsServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'energie',
      rows: { energy_contract: named },
      called: {
        tables: { energy_contract: 'energie.energy-contracts.title' },
        columns: {
          supplier: 'energie.energy-contracts.supplier',
          direction: 'energie.energy-contracts.direction',
          company_id: 'field.company',
          meter_id: 'energie.energy-contracts.meter',
          billing_period_id: 'energie.energy-contracts.billing-period',
          tolerance_percent: 'energie.energy-contracts.tolerance-percent',
          tolerance_euros: 'energie.energy-contracts.tolerance-euros',
          starts_on: 'field.firstDay',
          ends_on: 'field.lastDay',
          annual_mwh: 'energie.energy-contracts.annual-mwh',
        },
        lists: { getPaginatedEnergyContracts: 'energie.energy-contracts.title' },
      },
      histories: ['energy_contract'],
    }),
  ],
})
