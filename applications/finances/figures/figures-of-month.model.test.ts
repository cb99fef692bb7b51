import { describe, expect, test } from 'vitest'
import { comparedFigures, spansOf, type Told } from './figures-of-month.model.ts'

const month = (text: string) => Temporal.PlainYearMonth.from(text)
const said = (text: string, today: string) => {
  const spans = spansOf(month(text), Temporal.PlainDate.from(today))
  return spans && [spans.now.from, spans.now.to, spans.before.from, spans.before.to].map(String)
}
const nothing = { now: [], before: [] }
const fact = (amount: number, companyId: string | null = 'layon') => ({ day: '2026-11-02', companyId, amount })

describe('a month beside the year before', () => {
  test('is whole once it is over, also where a leap year has a day more', () => {
    expect(said('2028-02', '2028-03-01')).toEqual(['2028-02-01', '2028-02-29', '2027-02-01', '2027-02-28'])
  })
  test('counts the same days of both years while it lasts', () => {
    expect(said('2026-11', '2026-11-12')).toEqual(['2026-11-01', '2026-11-12', '2025-11-01', '2025-11-12'])
    expect(said('2028-02', '2028-02-29')).toEqual(['2028-02-01', '2028-02-29', '2027-02-01', '2027-02-28'])
  })
  test('has nothing to say before it begins', () => {
    expect(said('2026-12', '2026-11-29')).toBeNull()
  })
})

describe('the figures of a month', () => {
  const told: Told = {
    sold: { now: [fact(20_000_000), fact(5_000_000, 'loir')], before: [fact(10_000_000)] },
    energy: { now: [fact(500_000), fact(90_000, null)], before: [fact(400_000)] },
    receipts: { now: [fact(66_000)], before: [] },
    credits: nothing,
  }
  const figures = comparedFigures(told, ['layon', 'loir'], key => (key === 'sold' ? '/ventes' : null))
  const of = (key: string) => figures.find(figure => figure.key === key)

  test('are the whole, with what is of no company, and each company by itself', () => {
    expect(of('energy')).toEqual({
      key: 'energy',
      to: null,
      amount: 590_000,
      yearBefore: 400_000,
      byCompany: [
        { amount: 500_000, yearBefore: 400_000 },
        { amount: null, yearBefore: null },
      ],
    })
    expect(of('sold')?.to).toBe('/ventes')
  })
  test('are unknown where nobody told them, never nought', () => {
    expect(of('credits')).toMatchObject({ amount: null, yearBefore: null })
  })
  test('end with what a kilo sold did cost, to the hundredth of a cent', () => {
    expect(of('costPerKilo')).toMatchObject({
      amount: 2_624,
      yearBefore: 4_000,
      byCompany: [{ amount: 2_830, yearBefore: 4_000 }, { amount: null }],
    })
  })
})
