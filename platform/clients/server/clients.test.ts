import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { clientsCalls } from '../clients.calls.ts'

const world = useWorld()

const join = ({ userId }: TestPerson, client: TestClient, endsAt: string | null = null) =>
  ask(world.installer, 'insert into platform.client_user (client_id, user_id, ends_at) values ($1, $2, $3)', [
    client.id,
    userId,
    endsAt,
  ])

describe('the clients of a person', () => {
  test('are those that he belongs to, by name, the last chosen first', async () => {
    const marie = await world.person()
    const clients = await Promise.all(['Vergers', 'Bocage', 'Serres'].map(name => world.client({ name })))
    const left = await world.client({ name: 'Ancien' })
    for (const client of clients) await join(marie, client)
    await join(marie, left, world.clock.now().toString())
    await world.client({ name: 'Voisin' })
    const names = async () => (await as(marie).call(clientsCalls.getAvailableClients, {})).map(client => client.name)
    expect(await names()).toEqual(['Bocage', 'Serres', 'Vergers'])

    await ask(world.installer, 'update platform.user set selected_client_id = $2 where id = $1', [
      marie.userId,
      clients[0]?.id,
    ])

    expect(await names()).toEqual(['Vergers', 'Bocage', 'Serres'])
  })

  test('are told with what they are: open or closed, read-only', async () => {
    const marie = await world.person()
    const [open, closed] = [
      await world.client({ name: 'Ouvert', readOnly: true }),
      await world.client({ name: 'Fermé', status: 'inactive' }),
    ]
    for (const client of [open, closed]) await join(marie, client)

    const available = await as(marie).call(clientsCalls.getAvailableClients, {})
    const active = await as(marie).call(clientsCalls.getActiveClients, {})

    expect(available).toEqual([
      { id: closed.id, name: 'Fermé', logo: null, readOnly: false, status: 'inactive' },
      { id: open.id, name: 'Ouvert', logo: null, readOnly: true, status: 'active' },
    ])
    expect(active.map(client => client.name)).toEqual(['Ouvert'])
  })

  test('are told to nobody without a session', async () => {
    for (const call of [clientsCalls.getAvailableClients, clientsCalls.getActiveClients]) {
      expect((await as(visitor(world.app)).send(call)).statusCode).toBe(401)
    }
  })
})

describe('the clients of the platform', () => {
  test('are told to a super administrator, open or closed, whether or not he belongs to them', async () => {
    const camille = await world.person({ superAdmin: true })
    const [open, closed] = [
      await world.client({ name: 'Jardins ouverts' }),
      await world.client({ name: 'Jardins fermés', status: 'inactive' }),
    ]

    const clients = await as(camille).call(clientsCalls.getAllClients, {})

    expect(clients.filter(({ id }) => id === open.id || id === closed.id)).toEqual([
      { id: closed.id, name: 'Jardins fermés', logo: null, readOnly: false, status: 'inactive' },
      { id: open.id, name: 'Jardins ouverts', logo: null, readOnly: false, status: 'active' },
    ])
  })

  test('are told to nobody else, not even to the administrator of one', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const dorian = await world.person({ superDev: true })
    const asked = [as(sophie), as(dorian), as(visitor(world.app))].map(who => who.send(clientsCalls.getAllClients))
    expect((await Promise.all(asked)).map(answer => answer.statusCode)).toEqual([403, 403, 401])
  })
})

describe('the companies of a client', () => {
  test('come by name with their living services and how many people each holds', async () => {
    const group = await world.client({ companies: ['Zinnias', 'Élevage', 'Abricots'] })
    const marie = await world.person({ in: group, companies: [0] })
    await world.person({ in: group, companies: [0, 1] })
    await ask(world.installer, `update platform.company set archived_at = now(), color = '#1E6B3A' where id = $1`, [
      group.companies[2]?.id,
    ])
    await ask(
      world.installer,
      `insert into platform.service (client_id, company_id, name, archived_at) values ($1, $2, 'Ancien', now()), ($1, $2, 'Atelier', null)`,
      [group.id, group.companies[0]?.id],
    )

    const companies = await as(marie).call(clientsCalls.getCompaniesOfClient, { clientId: group.id })

    expect(companies).toMatchObject([
      { name: 'Abricots', archived: true, color: '#1E6B3A' },
      { name: 'Élevage', archived: false, color: null, services: [{ name: 'Service', users: 1 }] },
      {
        name: 'Zinnias',
        services: [
          { name: 'Atelier', users: 0 },
          { name: 'Service', users: 2 },
        ],
      },
    ])
  })

  test('of another client do not exist, and none is shown without one', async () => {
    const [serres, bocage] = [await world.client(), await world.client({ companies: ['Bocage Services'] })]
    const marie = await world.person({ in: serres, admin: true })
    const send = (person: TestPerson, clientId: string) =>
      as(person).send(clientsCalls.getCompaniesOfClient, { clientId })

    const named = await send(marie, bocage.id)
    const worn = await send({ ...marie, clientId: bocage.id }, bocage.id)
    const unnamed = await send({ ...marie, clientId: undefined }, serres.id)

    expect([named.statusCode, worn.statusCode, unnamed.statusCode]).toEqual([404, 403, 403])
    expect([named, worn, unnamed].map(answer => answer.body).join()).not.toContain('Bocage')
    expect(
      (await as(visitor(world.app)).send(clientsCalls.getCompaniesOfClient, { clientId: serres.id })).statusCode,
    ).toBe(401)
  })
})
