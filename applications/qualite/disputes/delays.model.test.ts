import { describe, expect, test } from 'vitest'
import { addWorkingDays, dueAtOf, lateReasonsOf } from './delays.model.ts'

const paris = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Paris').toInstant().toString()
const told = (deliveredAt: string, notifiedAt: string, more: object = {}) =>
  lateReasonsOf({
    deliveredAt: paris(deliveredAt),
    notifiedAt: paris(notifiedAt),
    kind: 'credit',
    hasGradingRecord: true,
    ...more,
  })

describe('a dispute is told in time', () => {
  test('24 hours after the delivery, and late a second after', () => {
    expect(told('2026-11-20T08:00:00', '2026-11-21T08:00:00')).toEqual([])
    expect(told('2026-11-20T08:00:00', '2026-11-21T08:00:01')).toEqual(['notified_late'])
  })

  test('by the clock that runs, whatever the wall says when it changes', () => {
    expect(told('2026-10-24T08:00:00', '2026-10-25T07:00:00')).toEqual([])
    expect(told('2026-10-24T08:00:00', '2026-10-25T07:00:01')).toEqual(['notified_late'])
    expect(told('2026-03-28T08:00:00', '2026-03-29T09:00:00')).toEqual([])
    expect(told('2026-03-28T08:00:00', '2026-03-29T09:00:01')).toEqual(['notified_late'])
  })

  test('with the price cut asked by the end of the second working day', () => {
    const cut = { kind: 'price_cut' }
    expect(told('2026-11-20T08:00:00', '2026-11-24T23:59:59', cut)).toEqual(['notified_late'])
    expect(told('2026-11-20T08:00:00', '2026-11-25T00:00:00', cut)).toEqual(['notified_late', 'request_late'])
  })

  test('with a record of grading', () => {
    expect(told('2026-11-20T08:00:00', '2026-11-20T09:00:00', { hasGradingRecord: false })).toEqual([
      'no_grading_record',
    ])
  })
})

test('working days leave out weekends and holidays', () => {
  const after = (day: string, count: number) => addWorkingDays(Temporal.PlainDate.from(day), count).toString()
  expect(after('2026-11-20', 2)).toBe('2026-11-24')
  expect(after('2026-11-10', 1)).toBe('2026-11-12')
  expect(after('2026-12-24', 1)).toBe('2026-12-28')
})

test('a state is left within its hours, over a weekend not', () => {
  expect(dueAtOf('registered', paris('2026-11-18T09:00'))).toBe(paris('2026-11-18T13:00'))
  expect(dueAtOf('analysis', paris('2026-11-20T09:00'))).toBe(paris('2026-11-23T09:00'))
  expect(dueAtOf('registered', paris('2026-11-21T09:00'))).toBe(paris('2026-11-23T13:00'))
  expect(dueAtOf('accounting', paris('2026-11-18T09:00'))).toBe(paris('2026-11-25T09:00'))
})
