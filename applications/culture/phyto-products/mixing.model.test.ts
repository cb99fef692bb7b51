import { expect, test } from 'vitest'
import { forbiddenPair } from './mixing.model.ts'

const pair = (one: number, other: number) =>
  forbiddenPair([
    { name: 'A', mixCategory: one },
    { name: 'B', mixCategory: other },
  ])

test('what is of the fifth category is mixed with nothing, of the second to fourth not with its own', () => {
  expect([pair(5, 1), pair(1, 5), pair(2, 2), pair(3, 3), pair(4, 4)]).toEqual(Array(5).fill(['A', 'B']))
  expect([pair(2, 3), pair(1, 1), pair(3, 4)]).toEqual([null, null, null])
})
