import { expect, test } from 'vitest'
import { contrast, isSeen } from './colour.model.ts'

test('black on white is the greatest contrast, whichever comes first', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21)
})

test.each([
  ['#1B7046', false],
  ['#B4631C', true],
  ['#2F8F46', true],
  ['#FFE680', false],
  ['#14241B', false],
])('a board shows %s on both pages: %s', (color, seen) => {
  expect(isSeen(color)).toBe(seen)
})
