import type { Row } from './insert-rows.ts'
import { idsFor, type Organisation } from './organisation.ts'

/** Kilowatt-hours that are bought in two months of the year, beside the power that the greenhouse makes itself. */
const boughtKwh = [610_000, 560_000, 430_000, 390_000, 470_000, 640_000]
/** Cents of a megawatt-hour, all in. */
const centsOfMwh = 9_450
const vatRate = 2_000

type Context = { contracts: readonly Row[] | undefined; today: Temporal.PlainDate }

/** Power that was bought in the months of this year that have ended, two by two, as its supplier billed it. */
export function rowsOfPowerInvoices(
  { plan }: Organisation,
  { contracts, today }: Context,
): Readonly<Record<string, readonly Row[]>> {
  const contract = contracts?.find(({ supplier }) => supplier === 'EDF')
  if (!contract) return {}
  const id = idsFor(`power invoices of ${plan.slug}`)
  const ended = boughtKwh
    .map((kwh, place) => ({ kwh, from: Temporal.PlainDate.from({ year: today.year, month: place * 2 + 1, day: 1 }) }))
    .map(period => ({ ...period, to: period.from.add({ months: 2 }).subtract({ days: 1 }) }))
    .filter(({ to }) => Temporal.PlainDate.compare(to.add({ days: 12 }), today) <= 0)
  const invoices = ended.map(({ kwh, from, to }) => {
    const exclCents = (kwh / 1_000) * centsOfMwh
    const issuedOn = to.add({ days: 7 }).toString()
    return {
      invoice: {
        id: id(),
        contractId: contract.id,
        supplier: contract.supplier,
        number: `EDF-${from.toPlainYearMonth().toString().replace('-', '')}`,
        issuedOn,
        fromOn: from.toString(),
        toOn: to.toString(),
        exclCents,
        vatCents: (exclCents * vatRate) / 10_000,
        state: 'validated',
      },
      kwh,
    }
  })
  return {
    'energie.energy_invoice': invoices.map(({ invoice }) => invoice),
    'energie.energy_invoice_line': invoices.map(({ invoice, kwh }) => ({
      id: id(),
      invoiceId: invoice.id,
      rank: 1,
      component: 'Fourniture et acheminement',
      unit: 'kwh',
      quantity: kwh * 1_000,
      price: centsOfMwh * 10_000,
      amountCents: invoice.exclCents,
      vatRate,
      vatCents: invoice.vatCents,
    })),
  }
}
