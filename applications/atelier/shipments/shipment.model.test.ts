import { expect, test } from 'vitest'
import { isOutOfRange, isWrongWeight, settledState } from './shipment.model.ts'

const line = { cases: 72, doneCases: 72, shortageReason: null }

test('a shipment is ready once all is picked and weighed, loaded once every pallet stands in the truck', () => {
  const complete = { state: 'complete' as const }
  const loaded = { state: 'loaded' as const }
  expect(settledState({ lines: [line], pallets: [] })).toBe('preparing')
  expect(settledState({ lines: [{ ...line, doneCases: 71 }], pallets: [complete] })).toBe('preparing')
  expect(settledState({ lines: [line], pallets: [complete, { state: 'building' }] })).toBe('preparing')
  expect(settledState({ lines: [line], pallets: [complete, loaded] })).toBe('ready')
  expect(settledState({ lines: [line], pallets: [loaded, { state: 'broken_up' }] })).toBe('loaded')
  const short = { ...line, doneCases: 0, shortageReason: 'no_stock' as const }
  expect(settledState({ lines: [line, short], pallets: [complete] })).toBe('ready')
  expect(settledState({ lines: [short], pallets: [] })).toBe('preparing')
})

test('a pallet whose weight is more than 5 % from its cases is counted again', () => {
  expect(isWrongWeight(480_000, 501_480)).toBe(false)
  expect(isWrongWeight(470_000, 501_480)).toBe(true)
  expect(isWrongWeight(526_554, 501_480)).toBe(false)
  expect(isWrongWeight(526_555, 501_480)).toBe(true)
})

test('a truck that is more than two degrees from what was set wants a reason', () => {
  expect(isOutOfRange(12, 14)).toBe(false)
  expect(isOutOfRange(12, 14.1)).toBe(true)
  expect(isOutOfRange(12, 9.9)).toBe(true)
  expect([isOutOfRange(null, 30), isOutOfRange(12, null)]).toEqual([false, false])
})
