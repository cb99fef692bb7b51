import { expect, test } from 'vitest'
import { freeSpot, stepOf, within } from './place-on-page.ts'

const page = { number: 1, width: 595, height: 842 }
const at = (spot: { x: number; y: number }) => ({ ...spot, recipientId: crypto.randomUUID(), page: 1 })

test('a place never leaves its page, not even one that is smaller than it', () => {
  expect(within(page, { x: -20, y: 1_000 })).toEqual({ x: 0, y: 786 })
  expect(within(page, { x: 500.4, y: 12.6 })).toEqual({ x: 425, y: 13 })
  expect(within({ number: 1, width: 100, height: 40 }, { x: 60, y: 60 })).toEqual({ x: 0, y: 0 })
})

test('arrows move a place by little, with shift by more', () => {
  expect(stepOf({ key: 'ArrowUp', shiftKey: false })).toEqual({ x: 0, y: -5 })
  expect(stepOf({ key: 'ArrowRight', shiftKey: true })).toEqual({ x: 40, y: 0 })
  expect(stepOf({ key: 'Enter', shiftKey: false })).toBeUndefined()
})

test('one more place comes beside those of the page, then above them', () => {
  const first = freeSpot(page, [])
  const second = freeSpot(page, [at(first)])
  const third = freeSpot(page, [at(first), at(second)])

  expect([first, second, third]).toEqual([
    { x: 50, y: 736 },
    { x: 240, y: 736 },
    { x: 50, y: 666 },
  ])
  expect(freeSpot({ ...page, number: 2 }, [at(first)])).toEqual(first)
})
