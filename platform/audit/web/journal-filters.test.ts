import { expect, test } from 'vitest'
import { boundsIn } from './journal-filters.ts'

test('a day counts whole, as one lives it in Paris, on both sides of a change of the clock', () => {
  expect(boundsIn({ from: '2026-10-25', to: '2026-10-25' })).toEqual({
    from: '2026-10-24T22:00:00Z',
    to: '2026-10-25T23:00:00Z',
  })
})

test('an instant counts as it is', () => {
  expect(boundsIn({ from: '2026-11-20T09:12:00Z' })).toEqual({ from: '2026-11-20T09:12:00Z' })
})

test('what is neither is left aside', () => {
  expect(boundsIn({ from: 'hier', to: '2026-02-31' })).toEqual({})
})
