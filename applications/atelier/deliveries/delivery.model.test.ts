import { expect, test } from 'vitest'
import { isHarvestDay, settledState } from './delivery.model.ts'
import { doOverlap, fillsSample, missingOfSample } from './grading.model.ts'

const today = Temporal.PlainDate.from('2026-11-20')

test('a harvest comes in on its day and within the ten days after', () => {
  expect(['2026-11-20', '2026-11-10', '2026-11-09', '2026-11-21'].map(day => isHarvestDay(day, today))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a delivery is graded once all that must be is, and is no longer once a line is added', () => {
  const asked = { needsGrading: true, isGraded: false }
  const graded = { needsGrading: true, isGraded: true }
  const free = { needsGrading: false, isGraded: false }
  expect(settledState('in_progress', [graded, free])).toBe('graded')
  expect(settledState('graded', [graded, asked])).toBe('in_progress')
  expect(settledState('in_progress', [free])).toBe('in_progress')
  expect(settledState('closed', [graded])).toBe('closed')
})

test('sizes that touch are apart, those that share a millimetre overlap', () => {
  expect(doOverlap([size(47, 57), size(40, 47)])).toBe(false)
  expect(doOverlap([size(40, 47), size(45, 50)])).toBe(true)
  expect(doOverlap([size(40, 60), size(45, 50)])).toBe(true)
})

test('sizes and waste make the sample within a hundredth; none at all tell nothing', () => {
  const sample = { sampleKg: 5_000, wasteKg: 200, classes: [{ ...size(47, 57), kg: 4_750 }] }
  expect([missingOfSample(sample), fillsSample(sample)]).toEqual([50, true])
  expect(fillsSample({ ...sample, classes: [{ ...size(47, 57), kg: 4_749 }] })).toBe(false)
  expect(fillsSample({ sampleKg: 5_000, wasteKg: 0, classes: [] })).toBe(true)
})

function size(minMm: number, maxMm: number) {
  return { minMm, maxMm, kg: 0 }
}
