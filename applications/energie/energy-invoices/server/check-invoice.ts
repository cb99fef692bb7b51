import { sql } from 'kysely'
import type { Days } from '#energie/days.model.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { computedForContract } from '../../invoice-types/invoice-types.server.ts'
import type { EnergyInvoiceFields, InvoiceCheck, ReadingOfCheck } from '../energy-invoice.model.ts'
import { findingsOf, toleranceOf } from '../invoice-check.model.ts'

type Asked = Pick<EnergyInvoiceFields, 'contractId' | 'fromOn' | 'toOn' | 'onEstimate' | 'lines' | 'exclCents'> & {
  id?: string
  creditCents: number | null
}
type Checked = { check: InvoiceCheck; gapCents: number | null; toleranceCents: number | null }

type Terms = {
  meterId: string | null
  invoiceTypeId: string | null
  tolerancePercent: number
  toleranceEuros: number
}

/** What an invoice should be, its gap with what it asks for, and what is red whatever the gap is. */
export async function checkedInvoice(db: EnergieDb, { id, creditCents, ...invoice }: Asked): Promise<Checked> {
  const { contractId } = invoice
  const period = { from: invoice.fromOn, to: invoice.toOn }
  const { rows: contracts } = await sql<Terms>`
    select meter_id, invoice_type_id, tolerance_percent::float8 as tolerance_percent, tolerance_euros
      from energie.energy_contract where id = ${contractId}`.execute(db)
  const {
    meterId = null,
    invoiceTypeId = null,
    ...tolerance
  } = contracts[0] ?? { tolerancePercent: 0, toleranceEuros: 0 }
  const computed =
    invoiceTypeId === null || meterId === null
      ? null
      : await computedForContract(db, { contractId, invoiceTypeId, period })
  const readings = await readingsAround(db, meterId, period)
  const others = await otherPeriods(db, contractId, id)
  const check = { computed, findings: findingsOf({ invoice, computed, readings, others }), readings }
  if (computed === null || computed.missing.length > 0) return { check, gapCents: null, toleranceCents: null }
  return {
    check,
    gapCents: invoice.exclCents - (creditCents ?? 0) - computed.totalExclCents,
    toleranceCents: toleranceOf(computed.totalExclCents, tolerance),
  }
}

/** The validated ones within, and the nearest on each side. */
const readingsAround = async (db: EnergieDb, meterId: string | null, { from, to }: Days): Promise<ReadingOfCheck[]> =>
  (
    await sql<ReadingOfCheck>`
      select read_on, index_milli::float8 as index, kind from energie.reading r
       where r.meter_id = ${meterId} and r.state = 'validated'
         and r.read_on >= coalesce((select max(b.read_on) from energie.reading b
                                     where b.meter_id = r.meter_id and b.state = 'validated' and b.read_on < ${from}::date),
                                   ${from}::date)
         and r.read_on <= coalesce((select min(b.read_on) from energie.reading b
                                     where b.meter_id = r.meter_id and b.state = 'validated' and b.read_on >= ${to}::date),
                                   ${to}::date)
       order by r.read_on, r.id`.execute(db)
  ).rows

const otherPeriods = async (db: EnergieDb, contractId: string, id: string | undefined): Promise<Days[]> =>
  (
    await sql<Days>`
      select from_on as from, to_on as to from energie.energy_invoice
       where contract_id = ${contractId} and state <> 'rejected' and id is distinct from ${id ?? null}::uuid
       order by from_on, id`.execute(db)
  ).rows
