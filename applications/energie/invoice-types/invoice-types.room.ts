import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { EnergieTables } from '#energie/energie-db.ts'
import { invoiceTypesServer } from './invoice-types.server.ts'
import { addressOfInvoiceType, invoiceTypesElement } from './invoice-types-place.model.ts'

/** Types by their names, for who reads them. */
const named = namedRows<EnergieTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(invoiceTypesElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as row_id, name from energie.invoice_type where id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(row => ({ ...row, address: addressOfInvoiceType(row.rowId) }))
})

export const invoiceTypesRoom = room({
  answers: () => [invoiceTypesServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'energie',
      rows: { invoice_type: named },
      called: {
        tables: {
          invoice_type: 'energie.invoice-types.title',
          invoice_type_version: 'field.release',
          invoice_component: 'energie.invoice-types.component',
        },
        columns: {
          invoice_type_id: 'energie.invoice-types.type',
          factor_table_id: 'energie.invoice-types.factor',
          tested_at: 'energie.invoice-types.tested',
          active_from: 'energie.invoice-types.active-from',
          type_version_id: 'field.release',
          rank: 'field.number',
          price: 'energie.invoice-types.price',
          multiple: 'energie.invoice-types.multiple',
          least_price: 'energie.invoice-types.least',
          most_price: 'energie.invoice-types.most',
          vat_table_id: 'energie.invoice-types.vat',
        },
        lists: { getInvoiceTypes: 'energie.invoice-types.title' },
      },
      histories: ['invoice_type'],
    }),
  ],
})
