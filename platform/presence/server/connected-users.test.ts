import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { useTabs } from '#platform/testing/tabs.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { presenceCalls } from '../presence.calls.ts'

const world = useOwnWorld()
const tabs = useTabs(world)

const manages = (table: 'service' | 'company', { userId }: TestPerson, companyId = '') =>
  table === 'service'
    ? ask(world.installer, 'update platform.service_user set manager = true where user_id = $1', [userId])
    : ask(
        world.installer,
        'insert into platform.company_manager (client_id, company_id, user_id) select client_id, id, $2 from platform.company where id = $1',
        [companyId, userId],
      )

/** Who is seen, by the company of his service. */
async function seenBy(person: TestPerson) {
  const services = await as(person).call(presenceCalls.getConnectedUsersByServices, {})
  return Object.fromEntries(services.map(({ company, users }) => [company, users.map(({ name }) => name)]))
}

async function twoCompanies() {
  const client = await world.client({ companies: ['Serres', 'Vergers'] })
  const inSerres = (name: string, more = {}) => world.person({ in: client, companies: [0], name, ...more })
  const inVergers = (name: string) => world.person({ in: client, companies: [1], name })
  return { client, inSerres, inVergers }
}

describe('the connected people', () => {
  test('are those with a tab open, in the services that one manages, as long as it is open', async () => {
    const { inSerres, inVergers } = await twoCompanies()
    const youssef = await inSerres('Benali')
    await manages('service', youssef)
    const [petit, away] = [await inSerres('Petit'), await inVergers('Roux')]
    await inSerres('Absent')
    const tab = await tabs.open(petit)
    await tabs.open(away)

    expect(await seenBy(youssef)).toEqual({ Serres: ['Petit'] })

    tab.disconnect()
    await eventually(async () => expect(await seenBy(youssef)).toEqual({ Serres: [] }))
  })

  test('are those of the company’s services for its manager, of all for the client’s admin', async () => {
    const { client, inSerres, inVergers } = await twoCompanies()
    const [philippe, sophie] = [await inSerres('Gaudin'), await inSerres('Lemaire', { admin: true })]
    await manages('company', philippe, client.companies[1]?.id)
    for (const person of [await inSerres('Petit'), await inVergers('Roux'), sophie]) await tabs.open(person)

    expect(await seenBy(philippe)).toEqual({ Vergers: ['Roux'] })
    expect(await seenBy(sophie)).toEqual({ Serres: ['Lemaire', 'Petit'], Vergers: ['Roux'] })
  })

  test('are told with their job, since when they work, and whether they do nothing', async () => {
    const { inSerres } = await twoCompanies()
    const [sophie, paul] = [await inSerres('Lemaire', { admin: true }), await inSerres('Petit')]
    await tabs.open(paul)
    const [before] = await as(sophie).call(presenceCalls.getConnectedUsersByServices, {})
    expect(before?.users).toEqual([
      { id: paul.userId, firstname: 'Marie', name: 'Petit', jobtitle: null, since: expect.any(String), idle: false },
    ])

    await ask(
      world.installer,
      `update platform.session set last_activity_at = last_activity_at - interval '11 minutes' where user_id = $1`,
      [paul.userId],
    )

    const [after] = await as(sophie).call(presenceCalls.getConnectedUsersByServices, {})
    expect(after?.users[0]).toMatchObject({ idle: true })
  })

  test('are those who work in this client, not in another of theirs', async () => {
    const [serres, bocage] = [await world.client(), await world.client({ name: 'Bocage' })]
    const [sophie, paul] = [
      await world.person({ in: serres, admin: true, companies: [] }),
      await world.person({ in: serres, name: 'Petit' }),
    ]
    await ask(world.installer, 'insert into platform.client_user (client_id, user_id) values ($1, $2)', [
      bocage.id,
      paul.userId,
    ])

    await tabs.open({ ...paul, clientId: bocage.id })

    expect(Object.values(await seenBy(sophie)).flat()).toEqual([])
  })

  test('are hidden from who manages nobody, and from the neighbour’s admin', async () => {
    const { client, inSerres } = await twoCompanies()
    const paul = await inSerres('Petit')
    await tabs.open(paul)
    const neighbour = await world.person({ in: await world.client({ name: 'Bocage' }), admin: true })

    const plain = await as(paul).send(presenceCalls.getConnectedUsersByServices)
    const foreign = await as({ ...neighbour, clientId: client.id }).send(presenceCalls.getConnectedUsersByServices)
    const nobody = await as({ app: world.app }).send(presenceCalls.getConnectedUsersByServices)

    expect([plain.statusCode, foreign.statusCode, nobody.statusCode]).toEqual([403, 403, 401])
    expect(Object.values(await seenBy(neighbour)).flat()).toEqual([])
  })
})
