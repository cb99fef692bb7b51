import { describe, expect, test } from 'vitest'
import { casesPerHour, estimatedEnd, massBalance, netMinutes, pauseMinutes, yieldPct } from './figures.model.ts'

describe('the balance of an order', () => {
  const poured = { pouredG: 1_158_955, downgradedG: 31_500, wasteG: 12_000 }

  test('finds what went in and came out nowhere', () => {
    const balance = massBalance({ ...poured, producedG: 684 * 1_600 })
    expect(balance).toMatchObject({ lossG: 21_055, gapPct: 1.82, asksReason: false })
    expect(yieldPct({ pouredG: 1_158_955, producedG: 684 * 1_600 })).toBe(94.4)
  })

  test('asks a reason past 3 %, and a right past 10 %', () => {
    expect(massBalance({ ...poured, producedG: 671 * 1_600 })).toMatchObject({ asksReason: true, asksRight: false })
    expect(massBalance({ ...poured, producedG: 620 * 1_600 })).toMatchObject({ asksReason: true, asksRight: true })
    const exactly = { pouredG: 100_000, downgradedG: 0, wasteG: 0 }
    expect(massBalance({ ...exactly, producedG: 97_000 }).asksReason).toBe(false)
    expect(massBalance({ ...exactly, producedG: 96_999 }).asksReason).toBe(true)
    expect(massBalance({ ...exactly, producedG: 103_001 })).toMatchObject({ lossG: -3_001, asksReason: true })
  })
})

describe('the time of an order', () => {
  test('is that of real minutes, also when clocks are set back', () => {
    const night = [{ startedAt: '2026-10-25T02:30:00+02:00', endedAt: '2026-10-25T03:30:00+01:00' }]
    expect(pauseMinutes(night, '2026-10-25T08:00:00Z')).toBe(120)
  })

  test('leaves out its stops, the one that lasts too', () => {
    const pauses = [
      { startedAt: '2026-11-25T08:00:00Z', endedAt: '2026-11-25T08:10:00Z' },
      { startedAt: '2026-11-25T08:50:00Z', endedAt: null },
    ]
    const work = { startedAt: '2026-11-25T07:00:00Z', finishedAt: null, pauses, now: '2026-11-25T09:00:00Z' }
    expect(netMinutes(work)).toBe(100)
    expect(casesPerHour(236, 100)).toBe(142)
  })

  test('tells the end by the measured rate, at first by the usual one', () => {
    const order = { now: '2026-11-25T13:32:00Z', plannedCases: 1_080, standard: 135 }
    expect(estimatedEnd({ ...order, doneCases: 684, netMin: 289 })).toBe('2026-11-25T16:19:18.947Z')
    expect(estimatedEnd({ ...order, doneCases: 0, netMin: 4 })).toBe('2026-11-25T21:32:00.000Z')
  })
})
