import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { seesPrices } from '#energie/sees-prices.ts'
import type { ComparedComponent, EnergyInvoice, InvoiceCheck, InvoiceLineFields } from '../energy-invoice.model.ts'
import { disputeRight, energyInvoicesElement, validateRight } from '../energy-invoices-place.model.ts'
import { comparedComponents, rateOf } from '../invoice-check.model.ts'
import { checkedInvoice } from './check-invoice.ts'
import { type Asking, rowsOfInvoices } from './energy-invoices.queries.ts'

type Facts = Pick<
  EnergyInvoice,
  'onEstimate' | 'note' | 'checkedAt' | 'creditNumber' | 'disputedAt' | 'version' | 'isOwn'
> & {
  exclCents: number
  gapCents: number | null
  vatCents: number
  creditCents: number | null
  toleranceCents: number | null
  checked: InvoiceCheck | null
}

const undecided = ['entered', 'conform', 'gap', 'disputed', 'credited']

/** All that is told of an invoice. @throws Refusal 404 */
export async function invoiceById(given: Asking, id: string): Promise<EnergyInvoice> {
  const { db, rights } = given
  const { rows } = await sql<Facts>`
    select i.on_estimate, i.note, i.checked_at, i.credit_number, i.disputed_at, i.version, i.checked,
           i.excl_cents::float8 as excl_cents, i.vat_cents::float8 as vat_cents, i.gap_cents::float8 as gap_cents,
           i.credit_cents::float8 as credit_cents, i.tolerance_cents::float8 as tolerance_cents,
           ${hasWritten(given)} as is_own
      from energie.energy_invoice i where i.id = ${id}`.execute(db)
  const [facts] = rows
  const [row] = await rowsOfInvoices(given, facts ? [id] : [])
  if (!facts || !row) throw notFound()
  const { checked, vatCents, creditCents, toleranceCents, exclCents, gapCents, ...told } = facts
  const [sees, page, disputes, validates] = [
    await seesPrices(given),
    await rights.level(energyInvoicesElement),
    await rights.level(disputeRight),
    await rights.level(validateRight),
  ]
  const lines = await linesOf(db, id)
  const computed = checked?.computed ?? null
  const isUndecided = undecided.includes(row.state)
  const now = isUndecided ? await checkedInvoice(db, { ...row, ...told, id, lines, exclCents, creditCents }) : null
  const isOpen = ['entered', 'conform', 'gap'].includes(row.state)
  return {
    ...row,
    ...told,
    ...(sees && {
      vatCents,
      creditCents,
      toleranceCents,
      computedCents: gapCents === null ? null : (computed?.totalExclCents ?? null),
    }),
    lines: lines.map(({ price, amountCents, vatCents: vat, ...line }) => ({
      ...line,
      ...(sees && { price, amountCents, vatCents: vat }),
    })),
    compared: comparedComponents(lines, computed).map(component => (sees ? component : withoutAmounts(component))),
    missing: computed?.missing ?? [],
    hasNoType: computed === null,
    findings: checked?.findings ?? [],
    readings: checked?.readings ?? [],
    gapRate: sees && gapCents !== null && computed ? rateOf(gapCents, computed.totalExclCents) : null,
    isOutdated: now !== null && isAnother(now, { gapCents, toleranceCents, check: checked }),
    events: await eventsOf(db, id),
    can: {
      edit: sees && page >= 2 && isOpen,
      check: sees && page >= 2 && isUndecided,
      dispute: sees && disputes >= 2 && row.state === 'gap',
      printLetter: sees && told.disputedAt !== null,
      credit: sees && page >= 2 && row.state === 'disputed',
      validate: sees && validates >= 2 && ['conform', 'gap', 'credited'].includes(row.state),
      reject: page >= 3 && isOpen,
      seePrices: sees,
    },
  }
}

/** Whether the caller has written what the invoice says. */
export const hasWritten = ({ caller }: Asking) => sql<boolean>`
  exists (select from energie.energy_invoice_event e
           where e.invoice_id = i.id and e.kind in ('entered', 'edited', 'credited') and e.by_id = ${caller.userId})`

type Found = { gapCents: number | null; toleranceCents: number | null; check: InvoiceCheck | null }

const isAnother = (now: Found, then: Found) =>
  now.gapCents !== then.gapCents ||
  now.toleranceCents !== then.toleranceCents ||
  JSON.stringify(toCompare(now)) !== JSON.stringify(toCompare(then))

const toCompare = ({ check }: Found) => [
  check?.computed?.missing.map(({ what, days }) => [what, days]) ?? null,
  check?.findings.map(({ code, from, to, component, off }) => [code, from, to, component, off]) ?? null,
]

const withoutAmounts = ({ component, rows }: ComparedComponent): ComparedComponent => ({
  component,
  rows: rows.map(({ supplied, computed }) => ({
    supplied: supplied && { unit: supplied.unit, quantity: supplied.quantity },
    computed: computed && { unit: computed.unit, quantity: computed.quantity, from: computed.from, to: computed.to },
  })),
})

export const linesOf = async (db: EnergieDb, invoiceId: string) =>
  (
    await sql<InvoiceLineFields & { id: string }>`
      select id, component, unit, quantity::float8 as quantity, price::float8 as price,
             amount_cents::float8 as amount_cents, vat_rate, vat_cents::float8 as vat_cents
        from energie.energy_invoice_line where invoice_id = ${invoiceId} order by rank`.execute(db)
  ).rows

const eventsOf = async (db: EnergieDb, invoiceId: string) =>
  (
    await sql<EnergyInvoice['events'][number]>`
      select e.id, e.kind, e.text, u.firstname || ' ' || u.name as by, e.at
        from energie.energy_invoice_event e left join platform.user u on u.id = e.by_id
       where e.invoice_id = ${invoiceId} order by e.at desc, e.id desc`.execute(db)
  ).rows
