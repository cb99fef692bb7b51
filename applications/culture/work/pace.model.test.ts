import { describe, expect, test } from 'vitest'
import { dueLevelOf, flagsOf, hoursBetween, hoursNeeded, hoursShort, minutesOf, paceOf } from './pace.model.ts'

const seven = '2026-11-24T07:00:00Z'
const entry = {
  startedAt: seven,
  endedAt: '2026-11-24T10:50:00Z',
  quantity: 46,
  isForgotten: false,
  unit: 'row',
  standardPerHour: 11,
}

describe('the pace of work', () => {
  test('of 46 rows in 3 h 50 is 12.0 an hour, 109 % of a standard of 11', () => {
    expect(paceOf(46, seven, '2026-11-24T10:50:00Z', 11)).toEqual({ perHour: 12, percent: 109 })
    expect(hoursBetween(seven, '2026-11-24T10:50:00Z')).toBe(3.83)
    expect(minutesOf(3.83)).toBe(230)
  })

  test('is none while it runs, where nothing is counted, and no share without a standard', () => {
    expect(paceOf(46, seven, null, 11)).toBeNull()
    expect(paceOf(null, seven, '2026-11-24T10:50:00Z', 11)).toBeNull()
    expect(paceOf(10, seven, '2026-11-24T08:00:00Z', null)).toEqual({ perHour: 10, percent: null })
  })
})

describe('an entry', () => {
  test('is flagged where it was forgotten, long, uncounted or not to be believed', () => {
    expect(flagsOf(entry)).toEqual([])
    expect(flagsOf({ ...entry, isForgotten: true, endedAt: '2026-11-24T18:00:00Z', quantity: null })).toEqual([
      'forgotten',
      'long',
      'uncounted',
    ])
    expect(flagsOf({ ...entry, quantity: 460 })).toEqual(['unusual'])
    expect(flagsOf({ ...entry, unit: 'hour', quantity: null })).toEqual([])
    expect(flagsOf({ ...entry, endedAt: null })).toEqual([])
  })
})

describe('a row', () => {
  test('is due past its days, and late at one and a half times', () => {
    expect([7, 8, 10, 11].map(days => dueLevelOf(days, 7))).toEqual(['fresh', 'due', 'due', 'late'])
    expect(dueLevelOf(400, null)).toBe('fresh')
  })
})

describe('a week', () => {
  test('of 240 rows at 11 an hour needs 21.8 h, and three people for 7 h are 0.8 h short', () => {
    expect(hoursNeeded(240, 11)).toBe(21.8)
    expect(hoursShort(21.8, 3, 7)).toBe(0.8)
    expect(hoursNeeded(240, null)).toBeNull()
  })
})
