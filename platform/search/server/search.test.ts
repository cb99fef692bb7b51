import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { searchCalls } from '../search.calls.ts'

const world = useOwnWorld()

test('a colleague is found by a piece of his name, without accents, and a mail to him opens', async () => {
  const client = await world.client()
  const [marie, zoe] = [
    await world.person({ in: client }),
    await world.person({ in: client, firstname: 'Zoé', name: 'Lefèvre' }),
  ]

  const { contacts, files } = await as(marie).call(searchCalls.search, { words: 'lefev' })

  expect(contacts).toEqual([{ id: zoe.userId, title: 'Zoé Lefèvre', detail: zoe.mail, address: `mailto:${zoe.mail}` }])
  expect(files).toEqual([])
})

test('at most five are told, whatever is typed: a percent sign is a percent sign', async () => {
  const client = await world.client()
  const marie = await world.person({ in: client })
  for (let count = 0; count < 7; count += 1) await world.person({ in: client, name: 'Martin' })

  expect((await as(marie).call(searchCalls.search, { words: 'martin' })).contacts).toHaveLength(5)
  expect((await as(marie).call(searchCalls.search, { words: '%%' })).contacts).toEqual([])
})

test('nobody of another client is found', async () => {
  const marie = await world.person({ in: await world.client() })
  await world.person({ in: await world.client(), name: 'Inconnu' })

  expect((await as(marie).call(searchCalls.search, { words: 'inconnu' })).contacts).toEqual([])
})

test('nor who works there no more, nor who was invited and has not come yet', async () => {
  const client = await world.client()
  const marie = await world.person({ in: client })
  const [gone, invited] = [
    await world.person({ in: client, name: 'Partie' }),
    await world.person({ in: client, name: 'Partante' }),
  ]
  await ask(world.installer, 'update platform.client_user set ends_at = $2 where user_id = $1', [
    gone.userId,
    world.clock.now().toString(),
  ])
  await ask(world.installer, `update platform.client_user set invited_as = '{}' where user_id = $1`, [invited.userId])

  expect((await as(marie).call(searchCalls.search, { words: 'parti' })).contacts).toEqual([])
  expect((await as(marie).call(searchCalls.search, { words: 'partante' })).contacts).toEqual([])
})

test('who is not signed in, or has no client, finds nothing', async () => {
  expect((await as({ app: world.app }).send(searchCalls.search, { words: 'martin' })).statusCode).toBe(401)
  expect((await as(await world.person()).send(searchCalls.search, { words: 'martin' })).statusCode).toBe(403)
})
