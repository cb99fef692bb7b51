import { type Days, monthsIn, splitAt, countOf } from '../days.model.ts'
import { halfUp } from '../half-up.model.ts'
import { type DatedValue, piecesOf } from './dated-value.model.ts'
import { eachDay, energyIn, type Missing, type Stretch } from './energy-of-period.model.ts'

/** Prices in millionths of a euro for a megawatt-hour or a month; VAT in millionths of a percent. */
export type PricedComponent = {
  name: string
  vat: readonly DatedValue[] | null
} & (
  | { kind: 'energy' | 'month'; price: number }
  | { kind: 'indexed'; price: number; multiple: number; series: string; least: number | null; most: number | null }
  | { kind: 'rate'; table: string; per: 'energy' | 'month'; rates: readonly DatedValue[] }
)

/** Quantities in thousandths of a kilowatt-hour or of a month. */
export type ComputedLine = Days & {
  component: string
  unit: 'kwh' | 'month'
  quantity: number
  price: number
  amountCents: number
  vatCents: number
}

type Given = {
  period: Days
  stretches: readonly Stretch[]
  components: readonly PricedComponent[]
  /** Ten-thousandths of the unit of a series, by day. */
  quotes: (series: string) => ReadonlyMap<string, number>
}

/**
 * What an invoice should say of a period: each component in lines of one price, split by days where its price or its VAT
 * changes, and half up to the cent line by line (design of Énergie, section 7).
 */
export function computedLines({ period, stretches, components, quotes }: Given): {
  lines: ComputedLine[]
  missing: Missing[]
} {
  const lines: ComputedLine[] = []
  const missing: Missing[] = []
  for (const component of components) {
    for (const days of splitAt(period, component.vat?.map(({ from }) => from) ?? [])) {
      for (const piece of pricedPieces(component, days, quotes)) {
        if ('what' in piece) missing.push(piece)
        else lines.push(lineOf(component, piece, stretches))
      }
    }
  }
  return { lines, missing }
}

export const totalOf = (lines: readonly { amountCents: number }[]) =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0)

type Piece = Days & { price: number }

function pricedPieces(component: PricedComponent, days: Days, quotes: Given['quotes']): (Piece | Missing)[] {
  if (component.kind === 'indexed') return [indexedPiece(component, days, quotes(component.series))]
  if (component.kind !== 'rate') return [{ ...days, price: component.price }]
  return piecesOf(days, component.rates).map(({ value, ...piece }) =>
    value === null ? { what: 'rate', of: component.table, days: [piece.from] } : { ...piece, price: value },
  )
}

export type Indexed = Extract<PricedComponent, { kind: 'indexed' }>

/** Four decimals of a euro. */
const priceStep = 100n

/** Over the days of a piece; there is no mean while a day is missing. */
function indexedPiece(component: Indexed, days: Days, known: ReadonlyMap<string, number>): Piece | Missing {
  const all = eachDay(days)
  const without = all.filter(day => !known.has(day))
  if (without.length > 0) return { what: 'series', of: component.series, days: without }
  const sum = all.reduce((total, day) => total + BigInt(known.get(day) ?? 0), 0n)
  return { ...days, price: indexedPrice(component, sum, BigInt(all.length)) }
}

type Formula = Pick<Indexed, 'price' | 'multiple' | 'least' | 'most'>

/** `a + b x mean` within its bounds, of the sum of some values in ten-thousandths, a hundred millionths each. */
export function indexedPrice({ price: added, multiple, least, most }: Formula, sum: bigint, count: bigint): number {
  const exact = BigInt(added) * 1_000_000n * count + BigInt(multiple) * sum * 100n
  const price = Number(halfUp(exact, 1_000_000n * count * priceStep) * priceStep)
  const raised = least !== null && price < least ? least : price
  return most !== null && raised > most ? most : raised
}

/** What days of months of 28 to 31 days are all whole parts of. */
const partsOfMonth = 377_580n

function lineOf(component: PricedComponent, { price, ...days }: Piece, stretches: readonly Stretch[]): ComputedLine {
  const isByMonth = component.kind === 'month' || (component.kind === 'rate' && component.per === 'month')
  const taken = isByMonth ? partsOfMonths(days) : energyIn(stretches, days)
  const amountCents = halfUp(taken * BigInt(price), isByMonth ? partsOfMonth * 10_000n : 10_000_000_000n)
  const vat = component.vat ? (piecesOf({ from: days.from, to: days.from }, component.vat)[0]?.value ?? 0) : 0
  return {
    component: component.name,
    ...days,
    unit: isByMonth ? 'month' : 'kwh',
    quantity: Number(isByMonth ? halfUp(taken * 1_000n, partsOfMonth) : taken),
    price,
    amountCents: Number(amountCents),
    vatCents: Number(halfUp(amountCents * BigInt(vat), 100_000_000n)),
  }
}

const partsOfMonths = (days: Days): bigint =>
  splitAt(days, monthsIn(days)).reduce(
    (sum, piece) =>
      sum + (partsOfMonth * BigInt(countOf(piece))) / BigInt(Temporal.PlainDate.from(piece.from).daysInMonth),
    0n,
  )
