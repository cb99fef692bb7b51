import { describe, expect, test } from 'vitest'
import { costPerKilo, inEuros, inTonnes, monthsUntil, sumsByMonth } from './monthly-figures.model.ts'

const of = (day: string, amount: number) => ({ day, companyId: null, amount })
const november = Temporal.PlainDate.from('2026-11-29')

describe('figures of the months', () => {
  test('are told of thirteen months, the present one up to today', () => {
    const { from, to } = monthsUntil(november)
    expect([from.toString(), to.toString()]).toEqual(['2025-11-01', '2026-11-29'])
  })

  test('add up the days of a month', () => {
    const sums = sumsByMonth([of('2026-11-01', 150), of('2026-11-30', 50), of('2026-10-31', 7)])
    expect([...sums]).toEqual([
      ['2026-11', 200],
      ['2026-10', 7],
    ])
  })

  test('are whole euros, and tonnes to the hundredth', () => {
    expect([inEuros(781_595), inTonnes(26_046_000)]).toEqual([7_816, 26.05])
  })
})

describe('the cost of a kilo', () => {
  test('is all costs of the month for what was sold in it', () => {
    const span = { from: Temporal.PlainDate.from('2026-11-01'), to: november }
    const costs = [of('2026-11-12', 685_957), of('2026-11-20', 31_293)]
    expect(costPerKilo(span, costs, [of('2026-11-03', 26_040_000)])).toEqual([{ day: '2026-11-29', cents: 27.54 }])
  })

  test('is not told of a month in which nothing was sold', () => {
    const span = { from: Temporal.PlainDate.from('2026-10-01'), to: november }
    const told = costPerKilo(span, [of('2026-10-12', 100)], [of('2026-11-03', 1_000)])
    expect(told).toEqual([{ day: '2026-11-29', cents: 0 }])
  })
})
