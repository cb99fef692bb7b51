import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ofSameName, namesNear } from './same-name.ts'

const itself = (name: string) => name
const found = (names: readonly string[], said: string) => ofSameName(names, said, itself)

test.each(['serre élan', 'SERRE ELAN', '  Serre   Élan ', 'Serre-Élan'])('%j is the place that is meant', said => {
  expect(found(['Serre Élan', 'Serre Est'], said)).toEqual(['Serre Élan'])
})

test('a letter that is all the difference is not a little word', () => {
  expect(found(['Bloc A', 'Bloc D', 'Bloc L', 'Bloc Y'], 'bloc d')).toEqual(['Bloc D'])
})

test('the very name counts before those that look the same', () => {
  expect(found(['Serre Elan', 'Serre Élan'], 'serre élan')).toEqual(['Serre Élan'])
  expect(found(['Serre Elan', 'Serre Élan'], 'serre-elan')).toHaveLength(2)
})

test('a slip of the hand has the meant name first among the near ones, and nonsense has none', () => {
  expect(namesNear(['Serre Sud', 'Serre Nord', 'Siège'], 'Serre Nrod')[0]).toBe('Serre Nord')
  expect(namesNear(['Serre Sud', 'Serre Nord', 'Siège'], 'Kiwi')).toEqual([])
})

test('any name is found by itself, and near ones are at most three of those that are offered', () => {
  const anyName = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.uniqueArray(anyName, { minLength: 1, maxLength: 8 }), anyName, (names, said) => {
      const near = namesNear(names, said)
      return (
        found(names, names[0] ?? '').includes(names[0] ?? '') &&
        near.length <= 3 &&
        near.every(name => names.includes(name))
      )
    }),
  )
})
