import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumOfDurations, countOf, noDurations, percentileOf, sizeOf } from './durations.model.ts'

const durationsOf = (milliseconds: readonly number[]) => {
  const durations = noDurations()
  for (const ms of milliseconds) durations[sizeOf(ms)] = (durations[sizeOf(ms)] ?? 0) + 1
  return durations
}
const some = fc.array(fc.double({ min: 0, max: 9_999, noNaN: true }), { minLength: 1, maxLength: 200 })

describe('durations counted by size', () => {
  test('of several processes add up to those of all', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        expect(sumOfDurations([durationsOf(one), durationsOf(other)])).toEqual(durationsOf([...one, ...other]))
        expect(countOf(durationsOf(one))).toBe(one.length)
      }),
    )
  })

  test('tell a percentile of the size in which the true one stands', () => {
    fc.assert(
      fc.property(some, fc.constantFrom(0.5, 0.95), (milliseconds, share) => {
        const sorted = milliseconds.toSorted((one, other) => one - other)
        const truly = sorted[Math.ceil(sorted.length * share) - 1] as number
        const told = percentileOf(durationsOf(milliseconds), share) as number
        expect(Math.abs(sizeOf(told - 0.05) - sizeOf(truly))).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('of nothing tell nothing', () => {
    expect(percentileOf(noDurations(), 0.5)).toBeNull()
  })
})
