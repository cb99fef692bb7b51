import { expect, test } from 'vitest'
import { acceptanceOf, centsPerTonne, rateOf } from './analysis.model.ts'

test('1 840 kg of 620 000 are 0.30 %, 3 120 € of 5 200 are 60 %, or 5.03 € a tonne', () => {
  expect(rateOf({ disputes: 5, kg: 1_840_000, shippedKg: 620_000_000 })).toBe(30)
  expect(acceptanceOf(520_000, 312_000)).toBe(600)
  expect(centsPerTonne(312_000, 620_000)).toBe(503)
})

test('too few disputes, or nothing shipped, say no rate', () => {
  expect(rateOf({ disputes: 4, kg: 1_840, shippedKg: 620_000 })).toBeNull()
  expect(rateOf({ disputes: 9, kg: 1_840, shippedKg: 0 })).toBeNull()
  expect([acceptanceOf(0, 0), centsPerTonne(100, 0)]).toEqual([null, null])
})
