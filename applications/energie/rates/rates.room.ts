import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { EnergieTables } from '#energie/energie-db.ts'
import { ratesServer } from './rates.server.ts'
import { addressOfRateTable, ratesElement } from './rates-place.model.ts'

/** Tables by their names, for who reads them. */
const named = namedRows<EnergieTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(ratesElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as row_id, name from energie.rate_table where id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(row => ({ ...row, address: addressOfRateTable(row.rowId) }))
})

export const ratesRoom = room({
  answers: () => [ratesServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'energie',
      rows: { rate_table: named },
      called: {
        tables: { rate_table: 'energie.rates.title', rate: 'energie.rates.values' },
        columns: {
          unit: 'energie.rates.unit',
          rate_table_id: 'energie.rates.table',
          valid_from: 'energie.rates.from',
          supersedes_id: 'energie.rates.supersedes',
        },
        lists: { getRateTables: 'energie.rates.title' },
        choices: {
          tax: 'energie.rates.kind.tax',
          network: 'energie.rates.kind.network',
          factor: 'energie.rates.kind.factor',
          vat: 'energie.rates.kind.vat',
        },
      },
      histories: ['rate_table'],
    }),
  ],
})
