import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { EnergieTables } from '#energie/energie-db.ts'
import type { EnergyInvoice, KindOfEvent, StateOfInvoice } from '../energy-invoice.model.ts'
import type { energyInvoicesCalls } from '../energy-invoices.calls.ts'
import { verdictOf } from '../invoice-check.model.ts'
import { checkedInvoice } from './check-invoice.ts'
import type { Asking } from './energy-invoices.queries.ts'
import { hasWritten, invoiceById, linesOf } from './invoice-in-full.queries.ts'
import { invoiceToChange, noteEvent } from './invoice-to-change.ts'

type Check = typeof energyInvoicesCalls.checkEnergyInvoice
type Dispute = typeof energyInvoicesCalls.disputeEnergyInvoice
type Credit = typeof energyInvoicesCalls.creditEnergyInvoice
type Validate = typeof energyInvoicesCalls.validateEnergyInvoice
type Reject = typeof energyInvoicesCalls.rejectEnergyInvoice

/** What is disputed or credited stays so, with another gap. @throws Refusal 404; 400 PRICES_UNSEEN; 409 */
export async function checkEnergyInvoice(given: Given<Check, EnergieTables>, { id, version }: InputOf<Check>) {
  const { state } = await invoiceToChange(given, {
    id,
    version,
    from: ['entered', 'conform', 'gap', 'disputed', 'credited'],
  })
  const { verdict, ...checked } = await checkAgain(given, id)
  const to = state === 'disputed' || state === 'credited' ? state : verdict
  return moved(given, { id, version }, { to, kind: 'checked', more: checked })
}

/** @throws Refusal 404; 400 PRICES_UNSEEN; 409 */
export async function disputeEnergyInvoice(
  given: Given<Dispute, EnergieTables>,
  { reason, ...asked }: InputOf<Dispute>,
) {
  await invoiceToChange(given, { ...asked, from: ['gap'] })
  const disputedAt = given.clock.now().toString()
  return moved(given, asked, { to: 'disputed', kind: 'disputed', text: reason, more: { disputedAt } })
}

/** The check is made again on what is left to pay. @throws Refusal 404; 400 PRICES_UNSEEN; 409 */
export async function creditEnergyInvoice(
  given: Given<Credit, EnergieTables>,
  { id, version, ...note }: InputOf<Credit>,
) {
  await invoiceToChange(given, { id, version, from: ['disputed'] })
  await given.db.updateTable('energie.energy_invoice').set(note).where('id', '=', id).execute()
  const { verdict: _verdict, ...checked } = await checkAgain(given, id)
  return moved(given, { id, version }, { to: 'credited', kind: 'credited', text: note.creditNumber, more: checked })
}

/** What the last check found stays as it is. @throws Refusal 404; 400 PRICES_UNSEEN, REASON_REQUIRED; 409 SAME_PERSON */
export async function validateEnergyInvoice(
  given: Given<Validate, EnergieTables>,
  { reason, ...asked }: InputOf<Validate>,
) {
  const { id } = asked
  await invoiceToChange(given, { ...asked, from: ['conform', 'gap', 'credited'] })
  const { rows } = await sql<{ isOwn: boolean; isWide: boolean }>`
    select ${hasWritten(given)} as is_own, i.state = 'gap' or coalesce(abs(i.gap_cents) > i.tolerance_cents, true) as is_wide
      from energie.energy_invoice i where i.id = ${id}`.execute(given.db)
  if (rows[0]?.isOwn) throw new Refusal(409, 'SAME_PERSON', 'energie.energy-invoices.same-person')
  if (rows[0]?.isWide && reason === null)
    throw new Refusal(400, 'REASON_REQUIRED', 'energie.energy-invoices.reason-required')
  return moved(given, asked, { to: 'validated', kind: 'validated', text: reason })
}

/** @throws Refusal 404; 400 PRICES_UNSEEN; 409 */
export async function rejectEnergyInvoice(given: Given<Reject, EnergieTables>, { reason, ...asked }: InputOf<Reject>) {
  await invoiceToChange(given, { ...asked, from: ['entered', 'conform', 'gap'] })
  return moved(given, asked, { to: 'rejected', kind: 'rejected', text: reason })
}

type Step = { to: StateOfInvoice; kind: KindOfEvent; text?: string | null; more?: object }

async function moved(
  given: Asking,
  { id, version }: { id: string; version: number },
  { to, kind, text = null, more = {} }: Step,
): Promise<EnergyInvoice> {
  await given.db
    .updateTable('energie.energy_invoice')
    .set({ ...more, state: to, version: version + 1 })
    .where('id', '=', id)
    .execute()
  await noteEvent(given.db, { invoiceId: id, kind, text, at: given.clock.now().toString() })
  return invoiceById(given, id)
}

type Standing = {
  contractId: string
  fromOn: string
  toOn: string
  onEstimate: boolean
  exclCents: number
  creditCents: number | null
}

async function checkAgain({ db, clock }: Asking, id: string) {
  const { rows } = await sql<Standing>`
    select contract_id, from_on, to_on, on_estimate, excl_cents::float8 as excl_cents, credit_cents::float8 as credit_cents
      from energie.energy_invoice where id = ${id}`.execute(db)
  const standing = rows[0] as Standing
  const { check, ...judged } = await checkedInvoice(db, { ...standing, id, lines: await linesOf(db, id) })
  return {
    ...judged,
    verdict: verdictOf({ ...judged, findings: check.findings }),
    checked: check,
    checkedAt: clock.now().toString(),
  }
}
