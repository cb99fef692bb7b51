import { sql } from 'kysely'
import type { Days } from '#energie/days.model.ts'
import { awaitedPeriods } from '../awaited-invoices.model.ts'
import type { AwaitedInvoice } from '../energy-invoice.model.ts'
import type { Asking } from './energy-invoices.queries.ts'

type Contract = Pick<AwaitedInvoice, 'contractId' | 'contract' | 'supplier'> &
  Pick<Parameters<typeof awaitedPeriods>[0], 'frequency' | 'shiftDays' | 'expectedAfterDays' | 'contract'> & {
    startsOn: string
    endsOn: string | null
  }

/** What invoices are awaited of contracts that have a periodicity, those that are late first. */
export async function awaitedInvoices({ db, clock }: Asking): Promise<AwaitedInvoice[]> {
  const { rows } = await sql<Omit<Contract, 'contract'> & { contract: string }>`
    select k.id as contract_id, k.name as contract, k.supplier, k.starts_on, k.ends_on, p.frequency, p.shift_days,
           p.expected_after_days
      from energie.energy_contract k join energie.billing_period p on p.id = k.billing_period_id
     where k.archived_at is null and k.meter_id is not null
     order by k.name_key, k.id`.execute(db)
  const { rows: told } = await sql<Days & { contractId: string }>`
    select contract_id, from_on as from, to_on as to from energie.energy_invoice
     where state <> 'rejected' order by from_on, id`.execute(db)
  const byContract = Map.groupBy(told, ({ contractId }) => contractId)
  return rows
    .flatMap(({ contractId, contract, supplier, ...terms }) =>
      awaitedPeriods({ ...terms, contract: terms, invoiced: byContract.get(contractId) ?? [] }, clock.today()).map(
        period => ({ contractId, contract, supplier, ...period }),
      ),
    )
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
}
