import { sql } from 'kysely'
import type { FinancialFact, FinancialFacts } from '#platform/trade/financial-facts.slot.ts'

/**
 * What validated invoices cost, credit notes taken off, on the last day of their period; energy that was sold counts against
 * it. The establishment of the contract says whose it is, by its SIREN.
 */
export const energyCosts: FinancialFacts = {
  figure: 'energy',
  within: async (db, { from, until }) => {
    const { rows } = await sql<FinancialFact>`
      select i.to_on::text as day, p.id as company_id,
             sum((i.excl_cents - coalesce(i.credit_cents, 0)) * case c.direction when 'sale' then -1 else 1 end)::float8 as amount
        from energie.energy_invoice i
        join energie.energy_contract c on c.id = i.contract_id
        left join energie.energy_company e on e.id = c.company_id
        left join lateral (select y.id from platform.company y where y.siren = left(e.siret, 9)
                            order by y.archived_at is not null, y.siret is distinct from e.siret, y.id limit 1) p on true
       where i.state = 'validated' and i.to_on between ${from}::date and ${until}::date
       group by 1, 2`.execute(db)
    return rows
  },
}
