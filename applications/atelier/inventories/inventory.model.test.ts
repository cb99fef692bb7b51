import { expect, test } from 'vitest'
import { isWide, settledState } from './inventory.model.ts'

test('a gap above 2 % or 20 kg is counted again', () => {
  expect(isWide(360_000, 360_000)).toBe(false)
  expect(isWide(352_800, 360_000)).toBe(false)
  expect(isWide(352_799, 360_000)).toBe(true)
  expect(isWide(2_020_000, 2_000_000)).toBe(false)
  expect(isWide(2_020_001, 2_000_000)).toBe(true)
  expect(isWide(1, 0)).toBe(true)
})

test('a count is ready once each line is counted, none is to be counted again and every gap has its reason', () => {
  const line = { countNo: 1, wantsRecount: false, gapG: 0, reasonCode: null }
  const uncounted = { ...line, countNo: 0, gapG: null }
  expect(settledState([])).toBe('open')
  expect(settledState([uncounted])).toBe('open')
  expect(settledState([line, uncounted])).toBe('counting')
  expect(settledState([{ ...line, gapG: -4_500 }])).toBe('counting')
  expect(settledState([{ ...line, gapG: -4_500, reasonCode: 'drying' as const }, line])).toBe('reviewed')
  expect(settledState([{ ...line, wantsRecount: true }, uncounted])).toBe('to_recount')
})
