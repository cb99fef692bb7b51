import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Kilograms, PositiveKilograms } from './weight.ts'

test('a weight comes back as it was sent, whatever its grams', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), grams => {
      expect(z.decode(Kilograms, z.encode(Kilograms, grams))).toBe(grams)
    }),
  )
})

test('a fourth decimal, too much and, where something must weigh, nothing are refused', () => {
  expect(z.decode(Kilograms, 501.5)).toBe(501_500)
  for (const wrong of [1.2345, 1e9, '12', Number.NaN]) expect(z.safeParse(Kilograms, wrong).success).toBe(false)
  for (const wrong of [0, -1]) expect(z.safeParse(PositiveKilograms, wrong).success).toBe(false)
})
