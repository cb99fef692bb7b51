import { expect, test } from 'vitest'
import { dayInWords, dayOfInstantInWords, momentInWords } from './dates-in-words.ts'

test('the first of a month is an ordinal in French alone', () => {
  expect(dayInWords('2026-03-01', 'fr')).toBe('1er mars 2026')
  expect(dayInWords('2026-03-11', 'fr')).toBe('11 mars 2026')
  expect(dayInWords('2026-03-01', 'es')).toBe('1 de marzo de 2026')
  expect(dayInWords('2026-03-01', 'en')).toBe('1 March 2026')
})

test('Arabic dates bear Latin figures', () => {
  expect(dayInWords('2026-03-21', 'ar')).toMatch(/^21 .* 2026$/)
})

test('an instant is told by the clocks of Paris, be it the next day there', () => {
  expect(momentInWords('2026-02-28T23:30:00Z', 'fr')).toMatch(/^1er mars 2026 à 00:30$/)
  expect(dayOfInstantInWords('2026-02-28T23:30:00Z', 'fr')).toBe('1er mars 2026')
})
