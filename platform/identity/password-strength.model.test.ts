import { expect, test } from 'vitest'
import { lengthOf, strengthOf } from './password-strength.model.ts'

test('fewer than fifteen characters are too short, or than twelve beside a second factor', () => {
  expect(strengthOf('cheval correct', 15)).toBe('short')
  expect(strengthOf('cheval correct', 12)).toBe('fair')
})

test('a few characters over and over are weak, however long', () => {
  expect(strengthOf('aaaaaaaaaaaaaaaaaaaaaaaa', 15)).toBe('weak')
  expect(strengthOf('abc123 abc123 abc123', 15)).toBe('weak')
})

test('a long sentence is strong', () => {
  expect(strengthOf('le merle chante à cinq heures', 15)).toBe('strong')
})

test('a letter with its accent, or an emoji, counts for one character', () => {
  expect(lengthOf('été🌱')).toBe(4)
  expect(lengthOf('e\u0301te\u0301')).toBe(3)
})
