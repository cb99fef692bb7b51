import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test('black on white is the greatest contrast, whichever comes first', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21)
})
