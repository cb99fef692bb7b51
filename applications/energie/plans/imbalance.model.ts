import { halfUp } from '../half-up.model.ts'

/** Ten-thousandths of a euro for a megawatt-hour: what a surplus earns, and what is lacking costs. */
export type SettlementPrices = { up: number | null; down: number | null }

/** Watts of steps of ten minutes: what was planned, and what was measured; null where that is missing. */
export type Compared = { planned: number; actual: number | null }

export type Imbalance = {
  /** Watt-hours, each of its sign: at least nothing. */
  surplus: number
  shortage: number
  missing: number
  /** Unknown while a point, or the price of a sign that occurred, is. */
  cents: number | null
}

const minutes = 10n

/**
 * What a day made more than planned at the price of a surplus, less what it made less at the price of a shortage (design of
 * Énergie, section 7), each half up to the cent.
 */
export function imbalanceOf(points: readonly Compared[], { up, down }: SettlementPrices): Imbalance {
  const gaps = points.flatMap(({ planned, actual }) => (actual === null ? [] : [BigInt(actual - planned)]))
  const sumOf = (isMeant: (gap: bigint) => boolean) =>
    gaps.filter(isMeant).reduce((sum, gap) => sum + gap, 0n) * minutes
  const [above, below] = [sumOf(gap => gap > 0n), -sumOf(gap => gap < 0n)]
  const missing = points.length - gaps.length
  const isPriced = (above === 0n || up !== null) && (below === 0n || down !== null)
  return {
    surplus: Number(halfUp(above, 60n)),
    shortage: Number(halfUp(below, 60n)),
    missing,
    cents: missing > 0 || !isPriced ? null : centsOf(above, up ?? 0) - centsOf(below, down ?? 0),
  }
}

/** Of watts times minutes. */
const centsOf = (wattMinutes: bigint, price: number) => Number(halfUp(wattMinutes * BigInt(price), 60_000_000n * 100n))
