import { expect, test } from 'vitest'
import { clickedPrice, deliveredIn } from './clicked-price.model.ts'

const euros = (price: number) => price * 1_000_000
const clicks = [
  { kwh: 3_000_000, price: euros(38.5) },
  { kwh: 2_000_000, price: euros(31.2) },
]

test('3,000 MWh at 38.50 and 2,000 at 31.20, the other 5,000 at 34.00: 34.79 a megawatt-hour', () => {
  expect(clickedPrice(clicks, 10_000_000, euros(34))).toBe(euros(34.79))
})

test('a month of which all is clicked needs no index, one with a rest has no price without', () => {
  expect(clickedPrice(clicks, 5_000_000, null)).toBe(euros(35.58))
  expect(clickedPrice(clicks, 4_000_000, null)).toBe(euros(35.58))
  expect(clickedPrice(clicks, 5_000_001, null)).toBeNull()
  expect(clickedPrice([], 0, euros(34))).toBeNull()
})

test('a click is delivered as much each day of its months, which sum up to the whole', () => {
  const click = { kwh: 1_000_000, deliveryFrom: '2027-01-01', deliveryTo: '2027-03-01' }

  const months = ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'].map(month =>
    deliveredIn(click, month),
  )

  expect(months).toEqual([0, 344_444, 311_112, 344_444, 0])
})
