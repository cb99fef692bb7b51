import { sql } from 'kysely'
import type { FinancialFact } from '#platform/trade/financial-fact.model.ts'
import type { FinancialFacts } from '#platform/trade/financial-facts.slot.ts'
import { requestsElement, requestsPath } from '../requests-place.model.ts'

const cents = (quantity: ReturnType<typeof sql>) => sql`round(sum(${quantity} * l.ordered_price * 100))::float8`

/** Goods that arrived, at the price at which they were ordered. */
export const goodsReceived: FinancialFacts = {
  figure: 'receipts',
  list: { element: requestsElement, path: requestsPath },
  within: async (db, { start, end }) => {
    const { rows } = await sql<FinancialFact>`
      select (e.received_at at time zone 'Europe/Paris')::date::text as day, r.company_id, ${cents(sql`e.quantity`)} as amount
        from demandes.request_receipt e
        join demandes.request_line l on l.id = e.line_id
        join demandes.request r on r.id = l.request_id
       where l.ordered_price is not null and e.received_at >= ${start}::timestamptz and e.received_at < ${end}::timestamptz
       group by 1, 2`.execute(db)
    return rows
  },
}

/** Goods that are ordered and still to come, on the day of the order. */
export const goodsDue: FinancialFacts = {
  figure: 'due',
  within: async (db, { from, until }) => {
    const { rows } = await sql<FinancialFact>`
      select r.ordered_on::text as day, r.company_id, ${cents(sql`greatest(l.quantity - arrived.quantity, 0)`)} as amount
        from demandes.request r
        join demandes.request_line l on l.request_id = r.id
        cross join lateral (select coalesce(sum(e.quantity), 0) as quantity
                              from demandes.request_receipt e where e.line_id = l.id) arrived
       where r.state in ('ordered', 'partial') and l.ordered_price is not null
         and r.ordered_on between ${from}::date and ${until}::date
       group by 1, 2`.execute(db)
    return rows
  },
}
