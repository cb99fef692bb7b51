import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minimumOn } from './coefficient.model.ts'

const day = fc
  .integer({ min: 0, max: 3_000 })
  .map(days => Temporal.PlainDate.from('2020-01-01').add({ days }).toString())
const minima = fc.uniqueArray(fc.record({ validFrom: day, hourlyAmount: fc.integer({ min: 1, max: 9_999 }) }), {
  selector: ({ validFrom }) => validFrom,
})

test('the minimum of a day is the last one that has begun, in whatever order they were written', () => {
  fc.assert(
    fc.property(minima, day, (rows, date) => {
      const begun = rows
        .filter(({ validFrom }) => validFrom <= date)
        .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
      expect(minimumOn(rows, date)).toBe(begun.at(-1)?.hourlyAmount ?? null)
    }),
  )
})

test('a minimum holds from its very day', () => {
  const rows = [
    { validFrom: '2026-01-01', hourlyAmount: 12.02 },
    { validFrom: '2024-11-01', hourlyAmount: 11.88 },
  ]
  expect(['2024-10-31', '2024-11-01', '2025-12-31', '2026-01-01'].map(date => minimumOn(rows, date))).toEqual([
    null,
    11.88,
    11.88,
    12.02,
  ])
})
