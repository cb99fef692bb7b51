import { sql } from 'kysely'
import type { AccountingFact, AccountingKind } from '#platform/trade/accounting-fact.model.ts'
import type { AccountingFacts } from '#platform/trade/accounting-facts.slot.ts'

const credit: AccountingKind = {
  code: 'customer-credit',
  name: { fr: 'Avoir à un client', en: 'Credit to a customer', es: 'Abono a un cliente', ar: 'إشعار دائن لعميل' },
}

/** What was credited to customers, on the day on which it was settled. */
export const creditsToBook: AccountingFacts = {
  kinds: [credit],
  within: async (db, { start, end }) => {
    const { rows } = await sql<AccountingFact>`
      select d.id::text as key, ${credit.code} as kind, (d.closed_at at time zone 'Europe/Paris')::date::text as day,
             d.company_id, coalesce(d.credit_note, d.number) as reference, n.name as partner, d.number as label,
             null::int as vat_rate, null::float8 as vat_cents, d.granted_cents::float8 as cents
        from qualite.dispute d
        join platform.partner t on t.id = d.partner_id
        join platform.contact n on n.id = t.contact_id
       where d.state = 'settled' and d.granted_cents > 0
         and d.closed_at >= ${start}::timestamptz and d.closed_at < ${end}::timestamptz`.execute(db)
    return rows
  },
}
