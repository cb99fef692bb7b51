import { sql } from 'kysely'
import { sharesOf } from '#kernel/shared/shares.ts'
import type { FinancialFacts } from '#platform/trade/financial-facts.slot.ts'
import { energyInvoicesElement, energyInvoicesPath } from '../energy-invoices-place.model.ts'
import { companyOfContract } from './company-of-contract.ts'
import { countOf, type Days, monthsIn, splitAt } from '#energie/days.model.ts'

type Billed = Days & { companyId: string | null; cents: number }

/**
 * What validated invoices cost, credit notes taken off, shared by days among the months of their period; energy that was
 * sold counts against it.
 */
export const energyCosts: FinancialFacts = {
  figure: 'energy',
  list: { element: energyInvoicesElement, path: energyInvoicesPath },
  within: async (db, { from, until }) => {
    const { rows } = await sql<Billed>`
      select i.from_on::text as "from", i.to_on::text as "to", p.id as company_id,
             ((i.excl_cents - coalesce(i.credit_cents, 0)) * case c.direction when 'sale' then -1 else 1 end)::float8 as cents
        from energie.energy_invoice i
        join energie.energy_contract c on c.id = i.contract_id ${companyOfContract}
       where i.state = 'validated' and i.from_on <= ${until}::date and i.to_on >= ${from}::date`.execute(db)
    return rows.flatMap(costsOf).filter(({ day }) => day >= from && day <= until)
  },
}

/** On the first day of each part, which sum to what was billed. */
function costsOf({ companyId, cents, ...period }: Billed) {
  const parts = splitAt(period, monthsIn(period))
  return sharesOf(cents, parts.map(countOf)).map((amount, place) => ({
    day: (parts[place] as Days).from,
    companyId,
    amount,
  }))
}
