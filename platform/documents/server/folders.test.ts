import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import { foldersCalls } from '../folders.calls.ts'

const world = useOwnWorld()

const foldersOf = (client: TestClient) =>
  world.inClient(client, db =>
    db
      .selectFrom('platform.folder as f')
      .innerJoin('platform.element as e', 'e.id', 'f.elementId')
      .select(['f.name', 'f.applicationId', 'f.parentId', 'e.path'])
      .orderBy('f.applicationId')
      .execute(),
  )

test('each client gets the root folder of an application, once', async () => {
  const dorian = await world.person({ superDev: true })
  const [serres, bocage] = [await world.client(), await world.client()]
  const create = (applicationPath: string) =>
    as(dorian).call(foldersCalls.createFoldersOfNewApplication, { applicationPath })

  const first = await create('atelier')
  await create('/RH')

  expect(first.created).toBeGreaterThanOrEqual(2)
  expect(await create('atelier')).toEqual({ created: 0 })
  for (const client of [serres, bocage]) {
    expect(await foldersOf(client)).toEqual([
      { name: 'Atelier', applicationId: 1, parentId: null, path: 'documents/atelier' },
      { name: 'RH', applicationId: 8, parentId: null, path: 'documents/rh' },
    ])
  }
  const late = await world.client()
  expect(await create('atelier')).toEqual({ created: 1 })
  expect((await foldersOf(late)).map(({ name }) => name)).toEqual(['Atelier'])
})

test('no other than a super developer makes them, and of no unknown application', async () => {
  const applicationPath = 'inconnue'
  const camille = await world.person({ superAdmin: true })
  const dorian = await world.person({ superDev: true })

  expect((await as(camille).send(foldersCalls.createFoldersOfNewApplication, { applicationPath })).statusCode).toBe(403)
  expect((await as(dorian).send(foldersCalls.createFoldersOfNewApplication, { applicationPath })).statusCode).toBe(404)
})
