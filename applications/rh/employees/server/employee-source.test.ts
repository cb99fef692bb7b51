import { expect, test } from 'vitest'
import type { Db } from '#kernel/server/db.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import { hire } from '#rh/testing/hire.ts'
import { employeeSource } from '../employees.server.ts'

const world = useWorld()

const load = (client: TestClient, ids: string[]) =>
  world.inClient(client, db => employeeSource.load(db as unknown as Db<never>, ids))

test('a document says of an employee what his file shows, and where to read on; of a neighbour’s, nothing', async () => {
  const [serres, bocage] = [await world.client(), await world.client()]
  const paul = await hire(world, serres, { mail: 'paul@essai.example' })
  const stranger = await hire(world, bocage)

  const loaded = await load(serres, [paul.id, stranger.id])

  expect([...loaded.keys()]).toEqual([paul.id])
  expect(loaded.get(paul.id)).toMatchObject({
    values: { firstname: 'Paul', name: 'Petit', dateOfBirth: '1994-03-14', mail: 'paul@essai.example', city: null },
    references: { company: [serres.companies[0]?.id] },
  })
})

test('it says all that it publishes, and no more', async () => {
  const serres = await world.client()
  const { id } = await hire(world, serres)

  const { values } = (await load(serres, [id])).get(id) ?? { values: {} }

  expect(Object.keys(values).sort()).toEqual(employeeSource.fields.map(({ path }) => path).sort())
})
