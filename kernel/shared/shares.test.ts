import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharesOf } from './shares.ts'

const total = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })
const weights = fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { minLength: 1, maxLength: 40 })

test('shares never lose a gram, and none is a gram away from what is due to it', () => {
  fc.assert(
    fc.property(total, weights, (shared, parts) => {
      const shares = sharesOf(shared, parts)
      expect(shares.reduce((all, share) => all + share, 0)).toBe(shared)
      const sum = parts.reduce((all, part) => all + BigInt(part), 0n)
      if (sum === 0n) return
      for (const [place, share] of shares.entries()) {
        const off = BigInt(share) * sum - BigInt(shared) * BigInt(parts[place] as number)
        expect(off < sum && -off < sum).toBe(true)
      }
    }),
  )
})

test('what is left goes to those that lost most by rounding, the first among equals', () => {
  expect(sharesOf(1_000_001, [1, 1, 1])).toEqual([333_334, 333_334, 333_333])
  expect(sharesOf(1_094_400, [412_500, 746_455])).toEqual([389_523, 704_877])
  expect(sharesOf(640_000, [620_000, 380_000])).toEqual([396_800, 243_200])
  expect(() => sharesOf(1, [])).toThrow(RangeError)
})
