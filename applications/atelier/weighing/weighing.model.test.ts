import { describe, expect, test } from 'vitest'
import { faultOf, meanOf, tareOf, typedByScale } from './weighing.model.ts'

const scale = { maxKg: 1_500_000, stepKg: 100, verifiedUntil: null }
const read = {
  kind: 'reception',
  source: 'keyboard',
  isStable: true,
  grossG: 612_300,
  tareG: 0,
  scale,
  today: '2026-11-20',
} as const

test('48 crates on a pallet are taken off the weight', () => {
  const tareG = tareOf({ tareKg: 1_850 }, 48, { tareKg: 22_000 })
  expect([tareG, 612_300 - tareG]).toEqual([110_800, 501_500])
  expect(tareOf(null, 0, null)).toBe(0)
})

describe('a weight does not count', () => {
  test('while the scale moves', () => {
    expect(faultOf({ ...read, isStable: false })).toEqual({ code: 'WEIGHING_UNSTABLE' })
  })

  test('beyond the range, or between two steps unless it is a mean', () => {
    expect(faultOf({ ...read, grossG: 1_500_100 })?.code).toBe('WEIGHING_RANGE')
    expect(faultOf({ ...read, grossG: 612_305, scale: { ...scale, stepKg: 20 } })?.code).toBe('WEIGHING_RANGE')
    expect(faultOf({ ...read, grossG: 612_305, source: 'average' })).toBeNull()
    expect(faultOf({ ...read, grossG: 612_305, scale: null })).toBeNull()
  })

  test('when nothing is left of it', () => {
    expect(faultOf({ ...read, tareG: 612_300 })?.code).toBe('NET_NEGATIVE')
    expect(faultOf({ ...read, tareG: 612_299 })).toBeNull()
  })

  test('for what is paid for, from the day after the verification ended', () => {
    const verified = { ...read, scale: { ...scale, verifiedUntil: '2026-11-19' } }
    expect(faultOf(verified)).toEqual({ code: 'SCALE_EXPIRED', day: '2026-11-19' })
    expect(faultOf({ ...verified, today: '2026-11-19' })).toBeNull()
    expect(faultOf({ ...verified, kind: 'control' })).toBeNull()
  })
})

describe('a scale that types', () => {
  const keys = (text: string, gap: number) => [...text, 'Enter'].map((key, index) => ({ key, at: index * gap }))

  test('is known by its speed', () => {
    expect(typedByScale(keys('12.340', 20))).toBe(12.34)
    expect(typedByScale(keys('612,3', 80))).toBe(612.3)
    expect(typedByScale(keys('12.340', 300))).toBeUndefined()
  })

  test('types a weight, and ends it', () => {
    expect(typedByScale(keys('L26-324', 10))).toBeUndefined()
    expect(typedByScale(keys('12.34', 10).slice(0, -1))).toBeUndefined()
    expect(typedByScale(keys('1', 10))).toBeUndefined()
    expect(typedByScale([])).toBeUndefined()
  })
})

test('a mean is told to the gram', () => {
  expect(meanOf(10, 3)).toBe(3.333)
})
