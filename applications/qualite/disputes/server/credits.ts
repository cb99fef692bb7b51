import { sql } from 'kysely'
import type { FinancialFact } from '#platform/trade/financial-fact.model.ts'
import type { FinancialFacts } from '#platform/trade/financial-facts.slot.ts'

/** What was credited to customers, on the day on which it was settled. */
export const creditsGiven: FinancialFacts = {
  figure: 'credits',
  within: async (db, { start, end }) => {
    const { rows } = await sql<FinancialFact>`
      select (d.closed_at at time zone 'Europe/Paris')::date::text as day, d.company_id, sum(d.granted_cents)::float8 as amount
        from qualite.dispute d
       where d.state = 'settled' and d.closed_at >= ${start}::timestamptz and d.closed_at < ${end}::timestamptz
       group by 1, 2`.execute(db)
    return rows
  },
}

/** What was granted and is not settled yet, on the day of the complaint. */
export const creditsDue: FinancialFacts = {
  figure: 'due',
  within: async (db, { start, end }) => {
    const { rows } = await sql<FinancialFact>`
      select (d.notified_at at time zone 'Europe/Paris')::date::text as day, d.company_id, sum(d.granted_cents)::float8 as amount
        from qualite.dispute d
       where d.state = 'accounting' and d.notified_at >= ${start}::timestamptz and d.notified_at < ${end}::timestamptz
       group by 1, 2`.execute(db)
    return rows
  },
}
