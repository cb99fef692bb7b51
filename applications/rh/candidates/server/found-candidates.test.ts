import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { candidates } from '../candidate.model.ts'
import { candidatesCalls } from '../candidates.calls.ts'

const world = useWorld()

const apply = (client: TestClient, firstname: string, name: string) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, (db: RhDb) =>
    db
      .insertInto('rh.candidate')
      .values({ firstname, name, mail: `${name}@essai.example`.toLowerCase(), birthdate: '1994-03-14' })
      .execute(),
  )

test('candidates are found by the words of their name, without accents or order', async () => {
  const serres = await world.client()
  const marie = await world.person({ in: serres, rights: { [candidates]: 1 } })
  await apply(serres, 'Zoé', 'Lefèvre')
  await apply(serres, 'Zoé', 'Petit')

  const found = await as(marie).call(candidatesCalls.searchCandidate, { q: 'lefevre zoe' })

  expect(found).toMatchObject([{ firstname: 'Zoé', name: 'Lefèvre', birthdate: '1994-03-14', employeeId: null }])
  expect(await as(marie).call(candidatesCalls.searchCandidate, { q: 'z e' })).toEqual([])
})

test('a neighbour finds none of them, and who may not see candidates is refused', async () => {
  const serres = await world.client()
  await apply(serres, 'Zoé', 'Lefèvre')
  const neighbour = await world.person({ in: await world.client({ name: 'Bocage' }), rights: { [candidates]: 3 } })
  const paul = await world.person({ in: serres })

  expect(await as(neighbour).call(candidatesCalls.searchCandidate, { q: 'lefevre' })).toEqual([])
  await expect(as(paul).call(candidatesCalls.searchCandidate, { q: 'lefevre' })).rejects.toMatchObject({ status: 403 })
})
