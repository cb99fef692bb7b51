import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { FinancesTables } from '#finances/finances-db.ts'
import { accountingExportsElement, accountingExportsPath } from './accounting-exports-place.model.ts'
import { accountingExportsServer } from './accounting-exports.server.ts'

/** Exports by company and number, for who reads those of their company. */
const named = namedRows<FinancesTables>(async ({ db, rights }, rowIds) => {
  const { companyIds } = await companyScopeOf({ rights }, accountingExportsElement)
  const { rows } = await sql<{ rowId: string; name: string }>`
    select x.id as row_id, c.name || ' ' || x.number as name
      from finances.accounting_export x join platform.company c on c.id = x.company_id
     where x.id in ${eachOf(rowIds)} and x.company_id in ${eachOf(companyIds)}`.execute(db)
  return rows.map(row => ({ ...row, address: accountingExportsPath }))
})

export const accountingExportsRoom = room({
  answers: () => [accountingExportsServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'finances',
      rows: { accounting_export: named },
      called: {
        tables: { accounting_export: 'finances.exports.export-of', accounting_line: 'field.line' },
        columns: {
          month: 'finances.exports.month',
          hash: 'finances.exports.hash',
          content: 'field.payload',
          exported_by: 'field.by',
          exported_at: 'field.when',
          refused_at: 'finances.exports.refused',
          refused_by: 'finances.exports.refused-by',
          refusal: 'field.reason',
          export_id: 'finances.exports.export-of',
          key: 'finances.exports.key',
          cents: 'finances.exports.amount',
          vat_cents: 'finances.exports.vat',
          before: 'finances.exports.before',
        },
      },
    }),
  ],
})
