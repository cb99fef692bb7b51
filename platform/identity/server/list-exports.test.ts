import { expect, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { pageOfListExports } from './list-exports.queries.ts'

const world = useOwnWorld()

const taken = (client: TestClient | undefined, kind = 'EXPORT') =>
  ask(world.installer, `insert into platform.security_event (kind, client_id, detail) values ($1, $2, $3)`, [
    kind,
    client?.id ?? null,
    { call: 'getContacts', type: 'text/csv', rows: 3, filters: '' },
  ])

const readIn = (client: TestClient | undefined) =>
  world.databases.transaction('platform', { readOnly: true, clientId: client?.id }, (db: PlatformDb) =>
    pageOfListExports(db, { page: 0, size: 10, ofPlatform: [] }),
  )

test('the log gives the exports of the client of the transaction, and none without one', async () => {
  const [serres, verger] = [await world.client(), await world.client()]
  for (const client of [serres, verger, undefined]) await taken(client)
  await taken(serres, 'CLIENT_CHOSEN')

  expect((await readIn(serres)).total).toBe(1)
  expect((await readIn(verger)).items).toHaveLength(1)
  expect(await readIn(undefined)).toMatchObject({ items: [], total: 0 })
})
