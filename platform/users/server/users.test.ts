import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { usersCalls } from '../users.calls.ts'

const world = useOwnWorld()
const stranger = '0198a000-0000-7000-8000-000000000000'

const choose = (person: TestPerson, clientId: string) =>
  as({ ...person, clientId: undefined }).send(menuCalls.setClient, { userId: person.userId, clientId })

describe('a person', () => {
  test('is told of himself, and what he manages in the client that he works in', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, firstname: 'Inès', name: 'Lefèvre' })
    await ask(world.installer, 'update platform.service_user set manager = true where user_id = $1', [marie.userId])
    await ask(
      world.installer,
      'insert into platform.company_manager (client_id, company_id, user_id) values ($1, $2, $3)',
      [serres.id, serres.companies[0]?.id, marie.userId],
    )

    const info = await as(marie).call(usersCalls.getUserInfo, { id: marie.userId })

    expect(info).toMatchObject({
      firstname: 'Inès',
      name: 'Lefèvre',
      selectedClient: { id: serres.id },
      managerOfCompanies: [serres.companies[0]?.id],
      managerOfServices: [expect.any(String)],
    })
  })

  test('is told of nobody else: a colleague, a stranger, somebody of another client do not exist', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres })
    const others = [await world.person({ in: serres }), await world.person({ in: bocage }), { userId: stranger }]

    for (const { userId } of others) {
      expect((await as(marie).send(usersCalls.getUserInfo, { id: userId })).statusCode).toBe(404)
      expect((await as(marie).send(usersCalls.getUserById, { id: userId })).statusCode).toBe(404)
    }
    expect((await as(visitor(world.app)).send(usersCalls.getUserInfo, { id: marie.userId })).statusCode).toBe(401)
  })

  test('is seen by the admin of his client, without what is of no client', async () => {
    const serres = await world.client()
    const [sophie, marie] = [await world.person({ in: serres, admin: true }), await world.person({ in: serres })]
    await choose(marie, serres.id)

    const seen = await as(sophie).call(usersCalls.getUserById, { id: marie.userId })

    expect(seen).toMatchObject({ id: marie.userId, mail: marie.mail, selectedClient: null, expiry: null, mfa: null })
    const own = await as(marie).call(usersCalls.getUserById, { id: marie.userId })
    expect(own).toMatchObject({ selectedClient: { id: serres.id }, mfa: false })
  })

  test('who was invited is a stranger to the admin until he has come', async () => {
    const serres = await world.client()
    const [sophie, marie] = [await world.person({ in: serres, admin: true }), await world.person({ in: serres })]
    await ask(world.installer, `update platform.client_user set invited_as = '{"name": "Caron"}' where user_id = $1`, [
      marie.userId,
    ])

    const seen = async () => (await as(sophie).send(usersCalls.getUserById, { id: marie.userId })).statusCode
    expect(await seen()).toBe(404)

    await choose(marie, serres.id)

    expect(await seen()).toBe(200)
  })

  test('is seen by a manager of his service, or of its company, and by no other', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const [ofSerres, ofStation] = group.companies
    const marie = await world.person({ in: group, companies: [0] })
    const [chief, other] = [
      await world.person({ in: group, companies: [0] }),
      await world.person({ in: group, companies: [1] }),
    ]
    await ask(world.installer, 'update platform.service_user set manager = true where user_id = any($1)', [
      [chief.userId, other.userId],
    ])
    const [director, stationDirector] = [
      await world.person({ in: group, companies: [] }),
      await world.person({ in: group, companies: [] }),
    ]
    for (const [person, company] of [
      [director, ofSerres],
      [stationDirector, ofStation],
    ] as const)
      await ask(
        world.installer,
        'insert into platform.company_manager (client_id, company_id, user_id) values ($1, $2, $3)',
        [group.id, company?.id, person.userId],
      )

    const seenBy = async (person: TestPerson) =>
      (await as(person).send(usersCalls.getUserById, { id: marie.userId })).statusCode
    expect([await seenBy(chief), await seenBy(director)]).toEqual([200, 200])
    expect([await seenBy(other), await seenBy(stationDirector)]).toEqual([404, 404])
  })

  test('chooses his language, and hears it from then on', async () => {
    const marie = await world.person()

    await as(marie).call(usersCalls.setLanguage, { language: 'es' })
    const refusal = await as(marie).send(usersCalls.getUserInfo, { id: stranger })

    expect((await as(marie).call(usersCalls.getUserInfo, { id: marie.userId })).language).toBe('es')
    expect(refusal.json().message).toBe('Usuario no encontrado')
  })

  test('speaks one of our languages, and only who is signed in chooses', async () => {
    const marie = await world.person()

    expect((await as(marie).send(usersCalls.setLanguage, { language: 'de' })).statusCode).toBe(400)
    expect((await as(visitor(world.app)).send(usersCalls.setLanguage, { language: 'es' })).statusCode).toBe(401)
  })
})
