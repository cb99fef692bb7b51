import { expect, test } from 'vitest'
import { freeSlots } from './free-slots.model.ts'

const day = '2026-11-20'
const now = '2026-11-19T08:00:00Z'

test('a day of half hours begins at half past eight and rests at noon', () => {
  const slots = freeSlots({ day, minutes: 30, busy: [], now })
  expect(slots[0]).toEqual({ startAt: '2026-11-20T07:30:00Z', endAt: '2026-11-20T08:00:00Z' })
  expect(slots).toHaveLength(16)
  expect(slots.some(({ startAt }) => startAt === '2026-11-20T11:00:00Z')).toBe(false)
})

test('what is taken, and what has passed, is not proposed', () => {
  const busy = [{ startAt: '2026-11-20T07:45:00Z', endAt: '2026-11-20T08:15:00Z' }]
  const slots = freeSlots({ day, minutes: 30, busy, now: '2026-11-20T08:10:00Z' })
  expect(slots[0]?.startAt).toBe('2026-11-20T08:30:00Z')
})
