import { expect, test } from 'vitest'
import { transitions } from '#kernel/web/layout-options.ts'
import { movements, partsOf, transitionOf } from './transition-parts.ts'
import { startOf } from './use-page-transition.ts'

test('every transition of the brief comes from somewhere of its own, and the page that fades from its place', () => {
  const starts = transitions.map(transition => startOf(transition, 'ltr'))
  expect(new Set(starts).size).toBe(transitions.length)
  expect(startOf('fade', 'ltr')).toBe('0 0')
})

test('what comes along the line comes from the other side where one reads from right to left', () => {
  expect(startOf('slide-x', 'rtl')).toBe(startOf('slide-x-reverse', 'ltr'))
  expect(startOf('slide-y', 'rtl')).toBe(startOf('slide-y', 'ltr'))
})

test('a movement and its sense make every transition, and are read back from it', () => {
  const made = movements.flatMap(movement => [transitionOf(movement, false), transitionOf(movement, true)])
  expect(new Set(made)).toEqual(new Set(transitions))
  for (const transition of transitions) expect(transitionOf(...partsOf(transition))).toBe(transition)
})
