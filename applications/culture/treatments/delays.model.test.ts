import { expect, test } from 'vitest'
import { opensAgain } from './delays.model.ts'

const product = (preHarvestDays: number | null, reEntryHours: number | null, hazards: string[] = []) => ({
  preHarvestDays,
  reEntryHours,
  hazards,
})
const ended = '2026-11-17T15:30:00Z'

test('a greenhouse opens after eight hours, and gives its harvest after the longest delay', () => {
  expect(opensAgain(ended, [product(3, 6), product(1, 6)], true)).toEqual({
    reEntryAt: '2026-11-17T23:30:00Z',
    harvestFrom: '2026-11-20T15:30:00Z',
  })
  expect(opensAgain(ended, [product(1, 6)], false).reEntryAt).toBe('2026-11-17T21:30:00Z')
})

test('what a label does not say is told by its hazards', () => {
  const hours = (hazards: string[]) => opensAgain(ended, [product(null, null, hazards)], true)
  expect(hours(['H317'])).toEqual({ reEntryAt: '2026-11-19T15:30:00Z', harvestFrom: '2026-11-20T15:30:00Z' })
  expect(hours(['H319']).reEntryAt).toBe('2026-11-18T15:30:00Z')
  expect(hours(['H361fd']).reEntryAt).toBe('2026-11-19T15:30:00Z')
})

test('over the change of the clock a day still is of 24 hours', () => {
  expect(opensAgain('2026-10-24T14:30:00Z', [product(1, null)], true).harvestFrom).toBe('2026-10-25T14:30:00Z')
})
