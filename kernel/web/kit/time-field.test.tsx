import { expect, test } from 'vitest'
import { timeIn } from './time-field.tsx'

test.each([
  ['7:30', '07:30'],
  ['7h30', '07:30'],
  ['0730', '07:30'],
  ['7', '07:00'],
  ['18h', '18:00'],
  ['23:59', '23:59'],
])('%s is read as %s', (typed, read) => {
  expect(timeIn(typed)).toBe(read)
})

test.each(['24:00', '7:60', 'midi', '', '7:3:0'])('« %s » is no hour', typed => {
  expect(timeIn(typed)).toBeUndefined()
})
