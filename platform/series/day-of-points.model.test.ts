import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DayOfPoints,
  emptyDay,
  holesOf,
  mergePoints,
  pointsExpected,
  inFinerStep,
  sumsOf,
  without,
} from './day-of-points.model.ts'

const usual = '2026-06-01'
const full = (day: string, value: number, stepMin = 10): DayOfPoints => ({
  ...emptyDay(day, stepMin),
  points: Array.from({ length: pointsExpected(day, stepMin) }, () => value),
})
const raw = { quality: 'r', replaces: false } as const

describe('a civil day of points', () => {
  test('has 144 points of ten minutes, 138 when the clock goes forward and 150 when it goes back, and sums them all', () => {
    const days = [usual, '2026-03-29', '2026-10-25']

    expect(days.map(day => pointsExpected(day, 10))).toEqual([144, 138, 150])
    expect(days.map(day => sumsOf(full(day, 840_000)).total / 60_000)).toEqual([20_160, 19_320, 21_000])
  })

  test('of 840 kW over ten minutes has taken 140 kWh', () => {
    const day = { ...emptyDay(usual, 10), points: [840_000, ...Array.from({ length: 143 }, () => null)] }

    expect(sumsOf(day)).toMatchObject({ known: 1, total: 140_000 * 60 })
  })

  test('keeps what is missing out of its sums, and names its holes', () => {
    const day = {
      ...full(usual, 1_000),
      points: full(usual, 1_000).points.map((point, at) => (at > 99 && at < 118 ? null : point)),
    }

    expect([sumsOf(day).known, holesOf(day)]).toEqual([126, [{ from: 100, to: 118 }]])
  })

  test('takes what it lacks, the same again is nothing, and what differs is told while what stands stays', () => {
    const first = mergePoints(emptyDay(usual, 10), full(usual, 500), raw)
    const again = mergePoints(first.day, full(usual, 500), raw)
    const other = mergePoints(first.day, full(usual, 600), raw)

    expect([first.written.length, again.written.length, again.same, other.different.length]).toEqual([144, 0, 144, 144])
    expect(other.day.points[0]).toBe(500)
  })

  test('keeps what a person estimated or corrected until a person has it replaced', () => {
    const estimated = mergePoints(emptyDay(usual, 10), full(usual, 500), { quality: 'e', replaces: false }).day

    const kept = mergePoints(estimated, full(usual, 600), raw).day
    const replaced = mergePoints(estimated, full(usual, 600), { quality: 'r', replaces: true }).day

    expect([sumsOf(kept).estimated, kept.points[0]]).toEqual([144, 500])
    expect([sumsOf(replaced).estimated, replaced.points[0]]).toEqual([0, 600])
  })

  test('takes the finest step of what it is brought, and sums the same', () => {
    const hours = full(usual, 840, 60)
    const { day } = mergePoints(hours, { ...emptyDay(usual, 15), points: emptyDay(usual, 15).points.with(0, 840) }, raw)

    expect([day.stepMin, sumsOf(day).total]).toEqual([15, sumsOf(hours).total])
    expect(sumsOf(inFinerStep(hours, 10)).total).toBe(sumsOf(hours).total)
  })

  test('sums what it holds after whatever was brought, replaced and taken away', () => {
    const points = fc.array(fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }), {
      minLength: 24,
      maxLength: 24,
    })
    const act = fc.record({
      points,
      quality: fc.constantFrom('r', 'c', 'e'),
      replaces: fc.boolean(),
      stepMin: fc.constantFrom(60, 30, 10),
      takes: fc.uniqueArray(fc.integer({ min: 0, max: 143 })),
    })

    fc.assert(
      fc.property(fc.array(act, { maxLength: 6 }), acts => {
        let day = emptyDay(usual, 60)
        for (const { points: hours, quality, replaces, stepMin, takes } of acts) {
          const brought = inFinerStep({ stepMin: 60, points: hours, quality: null }, stepMin)
          day = without(mergePoints(day, brought, { quality, replaces }).day, new Set(takes))
        }
        const byHand = day.points.reduce<number>((sum, point) => sum + (point ?? 0) * day.stepMin, 0)
        expect(sumsOf(day).total).toBe(byHand)
        expect(day.points.length * day.stepMin).toBe(1_440)
        expect(day.quality === null || day.quality.length === day.points.length).toBe(true)
      }),
    )
  })
})
