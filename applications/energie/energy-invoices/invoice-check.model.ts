import { plainText } from '#kernel/shared/plain-text.ts'
import { common, dayAfter, dayBefore, type Days } from '../days.model.ts'
import { halfUp } from '../half-up.model.ts'
import type { Computed } from '../invoice-types/invoice-type.model.ts'
import type {
  ComparedComponent,
  EnergyInvoiceFields,
  Finding,
  InvoiceCheck,
  InvoiceLineFields,
  ReadingOfCheck,
} from './energy-invoice.model.ts'

/** How far sums and VAT may be from what they are made of, in cents. */
const slack = 2
/** From more than this on a quantity is off, in hundredths of a percent. */
const quantitySlack = 200

type Amounts = Pick<EnergyInvoiceFields, 'exclCents' | 'vatCents' | 'lines'>
export type WrongSum = { of: 'excl' | 'vat' | 'line'; sumCents: number; line: number | null }

/** What does not add up in an invoice, two cents left aside (design of Énergie, section 7). */
export function wrongSum({ exclCents, vatCents, lines }: Amounts): WrongSum | null {
  const wrongLine = lines.findIndex(line => Math.abs(line.vatCents - vatOf(line)) > slack)
  const line = lines[wrongLine]
  if (line) return { of: 'line', sumCents: vatOf(line), line: wrongLine }
  const [excl, vat] = [sumOf(lines, 'amountCents'), sumOf(lines, 'vatCents')]
  if (Math.abs(excl - exclCents) > slack) return { of: 'excl', sumCents: excl, line: null }
  if (Math.abs(vat - vatCents) > slack) return { of: 'vat', sumCents: vat, line: null }
  return null
}

/** Half up to the cent. */
export const vatOf = ({ amountCents, vatRate }: Pick<InvoiceLineFields, 'amountCents' | 'vatRate'>) =>
  Number(halfUp(BigInt(amountCents) * BigInt(vatRate), 10_000n))

const sumOf = <Key extends 'amountCents' | 'vatCents'>(lines: readonly Record<Key, number>[], key: Key) =>
  lines.reduce((sum, one) => sum + one[key], 0)

/** The larger of a percentage of what was computed and of an amount, in cents. */
export function toleranceOf(
  computedCents: number,
  { tolerancePercent, toleranceEuros }: { tolerancePercent: number; toleranceEuros: number },
): number {
  const share = halfUp(BigInt(Math.abs(computedCents)) * BigInt(Math.round(tolerancePercent * 100)), 10_000n)
  return Math.max(Number(share), toleranceEuros * 100)
}

/** Hundredths of a percent of what was computed, half up; none of nothing. */
export const rateOf = (gap: number, computed: number) =>
  computed === 0
    ? null
    : Number(halfUp(BigInt(gap) * 10_000n * BigInt(Math.sign(computed)), BigInt(Math.abs(computed))))

type Judged = Pick<InvoiceCheck, 'findings'> & { gapCents: number | null; toleranceCents: number | null }

/** A gap of exactly the tolerance is conform; without a computation nothing is judged. */
export function verdictOf({ gapCents, toleranceCents, findings }: Judged): 'entered' | 'conform' | 'gap' {
  if (gapCents === null || toleranceCents === null) return 'entered'
  return findings.length > 0 || Math.abs(gapCents) > toleranceCents ? 'gap' : 'conform'
}

type Found = {
  invoice: Pick<EnergyInvoiceFields, 'fromOn' | 'toOn' | 'onEstimate' | 'lines'>
  computed: Computed | null
  readings: readonly ReadingOfCheck[]
  /** Periods of the other invoices of its contract. */
  others: readonly Days[]
}

/** What is red whatever the gap is (design of Énergie, section 7). */
export function findingsOf({ invoice, computed, readings, others }: Found): Finding[] {
  const days = { from: invoice.fromOn, to: invoice.toOn }
  const about = { from: null, to: null, component: null, off: null }
  const overlaps = others
    .map(other => common(other, days))
    .filter(shared => shared !== null)
    .map(shared => ({ ...about, ...shared, code: 'PERIOD_OVERLAP' as const }))
  const former = others
    .map(({ to }) => to)
    .filter(to => to < days.from)
    .toSorted()
    .at(-1)
  const hasHole = former !== undefined && dayAfter(former) !== days.from
  const actual = readings.find(({ readOn, kind }) => readOn === days.to && kind !== 'estimated')
  return [
    ...overlaps,
    ...(hasHole ? [{ ...about, code: 'PERIOD_HOLE' as const, from: dayAfter(former), to: dayBefore(days.from) }] : []),
    ...(invoice.onEstimate && actual
      ? [{ ...about, code: 'INDEX_ESTIMATED' as const, from: actual.readOn, to: actual.readOn }]
      : []),
    ...(computed ? quantitiesOff(invoice.lines, computed) : []),
  ]
}

const keyOf = (component: string) => plainText(component).trim()

function quantitiesOff(lines: readonly InvoiceLineFields[], { lines: computed }: Computed): Finding[] {
  const quantity = (of: readonly { component: string; unit: string; quantity: number }[], key: string) =>
    of
      .filter(({ component, unit }) => keyOf(component) === key && unit === 'kwh')
      .reduce((sum, one) => sum + one.quantity, 0)
  const components = new Map(lines.map(({ component }) => [keyOf(component), component]))
  return [...components].flatMap(([key, component]) => {
    const [asked, expected] = [quantity(lines, key), quantity(computed, key)]
    const off = rateOf(asked - expected, expected)
    if (asked === 0 || off === null || Math.abs(off) <= quantitySlack) return []
    return [{ code: 'QUANTITY_OFF' as const, from: null, to: null, component, off }]
  })
}

/** Both sides component by component, in the order of the invoice, then what it leaves out. */
export function comparedComponents(
  lines: readonly InvoiceLineFields[],
  computed: Computed | null,
): ComparedComponent[] {
  const names = new Map(
    [...lines, ...(computed?.lines ?? [])].toReversed().map(({ component }) => [keyOf(component), component]),
  )
  const supplied = Map.groupBy(lines, ({ component }) => keyOf(component))
  const expected = Map.groupBy(computed?.lines ?? [], ({ component }) => keyOf(component))
  return [...new Set([...supplied.keys(), ...expected.keys()])].map(key => {
    const [left, right] = [supplied.get(key) ?? [], expected.get(key) ?? []]
    const isCutAlike = left.length === right.length
    return {
      component: names.get(key) ?? '',
      rows: Array.from({ length: Math.max(left.length, right.length) }, (_, place) => {
        const [one, other] = [left[place], right[place]]
        return {
          supplied: one ? sideOf(one) : null,
          computed: other ? { ...sideOf(other), from: other.from, to: other.to } : null,
          gapCents: isCutAlike && one && other ? one.amountCents - other.amountCents : null,
        }
      }),
      gapCents: sumOf(left, 'amountCents') - sumOf(right, 'amountCents'),
    }
  })
}

const sideOf = ({
  unit,
  quantity,
  price,
  amountCents,
}: Pick<InvoiceLineFields, 'unit' | 'quantity' | 'price' | 'amountCents'>) => ({ unit, quantity, price, amountCents })
