import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { searchCalls } from '#platform/search/search.calls.ts'
import { useWorld } from '#platform/testing/world.ts'
import { hire } from '#rh/testing/hire.ts'

const world = useWorld()
const staff = 'rh/gestion_du_personnel/salaries'

test('the search of the bar finds the staff of one’s companies, and only for who may read it', async () => {
  const client = await world.client({ companies: ['Serres', 'Station'] })
  const found = async (person: Parameters<typeof as>[0]) =>
    (await as(person).call(searchCalls.search, { words: 'okafor' })).staff.map(({ title }) => title)
  for (const [firstname, company] of [
    ['Ada', 0],
    ['Ben', 1],
  ] as const)
    await hire(world, client, { firstname, name: 'Okafor', company })

  const all = await world.person({ in: client, rights: { [staff]: 1 }, allCompanies: true })
  const ofSerres = await world.person({ in: client, rights: { [staff]: 1 }, companies: [0] })
  const nothing = await world.person({ in: client, rights: {} })

  expect(await found(all)).toEqual(['Ada Okafor', 'Ben Okafor'])
  expect(await found(ofSerres)).toEqual(['Ada Okafor'])
  expect(await found(nothing)).toEqual([])
})
