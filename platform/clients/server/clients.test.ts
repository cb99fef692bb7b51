import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import { clientsCalls } from '../clients.calls.ts'

const world = useOwnWorld()

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

  test('are told with what they are: open or closed, read-only, and how one stands there', async () => {
    const newThere = { isAdministrator: false, city: null, lastVisitAt: null }
    const marie = await world.person()
    const [open, closed] = [
      await world.client({ name: 'Ouvert', readOnly: true }),
      await world.client({ name: 'Fermé', status: 'inactive' }),
    ]
    for (const client of [open, closed]) await join(marie, client)

    const available = await as(marie).call(clientsCalls.getAvailableClients, {})
    const active = await as(marie).call(clientsCalls.getActiveClients, {})

    expect(available).toEqual([
      { id: closed.id, name: 'Fermé', logo: null, readOnly: false, status: 'inactive', ...newThere },
      { id: open.id, name: 'Ouvert', logo: null, readOnly: true, status: 'active', ...newThere },
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
  test('are told to a super administrator, open or closed, with their figures', async () => {
    const camille = await world.person({ superAdmin: true })
    const open = await world.client({ name: 'Jardins ouverts', companies: ['Nord', 'Sud'] })
    const closed = await world.client({ name: 'Jardins fermés', status: 'inactive' })
    const sophie = await world.person({ in: open, admin: true })
    await join(await world.person(), open, world.clock.now().toString())
    await as(sophie).call(menuCalls.setClient, { userId: sophie.userId, clientId: open.id })

    const clients = await as(camille).call(clientsCalls.getAllClients, {})

    expect(clients.filter(({ id }) => id === open.id || id === closed.id)).toEqual([
      {
        id: closed.id,
        name: 'Jardins fermés',
        logo: null,
        readOnly: false,
        status: 'inactive',
        supportAccess: 'write',
        applications: 8,
        companies: 1,
        users: 0,
        lastActivityAt: null,
      },
      expect.objectContaining({
        id: open.id,
        name: 'Jardins ouverts',
        companies: 2,
        users: 1,
        lastActivityAt: world.clock.now().toString(),
      }),
    ])
  })

  test('count neither an application nor a company that is archived', async () => {
    const camille = await world.person({ superAdmin: true })
    const jardins = await world.client({ name: 'Jardins comptés', companies: ['Nord', 'Sud'] })
    const figures = async () => {
      const all = await as(camille).call(clientsCalls.getAllClients, {})
      const own = all.find(({ id }) => id === jardins.id)
      return [own?.applications, own?.companies]
    }
    expect(await figures()).toEqual([8, 2])

    await ask(world.installer, 'update platform.company set archived_at = now() where id = $1', [
      jardins.companies[1]?.id,
    ])
    const culture = `path = 'culture'`
    await ask(world.installer, `update platform.element set archived_at = now() where ${culture}`)
    const counted = await figures()
    await ask(world.installer, `update platform.element set archived_at = null where ${culture}`)

    expect(counted).toEqual([7, 1])
  })

  test('are read by pages, found by their name and kept by their status', async () => {
    const camille = await world.person({ superAdmin: true })
    for (const name of ['Pépinières Érable', 'Pépinières Aulne']) await world.client({ name })
    const zinnia = await world.client({ name: 'Pépinières Zinnia' })
    for (const _ of [1, 2, 3]) await world.person({ in: zinnia })
    await world.client({ name: 'Pépinières Closes', status: 'inactive' })
    const page = async (asked: { page: number; status?: 'active' | 'inactive'; sort?: '-users' | '-status' }) => {
      const search = 'pepinieres'
      const { items, total } = await as(camille).call(clientsCalls.getPaginatedClients, { size: 2, search, ...asked })
      return [items.map(({ name }) => name.split(' ')[1]), total] as const
    }

    expect(await page({ page: 0 })).toEqual([['Aulne', 'Closes'], 4])
    expect(await page({ page: 1 })).toEqual([['Érable', 'Zinnia'], 4])
    expect(await page({ page: 0, status: 'inactive' })).toEqual([['Closes'], 1])
    expect((await page({ page: 0, sort: '-users' }))[0]?.[0]).toBe('Zinnia')
    expect((await page({ page: 0, sort: '-status' }))[0]?.[0]).toBe('Closes')
  })

  test('are names alone to a developer, and nothing to the administrator of one', async () => {
    const serres = await world.client({ name: 'Serres nommées' })
    const sophie = await world.person({ in: serres, admin: true })
    const dorian = await world.person({ superDev: true })

    const named = (await as(dorian).call(clientsCalls.getAllClients, {})).find(({ id }) => id === serres.id)

    expect(Object.keys(named ?? {}).sort()).toEqual(['id', 'logo', 'name', 'readOnly', 'status', 'supportAccess'])
    const refused = [
      as(sophie).send(clientsCalls.getAllClients),
      as(visitor(world.app)).send(clientsCalls.getAllClients),
      as(sophie).send(clientsCalls.getPaginatedClients, { page: 0, size: 10 }),
      as(dorian).send(clientsCalls.getPaginatedClients, { page: 0, size: 10 }),
    ]
    expect((await Promise.all(refused)).map(answer => answer.statusCode)).toEqual([403, 401, 403, 403])
  })
})
