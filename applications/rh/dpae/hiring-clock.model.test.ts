import { expect, test } from 'vitest'
import { clockOf, hiringWindow, plannedSending } from './hiring-clock.model.ts'

const inParis = (text: string) => Temporal.ZonedDateTime.from(`${text}[Europe/Paris]`).toInstant()
const window = hiringWindow({ date: '2026-12-01', time: '08:00' })

test.each([
  ['2026-11-22T23:59', 'early'],
  ['2026-11-23T00:00', 'open'],
  ['2026-11-30T07:59', 'open'],
  ['2026-11-30T08:00', 'last_day'],
  ['2026-12-01T07:59', 'last_day'],
  ['2026-12-01T08:00', 'late'],
  ['2026-12-01T08:01', 'late'],
])('on %s the clock of a hiring of 1 December at eight says %s', (now, clock) => {
  expect(clockOf(window, inParis(now))).toBe(clock)
})

test('an hour that does not exist is the next, one that comes twice is the first', () => {
  expect(hiringWindow({ date: '2026-03-29', time: '02:30' }).startsAt).toEqual(inParis('2026-03-29T03:30'))
  expect(hiringWindow({ date: '2026-10-25', time: '02:30' }).startsAt.toString()).toBe('2026-10-25T00:30:00Z')
})

test('a planned declaration leaves at six on the first day, or at the next quarter of an hour', () => {
  const hiring = { date: '2026-12-01', time: '08:00' }
  expect(plannedSending(hiring, inParis('2026-11-20T10:00'))).toEqual(inParis('2026-11-23T06:00'))
  expect(plannedSending(hiring, inParis('2026-11-24T10:07'))).toEqual(inParis('2026-11-24T10:15'))
})
