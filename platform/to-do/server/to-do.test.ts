import { expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { useWorld } from '#platform/testing/world.ts'
import { toDoCalls } from '../to-do.calls.ts'

const world = useWorld()

test('nothing waits for who reads no application, and a stranger is not told', async () => {
  const paul = await world.person({ in: await world.client() })

  expect(await as(paul).call(toDoCalls.getToDo, {})).toEqual([])
  expect((await as(visitor(world.app)).send(toDoCalls.getToDo)).statusCode).toBe(401)
})
