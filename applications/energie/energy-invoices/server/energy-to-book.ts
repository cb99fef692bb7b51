import { sql } from 'kysely'
import type { AccountingFact, AccountingKind } from '#platform/trade/accounting-fact.model.ts'
import type { AccountingFacts } from '#platform/trade/accounting-facts.slot.ts'
import { companyOfContract } from './company-of-contract.ts'

const purchase: AccountingKind = {
  code: 'energy-purchase',
  name: { fr: 'Énergie achetée', en: 'Energy bought', es: 'Energía comprada', ar: 'الطاقة المشتراة' },
}
const sale: AccountingKind = {
  code: 'energy-sale',
  name: { fr: 'Énergie vendue', en: 'Energy sold', es: 'Energía vendida', ar: 'الطاقة المبيعة' },
}

/**
 * Validated invoices by the day on which they were issued, a rate of VAT each; credit notes by themselves, of whose tax nothing
 * is known.
 */
export const energyToBook: AccountingFacts = {
  kinds: [purchase, sale],
  within: async (db, { from, until }) => {
    const { rows } = await sql<AccountingFact>`
      with invoice as (
        select i.*, p.id as company_id, c.name as contract, case c.direction when 'sale' then -1 else 1 end as side,
               case c.direction when 'sale' then ${sale.code} else ${purchase.code} end as kind
          from energie.energy_invoice i
          join energie.energy_contract c on c.id = i.contract_id ${companyOfContract}
         where i.state = 'validated' and i.issued_on between ${from}::date and ${until}::date)
      select concat_ws(':', i.id, l.vat_rate) as key, i.kind, i.issued_on::text as day, i.company_id, i.number as reference,
             i.supplier as partner, i.contract as label, l.vat_rate,
             (i.side * coalesce(l.vat_cents, i.vat_cents))::float8 as vat_cents,
             (i.side * coalesce(l.cents, i.excl_cents))::float8 as cents
        from invoice i
        left join lateral (select y.vat_rate, sum(y.amount_cents) as cents, sum(y.vat_cents) as vat_cents
                             from energie.energy_invoice_line y where y.invoice_id = i.id group by y.vat_rate) l on true
      union all
      select i.id || ':credit', i.kind, i.issued_on::text, i.company_id, i.credit_number, i.supplier, i.contract, null, null,
             (-i.side * i.credit_cents)::float8
        from invoice i where i.credit_cents is not null`.execute(db)
    return rows
  },
}
