import { sql } from 'kysely'
import type { FinancialFact } from '#platform/trade/financial-fact.model.ts'
import type { FinancialFacts } from '#platform/trade/financial-facts.slot.ts'
import { notesElement, notesPath } from '../sales-place.model.ts'
import { dayLeft } from './left-lines.ts'

/** Grams that left with delivery notes. */
export const goodsSold: FinancialFacts = {
  figure: 'sold',
  list: { element: notesElement, path: notesPath },
  within: async (db, { start, end }) => {
    const { rows } = await sql<FinancialFact>`
      select ${dayLeft} as day, n.company_id, sum(l.g)::float8 as amount
        from platform.sales_document_line l join platform.sales_document n on n.id = l.document_id
       where l.kind = 'delivery_note' and l.shipped_at >= ${start}::timestamptz and l.shipped_at < ${end}::timestamptz
       group by 1, 2`.execute(db)
    return rows
  },
}
