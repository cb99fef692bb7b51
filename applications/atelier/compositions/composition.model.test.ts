import { expect, test } from 'vitest'
import { missingShare, twice } from './composition.model.ts'

test('shares that make a whole lack nothing, however they are cut', () => {
  expect(missingShare([{ pct: 33.33 }, { pct: 33.33 }, { pct: 33.34 }])).toBe(0)
  expect(missingShare([{ pct: 0.1 }, { pct: 0.2 }, { pct: 99.7 }])).toBe(0)
})

test('what lacks, or is too much, is told in percent', () => {
  expect(missingShare([{ pct: 60 }, { pct: 39.5 }])).toBe(0.5)
  expect(missingShare([{ pct: 60 }, { pct: 40.01 }])).toBe(-0.01)
})

test('what stands twice is named', () => {
  expect([twice(['a', 'b', 'a']), twice(['a', 'b'])]).toEqual(['a', undefined])
})
