import { expect, test } from 'vitest'
import { imbalanceOf } from './imbalance.model.ts'

const prices = { up: 452_000, down: 1_200_000 }
/** A quarter of a megawatt-hour more than planned in an hour, a fifth less in another. */
const day = [
  ...Array.from({ length: 6 }, () => ({ planned: 2_000_000, actual: 2_250_000 })),
  ...Array.from({ length: 6 }, () => ({ planned: 2_000_000, actual: 1_800_000 })),
]

test('0.250 MWh more at 45.20 and 0.200 less at 120.00 cost 12.70 euros', () => {
  expect(imbalanceOf(day, prices)).toEqual({ surplus: 250_000, shortage: 200_000, missing: 0, cents: -1_270 })
})

test('while a point or a price that counts is missing nobody knows what it costs', () => {
  const hole = [...day, { planned: 0, actual: null }]

  expect(imbalanceOf(hole, prices)).toMatchObject({ missing: 1, cents: null })
  expect(imbalanceOf(day, { ...prices, down: null }).cents).toBeNull()
  expect(imbalanceOf(day.slice(0, 6), { ...prices, down: null }).cents).toBe(1_130)
})
