import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionsOfGame } from './easter-egg.model.ts'
import { questionsOf, soundNames } from './questions.model.ts'

test('a game asks six different sounds, each among four different ones, whatever its word', () => {
  fc.assert(
    fc.property(fc.string(), game => {
      const questions = questionsOf(game)
      expect(new Set(questions.map(({ sound }) => sound)).size).toBe(questionsOfGame)
      for (const { sound, choices } of questions) {
        expect(new Set(choices).size).toBe(4)
        expect(choices).toContain(sound)
      }
    }),
    { numRuns: 50 },
  )
})

test('a game is the same for everybody, and another word is another game', () => {
  expect(questionsOf('ferme')).toEqual(questionsOf('ferme'))
  expect(questionsOf('ferme')).not.toEqual(questionsOf('serre'))
})

test('every sound is asked in some game', () => {
  const asked = new Set(
    Array.from({ length: 40 }, (_, game) => questionsOf(String(game)).map(({ sound }) => sound)).flat(),
  )
  expect([...asked].sort()).toEqual([...soundNames].sort())
})
