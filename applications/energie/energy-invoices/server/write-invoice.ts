import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { EnergieDb, EnergieTables } from '#energie/energie-db.ts'
import { requirePrices } from '#energie/sees-prices.ts'
import type { EnergyInvoice, EnergyInvoiceFields, InvoiceLineFields } from '../energy-invoice.model.ts'
import type { energyInvoicesCalls } from '../energy-invoices.calls.ts'
import { verdictOf, wrongSum } from '../invoice-check.model.ts'
import { checkedInvoice } from './check-invoice.ts'
import { invoiceById } from './invoice-in-full.queries.ts'
import { invoiceToChange, noteEvent } from './invoice-to-change.ts'

type Create = typeof energyInvoicesCalls.createEnergyInvoice
type Edit = typeof energyInvoicesCalls.editEnergyInvoice

/** The contract is held, so that its invoices are checked one after the other. @throws Refusal 404; 400 */
export async function createEnergyInvoice(
  given: Given<Create, EnergieTables>,
  { lines, ...fields }: InputOf<Create>,
): Promise<EnergyInvoice> {
  const { db, clock } = given
  await requirePrices(given)
  const supplier = await requireSound(db, { ...fields, lines })
  const at = clock.now().toString()
  const checked = await checkOf(db, { ...fields, lines }, at)
  const { id } = await db
    .insertInto('energie.energy_invoice')
    .values({ ...fields, ...checked, supplier })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeLines(db, id, lines)
  await noteEvent(db, { invoiceId: id, kind: 'entered', at })
  return invoiceById(given, id)
}

/** @throws Refusal 404; 400; 409 TRANSITION_INVALID once something was decided, VERSION_CONFLICT */
export async function editEnergyInvoice(
  given: Given<Edit, EnergieTables>,
  { id, version, lines, ...fields }: InputOf<Edit>,
): Promise<EnergyInvoice> {
  const { db, clock } = given
  await invoiceToChange(given, { id, version, from: ['entered', 'conform', 'gap'] })
  const supplier = await requireSound(db, { ...fields, lines }, id)
  const at = clock.now().toString()
  const checked = await checkOf(db, { ...fields, lines, id }, at)
  await db
    .updateTable('energie.energy_invoice')
    .set({ ...fields, ...checked, supplier, version: version + 1 })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('energie.energy_invoice_line').where('invoiceId', '=', id).execute()
  await writeLines(db, id, lines)
  await noteEvent(db, { invoiceId: id, kind: 'edited', at })
  return invoiceById(given, id)
}

async function checkOf(db: EnergieDb, invoice: EnergyInvoiceFields & { id?: string }, at: string) {
  const { check, ...judged } = await checkedInvoice(db, { ...invoice, creditCents: null })
  return {
    ...judged,
    state: verdictOf({ ...judged, findings: check.findings }),
    checked: check,
    checkedAt: at,
  }
}

const writeLines = (db: EnergieDb, invoiceId: string, lines: readonly InvoiceLineFields[]) =>
  db
    .insertInto('energie.energy_invoice_line')
    .values(lines.map((line, place) => ({ ...line, invoiceId, rank: place + 1 })))
    .execute()

/** Answers who sends the invoices of its contract. @throws Refusal 404; 400 */
async function requireSound(
  db: EnergieDb,
  { contractId, number, fromOn, toOn, ...amounts }: EnergyInvoiceFields,
  ownId: string | null = null,
): Promise<string> {
  const contract = await takeForChange(
    db.selectFrom('energie.energy_contract').select(['supplier', 'startsOn', 'endsOn']).where('id', '=', contractId),
  )
  if (toOn < fromOn) throw wrongField('toOn', 'before', 'energie.energy-invoices.days')
  if (fromOn < contract.startsOn || (contract.endsOn !== null && toOn > contract.endsOn))
    throw wrongField('fromOn', 'outside', 'energie.energy-invoices.outside-contract')
  requireSums(amounts)
  await requireNewNumber(db, { supplier: contract.supplier, number }, ownId)
  return contract.supplier
}

const euros = (cents: number) => cents / 100

function requireSums(amounts: Pick<EnergyInvoiceFields, 'exclCents' | 'vatCents' | 'lines'>) {
  const wrong = wrongSum(amounts)
  if (!wrong) return
  throw new Refusal(400, 'LINES_SUM', `energie.energy-invoices.wrong-sum.${wrong.of}`, {
    values: { sum: euros(wrong.sumCents), line: (wrong.line ?? 0) + 1 },
  })
}

async function requireNewNumber(db: EnergieDb, said: { supplier: string; number: string }, ownId: string | null) {
  const { rows } = await sql`
    select from energie.energy_invoice
     where supplier_key = kernel.normalise(btrim(${said.supplier})) and number_key = kernel.normalise(btrim(${said.number}))
       and state <> 'rejected' and id is distinct from ${ownId}::uuid limit 1`.execute(db)
  if (rows.length > 0) throw new Refusal(400, 'INVOICE_DOUBLE', 'energie.energy-invoices.double')
}
