import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { seesPrices } from '#energie/sees-prices.ts'
import type { EnergyInvoiceChoices, EnergyInvoiceRow } from '../energy-invoice.model.ts'
import { energyInvoicesCalls } from '../energy-invoices.calls.ts'

export type Asking = { db: EnergieDb; rights: Rights; clock: Clock; caller: Caller }

type Asked = InputOf<typeof energyInvoicesCalls.getEnergyInvoices>

/** A page of the invoices, the latest period first. Who sees no amount is not shown their order either. */
export async function pageOfInvoices(given: Asking, asked: Asked): Promise<PageOf<EnergyInvoiceRow>> {
  const isSeen = await seesPrices(given)
  const amount = (column: string) => (isSeen ? sql.ref(`row.${column}`) : sql`row.from_on`)
  return pageOfList(given.db, energyInvoicesCalls.getEnergyInvoices.list, asked, {
    from: sql`energie.energy_invoice row join energie.energy_contract contract on contract.id = row.contract_id`,
    id: sql`row.id`,
    within: sql`true`,
    orders: {
      fromOn: [sql`row.from_on`],
      number: [sql`row.number_key`],
      contract: [sql`contract.search_text`],
      issuedOn: [sql`row.issued_on`],
      exclCents: [amount('excl_cents')],
      gapCents: [amount('gap_cents')],
    },
    filters: {
      state: chosen => (chosen === 'all' ? sql`true` : sql`row.state = ${chosen}`),
      contractId: chosen => sql`row.contract_id = ${chosen}`,
    },
    matching: words => matches('energie.energy_invoice', 'row', words),
    rows: ids => rowsOfInvoices(given, ids),
  })
}

export async function rowsOfInvoices(given: Asking, ids: readonly string[]): Promise<EnergyInvoiceRow[]> {
  const { rows } = await sql<EnergyInvoiceRow>`
    select i.id, i.number, i.contract_id, k.name as contract, i.supplier, i.issued_on, i.from_on, i.to_on, i.state,
           i.excl_cents::float8 as excl_cents, i.gap_cents::float8 as gap_cents
      from energie.energy_invoice i join energie.energy_contract k on k.id = i.contract_id
     where i.id in ${eachOf(ids)}`.execute(given.db)
  if (await seesPrices(given)) return rows
  return rows.map(({ exclCents: _excl, gapCents: _gap, ...row }) => row)
}

type Totals = AnswerOf<typeof energyInvoicesCalls.getEnergyInvoiceTotals>

/** How many are in each state, and what they ask for together. */
export async function totalsOfInvoices(given: Asking): Promise<Totals> {
  const { rows } = await sql<Totals[number]>`
    select state, count(*)::int as count, sum(excl_cents)::float8 as excl_cents
      from energie.energy_invoice group by state order by state`.execute(given.db)
  if (await seesPrices(given)) return rows
  return rows.map(({ state, count }) => ({ state, count }))
}

/** Contracts in use by name, with the lines that their invoices have. */
export async function choicesOfInvoices({ db, clock }: Asking): Promise<EnergyInvoiceChoices> {
  const contracts = await db
    .selectFrom('energie.energy_contract')
    .select(['id', 'name', 'supplier'])
    .where('archivedAt', 'is', null)
    .where('meterId', 'is not', null)
    .orderBy('nameKey')
    .orderBy('id')
    .execute()
  const { rows } = await sql<{ contractId: string; name: string; unit: 'kwh' | 'month' }>`
    select k.id as contract_id, c.name,
           case when c.kind = 'month' or t.unit = 'eur_month' then 'month' else 'kwh' end as unit
      from energie.energy_contract k
     cross join lateral (
       select v.id from energie.invoice_type_version v
        where v.invoice_type_id = k.invoice_type_id and v.active_from <= ${clock.today().toString()}::date
        order by v.active_from desc limit 1) v
      join energie.invoice_component c on c.type_version_id = v.id
      left join energie.rate_table t on t.id = c.rate_table_id
     where k.archived_at is null order by k.id, c.rank, c.id`.execute(db)
  const byContract = Map.groupBy(rows, ({ contractId }) => contractId)
  return {
    contracts: contracts.map(contract => ({
      ...contract,
      components: (byContract.get(contract.id) ?? []).map(({ name, unit }) => ({ name, unit })),
    })),
  }
}
