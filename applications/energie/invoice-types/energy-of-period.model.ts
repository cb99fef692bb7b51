import { common, countOf, dayAfter, dayBefore, type Days, splitAt } from '../days.model.ts'
import { halfUp } from '../half-up.model.ts'
import { consumptionBetween, type ReadIndex } from '../readings/reading-chain.model.ts'
import { type DatedValue, valueOn } from './dated-value.model.ts'

/** Whole watt-hours taken over some days. */
export type Stretch = Days & { wattHours: bigint }
/** What a computation lacks: its days, or the first of them where one says it all. */
export type Missing = { what: 'readings' | 'factor' | 'calorific' | 'series' | 'rate'; of: string; days: string[] }

type Metered = {
  energy: string
  unit: 'm3' | 'kwh' | 'mwh' | 'kg' | 'litre'
  indexMax: number | null
  /** The validated ones, by their days. */
  readings: readonly ReadIndex[]
}
type Given = { period: Days; meter: Metered; factors: readonly DatedValue[]; calorific: ReadonlyMap<string, number> }

/** Watt-hours of a thousandth of a unit. */
const perThousandth = { kwh: 1n, mwh: 1_000n } as const

/**
 * What a meter took over a period, day by day evenly between two readings; a reading counts for its day, to its end. Gas
 * becomes energy by its factor (normal cubic metres of a cubic metre) and the mean calorific value of its days, in
 * ten-thousandths of a kWh a normal cubic metre: `kWh = m3 x k x PCS` (design of Énergie, section 6).
 */
export function energyOfPeriod(given: Given): { stretches: Stretch[]; missing: Missing[] } {
  const { period, meter } = given
  const stretches: Stretch[] = []
  const missing: Missing[] = []
  for (const [place, reading] of meter.readings.entries()) {
    const former = meter.readings[place - 1]
    if (!former) continue
    const whole = { from: dayAfter(former.readOn), to: reading.readOn }
    const days = common(whole, period)
    if (!days) continue
    const taken = BigInt(consumptionBetween(former, reading, meter.indexMax))
    const until = (day: string) =>
      halfUp(taken * BigInt(countOf({ from: whole.from, to: day })), BigInt(countOf(whole)))
    for (const piece of splitAt(days, isGas(meter) ? given.factors.map(({ from }) => from) : [])) {
      const told = inWattHours(given, piece, until(piece.to) - until(dayBefore(piece.from)))
      if ('missing' in told) missing.push(told.missing)
      else stretches.push({ ...piece, wattHours: told.wattHours })
    }
  }
  const known = [...stretches, ...missing.map(({ days }) => ({ from: days[0] ?? '', to: days.at(-1) ?? '' }))]
  const uncovered = missing.length === 0 ? firstDayOutside(period, known) : null
  if (uncovered) missing.push({ what: 'readings', of: '', days: [uncovered] })
  return { stretches, missing }
}

/** What was taken over some days of the period: rounded so that parts sum up to the whole. */
export function energyIn(stretches: readonly Stretch[], days: Days): bigint {
  const until = (day: string) =>
    stretches.reduce((sum, { from, to, wattHours }) => {
      const part = common({ from, to }, { from, to: day })
      return part ? sum + halfUp(wattHours * BigInt(countOf(part)), BigInt(countOf({ from, to }))) : sum
    }, 0n)
  return until(days.to) - until(dayBefore(days.from))
}

const isGas = ({ energy, unit }: Metered) => energy === 'gas' && unit === 'm3'

function inWattHours(
  { meter, factors, calorific }: Given,
  piece: Days,
  thousandths: bigint,
): { wattHours: bigint } | { missing: Missing } {
  if (meter.unit === 'kwh' || meter.unit === 'mwh') return { wattHours: thousandths * perThousandth[meter.unit] }
  const factor = isGas(meter) ? valueOn(factors, piece.from) : null
  if (factor === null) return { missing: { what: 'factor', of: '', days: [piece.from] } }
  const days = eachDay(piece)
  const without = days.filter(day => !calorific.has(day))
  if (without.length > 0) return { missing: { what: 'calorific', of: '', days: without } }
  const sum = days.reduce((total, day) => total + BigInt(calorific.get(day) ?? 0), 0n)
  return { wattHours: halfUp(thousandths * BigInt(factor) * sum, 10_000_000_000n * BigInt(days.length)) }
}

function firstDayOutside(period: Days, known: readonly Days[]): string | null {
  return eachDay(period).find(day => !known.some(({ from, to }) => from <= day && day <= to)) ?? null
}

export const eachDay = (days: Days): string[] =>
  Array.from({ length: countOf(days) }, (_, place) =>
    Temporal.PlainDate.from(days.from).add({ days: place }).toString(),
  )
