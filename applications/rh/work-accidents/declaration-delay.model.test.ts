import { expect, test } from 'vitest'
import { declaredUntil } from './declaration-delay.model.ts'

test.each([
  ['on a Monday at eight: until Wednesday at eight', '2026-11-23T07:00:00Z', '2026-11-25T07:00:00Z'],
  ['on a Saturday at ten: the Sunday does not count', '2026-11-28T09:00:00Z', '2026-12-01T09:00:00Z'],
  ['on a Sunday: the time begins with the Monday', '2026-11-29T15:00:00Z', '2026-12-01T23:00:00Z'],
  [
    'before the first of May: the holiday does not count, nor the Sunday',
    '2026-04-30T08:00:00Z',
    '2026-05-04T08:00:00Z',
  ],
  ['over New Year: from one year to the next', '2026-12-31T09:00:00Z', '2027-01-04T09:00:00Z'],
  ['between two minutes: to the second', '2026-11-23T07:00:41.250Z', '2026-11-25T07:00:41.25Z'],
  ['in the week in which the hour changes: what lasts counts', '2026-03-28T09:00:00Z', '2026-03-31T08:00:00Z'],
])('an accident known %s', (_, knownAt, until) => {
  expect(declaredUntil(knownAt)).toBe(until)
})
