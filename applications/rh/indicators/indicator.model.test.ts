import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentages } from './indicator.model.ts'

const counts = fc.array(fc.nat(5_000), { minLength: 1, maxLength: 12 }).filter(all => all.some(count => count > 0))
const tenths = (share: number) => Math.round(share * 10)

describe('the shares of a whole', () => {
  test('give the tenths that are left to those that lost most', () => {
    expect(percentages([1, 1, 1])).toEqual([33.4, 33.3, 33.3])
    expect(percentages([2, 1])).toEqual([66.7, 33.3])
    expect(percentages([5])).toEqual([100])
  })

  test('of nobody are all nothing', () => {
    expect(percentages([0, 0])).toEqual([0, 0])
  })

  test('add up to 100.0, and none is off by a tenth', () => {
    fc.assert(
      fc.property(counts, all => {
        const whole = all.reduce((sum, count) => sum + count, 0)
        const shares = percentages(all)
        expect(shares.reduce((sum, share) => sum + tenths(share), 0)).toBe(1_000)
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - ((all[index] ?? 0) * 100) / whole)).toBeLessThan(0.1 + 1e-9)
      }),
    )
  })

  test('of a larger part are never smaller', () => {
    fc.assert(
      fc.property(counts, all => {
        const shares = percentages(all)
        for (const [one, count] of all.entries())
          for (const [other, against] of all.entries())
            if (count > against) expect(shares[one]).toBeGreaterThanOrEqual(shares[other] as number)
      }),
    )
  })
})
