import { type RawBuilder, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { namedRows, type RowsOfRoom } from '#platform/audit/audited-words.slot.ts'
import type { AtelierTables } from './atelier-db.ts'
import { ordersElement } from './fabrication-orders/fabrication-order.model.ts'
import { addressOfOrder } from './fabrication-orders/order-place.model.ts'
import { linesElement } from './lines/line.model.ts'
import { addressOfLine } from './lines/line-place.model.ts'

type Read = { rowId: string; name: string; companyId: string }

/** Rows that count for who reads the element in the company of their workshop. */
const readOn = (
  element: string,
  addressOf: (rowId: string) => string | null,
  reading: (rowIds: readonly string[]) => RawBuilder<Read>,
) =>
  namedRows<AtelierTables>(async ({ db, rights }, rowIds) => {
    const { byCompany } = await rights.perimeter(element)
    const { rows } = await reading(rowIds).execute(db)
    return rows
      .filter(({ companyId }) => byCompany.has(companyId))
      .map(({ rowId, name }) => ({ rowId, name, address: addressOf(rowId) }))
  })

const orders = readOn(
  ordersElement,
  addressOfOrder,
  ids => sql<Read>`
    select id as row_id, number as name, company_id from atelier.fabrication_order where id in ${eachOf(ids)}`,
)

const lines = readOn(
  linesElement,
  addressOfLine,
  ids => sql<Read>`
    select l.id as row_id, l.label as name, w.company_id from atelier.ligne_atelier l
      join atelier.workshop w on w.id = l.workshop_id where l.id in ${eachOf(ids)}`,
)

/** Lines and orders by their names, for who reads them in the journal. */
export const fabricationRows: RowsOfRoom = {
  schema: 'atelier',
  rows: { fabrication_order: orders, ligne_atelier: lines },
}
