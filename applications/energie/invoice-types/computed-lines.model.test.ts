import { expect, test } from 'vitest'
import { type ComputedLine, computedLines, type PricedComponent, totalOf } from './computed-lines.model.ts'
import { eachDay, energyIn, energyOfPeriod } from './energy-of-period.model.ts'

const november = { from: '2026-11-01', to: '2026-11-30' }
const read = (readOn: string, index: number) => ({ readOn, index: index * 1_000, restart: null, rolledOver: false })
const every = (value: number, days = november) => new Map(eachDay(days).map(day => [day, value]))
const since = (from: string, value: number) => ({ from, value })

const gas = {
  energy: 'gas',
  unit: 'm3',
  indexMax: null,
  readings: [read('2026-10-31', 100_000), read('2026-11-30', 112_000)],
} as const
const usual = {
  period: november,
  meter: gas,
  factors: [since('2026-01-01', 1_195_400)],
  calorific: every(113_500),
}
const energy: PricedComponent = {
  name: 'Énergie',
  kind: 'indexed',
  price: 2_500_000,
  multiple: 1_000_000,
  series: 'peg',
  least: null,
  most: null,
  vat: null,
}
const tax: PricedComponent = {
  name: 'Accise',
  kind: 'rate',
  table: 'Accise',
  per: 'energy',
  rates: [since('2026-01-01', 10_000_000), since('2026-11-16', 12_000_000)],
  vat: null,
}
const subscription: PricedComponent = { name: 'Abonnement', kind: 'month', price: 180_000_000, vat: null }
const linesOf = (components: readonly PricedComponent[], { period = november, peg = every(334_000) } = {}) =>
  computedLines({ period, stretches: energyOfPeriod({ ...usual, period }).stretches, components, quotes: () => peg })
const amounts = (lines: readonly ComputedLine[]) => lines.map(({ amountCents }) => amountCents)

test('gas of November is 162 813.480 kWh, and its invoice 7 815.95 euros without tax', () => {
  const { stretches, missing } = energyOfPeriod(usual)
  const { lines } = linesOf([energy, tax, subscription])

  expect([energyIn(stretches, november), missing]).toEqual([162_813_480n, []])
  expect(amounts(lines)).toEqual([584_500, 81_407, 97_688, 18_000])
  expect(totalOf(lines)).toBe(781_595)
  expect(lines[0]?.price).toBe(35_900_000)
  expect(lines.slice(1, 3).map(({ from, to, quantity }) => [from, to, quantity])).toEqual([
    ['2026-11-01', '2026-11-15', 81_406_740],
    ['2026-11-16', '2026-11-30', 81_406_740],
  ])
})

test('a reading inside the period changes nothing to the sum of its parts', () => {
  const readings = [read('2026-10-31', 0), read('2026-11-07', 1), read('2026-11-30', 3)]
  const { stretches } = energyOfPeriod({ ...usual, meter: { ...gas, unit: 'kwh', readings } })
  const parts = eachDay(november).map(day => energyIn(stretches, { from: day, to: day }))

  expect(stretches.map(({ wattHours }) => wattHours)).toEqual([1_000n, 2_000n])
  expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(3_000n)
})

test('a month counts whole, and a part of it by its days', () => {
  const period = { from: '2026-11-01', to: '2026-11-15' }

  expect(linesOf([subscription], { period }).lines).toMatchObject([{ amountCents: 9_000, quantity: 500 }])
})

test('a price that follows the market stays within its bounds', () => {
  const bound = (said: Partial<Extract<PricedComponent, { kind: 'indexed' }>>) =>
    linesOf([{ ...energy, ...said } as PricedComponent]).lines[0]?.price

  expect([bound({ most: 30_000_000 }), bound({ least: 40_000_000 })]).toEqual([30_000_000, 40_000_000])
})

test('VAT is rounded half up line by line, and splits where it changes', () => {
  const vat = [since('2026-01-01', 20_000_000), since('2026-11-16', 5_500_000)]

  expect(linesOf([{ ...subscription, vat }]).lines).toMatchObject([
    { to: '2026-11-15', amountCents: 9_000, vatCents: 1_800 },
    { from: '2026-11-16', amountCents: 9_000, vatCents: 495 },
  ])
})

test('a hole is named, never counted as nothing', () => {
  const hole = (without: string, of = every(113_500)) => new Map([...of].filter(([day]) => day !== without))
  const late = { ...gas, readings: [read('2026-10-31', 0), read('2026-11-20', 1)] }

  expect(energyOfPeriod({ ...usual, calorific: hole('2026-11-09') }).missing).toEqual([
    { what: 'calorific', of: '', days: ['2026-11-09'] },
  ])
  expect(energyOfPeriod({ ...usual, meter: late }).missing).toEqual([
    { what: 'readings', of: '', days: ['2026-11-21'] },
  ])
  expect(energyOfPeriod({ ...usual, factors: [] }).missing).toEqual([{ what: 'factor', of: '', days: ['2026-11-01'] }])
  expect(linesOf([energy], { peg: hole('2026-11-03', every(334_000)) }).missing).toEqual([
    { what: 'series', of: 'peg', days: ['2026-11-03'] },
  ])
  expect(linesOf([{ ...tax, rates: [since('2026-11-16', 1)] }]).missing).toEqual([
    { what: 'rate', of: 'Accise', days: ['2026-11-01'] },
  ])
})
