import { expect, test } from 'vitest'
import { mostAsked } from '#rh/document-requests/document-request.model.ts'
import { askInTurn } from './ask-in-turn.ts'

const people = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)
const named = (id: string) => ({ id, name: 'Petit', firstname: 'Paul' })

test('people are asked as many at a time as one call takes, and told of together', async () => {
  const parts: number[] = []
  const told = await askInTurn(people(mostAsked * 2 + 1), async some => {
    parts.push(some.length)
    return { asked: some.length - 1, alreadyAsked: [], withoutMail: [named(some[0] as string)], archived: [] }
  })

  expect(parts).toEqual([mostAsked, mostAsked, 1])
  expect(told.asked).toBe(mostAsked * 2 - 2)
  expect(told.withoutMail.map(({ id }) => id)).toEqual(['0', `${mostAsked}`, `${mostAsked * 2}`])
})
