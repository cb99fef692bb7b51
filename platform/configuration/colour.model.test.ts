import { expect, test } from 'vitest'
import { isSeen } from './colour.model.ts'

test.each([
  ['#1B7046', false],
  ['#B4631C', true],
  ['#2F8F46', true],
  ['#FFE680', false],
  ['#14241B', false],
])('a board shows %s on both pages: %s', (color, seen) => {
  expect(isSeen(color)).toBe(seen)
})
