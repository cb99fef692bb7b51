import { expect, test } from 'vitest'
import { compareLines, withContext } from './compare.model.ts'

const told = (older: string[], newer: string[]) =>
  compareLines(older, newer).map(({ change, pieces }) => `${change} ${pieces.map(({ text }) => text).join('|')}`)

test('a line that is written anew shows the words that came and went', () => {
  expect(told(['Essai de deux mois.', 'Fait à Nantes'], ['Essai de trois mois.', 'Fait à Nantes'])).toEqual([
    'changed Essai de |deux|trois| mois.',
    'same Fait à Nantes',
  ])
})

test('lines come and go whole, whichever side has more of them', () => {
  expect(told(['a', 'b', 'c'], ['a', 'c'])).toEqual(['same a', 'removed b', 'same c'])
  expect(told(['a'], ['a', 'd', 'e'])).toEqual(['same a', 'added d', 'added e'])
  expect(told(['a', 'b'], ['c'])).toEqual(['changed a|c', 'removed b'])
})

test('of what does not change, the lines around a change are shown and the others counted', () => {
  const lines = compareLines(['1', '2', '3', '4', '5', 'x'], ['1', '2', '3', '4', '5', 'y'])

  expect(withContext(lines).map(line => (typeof line === 'number' ? line : line.change))).toEqual([
    4,
    'same',
    'changed',
  ])
})
