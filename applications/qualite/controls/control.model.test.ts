import { describe, expect, test } from 'vitest'
import { duesOfDay, hasOneRhythm } from '../control-plans/control-plan.model.ts'
import { isAsFineAs, isWithin, shareDone, stateOfControl, verdictOf } from './control.model.ts'

const cold = { low: 0, high: 4 }

describe('a value', () => {
  test('conforms up to its limits, and on a side without one', () => {
    expect([0, 4, -0.1, 4.1].map(value => isWithin(cold, value))).toEqual([true, true, false, false])
    expect(isWithin({ low: null, high: 4 }, -40)).toBe(true)
    expect(verdictOf([])).toBe('conform')
    expect(verdictOf([3, 5].map(value => ({ measure: cold, value })))).toBe('not_conform')
  })

  test('says no more decimals than its measure', () => {
    expect([3.9, 3.95, 4].map(value => isAsFineAs({ decimals: 1 }, value))).toEqual([true, false, true])
    expect([0.1 + 0.2, 1.005].map(value => isAsFineAs({ decimals: 3 }, value))).toEqual([true, true])
  })
})

describe('a plan', () => {
  const hours = { weekdays: [1, 2], times: ['14:00', '06:30'], lotKinds: [] }
  test('is of days with their hours, or of lots, never of both', () => {
    expect(hasOneRhythm(hours)).toBe(true)
    expect(hasOneRhythm({ weekdays: [], times: [], lotKinds: ['harvest'] })).toBe(true)
    expect(hasOneRhythm({ ...hours, lotKinds: ['harvest'] })).toBe(false)
    expect(hasOneRhythm({ ...hours, times: [] })).toBe(false)
  })

  test('is due at the hours of its days in France, in summer and in winter', () => {
    expect(duesOfDay(hours, Temporal.PlainDate.from('2026-11-30'))).toEqual([
      '2026-11-30T05:30:00Z',
      '2026-11-30T13:00:00Z',
    ])
    expect(duesOfDay(hours, Temporal.PlainDate.from('2026-07-06'))).toEqual([
      '2026-07-06T04:30:00Z',
      '2026-07-06T12:00:00Z',
    ])
    expect(duesOfDay(hours, Temporal.PlainDate.from('2026-12-02'))).toEqual([])
  })
})

test('a control is in time around its hour, late until its day ends, then missed; a lot waits as long as it must', () => {
  const at = (now: string, more: object = {}) =>
    stateOfControl({
      dueAt: '2026-11-30T07:00:00Z',
      graceMin: 30,
      isOfLot: false,
      isDone: false,
      now: Temporal.Instant.from(now),
      ...more,
    })
  expect(at('2026-11-30T06:29:59Z')).toBe('to_come')
  expect(at('2026-11-30T06:30:00Z')).toBe('due')
  expect(at('2026-11-30T07:30:00Z')).toBe('due')
  expect(at('2026-11-30T07:30:01Z')).toBe('overdue')
  expect(at('2026-11-30T22:59:59Z')).toBe('overdue')
  expect(at('2026-11-30T23:00:00Z')).toBe('missed')
  expect(at('2026-12-04T23:00:00Z', { isOfLot: true })).toBe('overdue')
  expect(at('2026-12-04T23:00:00Z', { isDone: true })).toBe('done')
})

test('46 of 48 done are 95.8 %, and nothing due is no share', () => {
  expect(shareDone({ due: 48, done: 46 })).toBe(95.8)
  expect(shareDone({ due: 0, done: 0 })).toBeNull()
})
