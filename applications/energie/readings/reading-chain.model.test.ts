import { expect, test } from 'vitest'
import { chainOf, type ReadIndex } from './reading-chain.model.ts'

const read = (readOn: string, index: number, said: Partial<ReadIndex> = {}): ReadIndex => ({
  readOn,
  index: index * 1_000,
  restart: null,
  rolledOver: false,
  ...said,
})
const consumed = (readings: readonly ReadIndex[], indexMax: number | null = null) =>
  chainOf(readings, indexMax).map(one => one && one.consumption / 1_000)

test('an index that passed its maximum counts on from zero', () => {
  const readings = [read('2026-01-01', 999_950), read('2026-02-01', 120, { rolledOver: true })]

  expect(consumed(readings, 1_000_000)).toEqual([null, 170])
})

test('of a meter that was replaced both parts count', () => {
  const readings = [read('2026-01-01', 1_000), read('2026-01-20', 1_400, { restart: 25_000 }), read('2026-02-01', 225)]

  expect(consumed(readings)).toEqual([null, 400, 200])
})

test('a day that uses three times the usual, or a third of it, is doubted beyond that alone', () => {
  const third = (index: number) =>
    chainOf([read('2026-01-01', 0), read('2026-01-11', 100), read('2026-01-21', index)], null).at(-1)?.doubt

  expect([third(400), third(401), third(134), third(133)]).toEqual([null, 'above', null, 'below'])
})

test('the first consumption is believed', () => {
  expect(chainOf([read('2026-01-01', 0), read('2026-01-11', 100_000)], null).at(-1)?.doubt).toBeNull()
})
