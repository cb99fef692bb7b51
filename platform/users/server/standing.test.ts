import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { standingCalls } from '../standing.calls.ts'

const world = useOwnWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const elementOf = (path: string) => world.catalogue.idOf(path) as number

describe('what somebody is', () => {
  test('is told to himself', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const marie = await world.person({ in: group, admin: true, superDev: true })
    const companyId = group.companies[0]?.id as string
    await ask(
      world.installer,
      'insert into platform.company_manager (client_id, company_id, user_id) values ($1, $2, $3)',
      [group.id, companyId, marie.userId],
    )
    const { userId } = marie

    expect(await as(marie).call(standingCalls.isUserSuperAdmin, { userId })).toEqual({ allowed: false })
    expect(await as(marie).call(standingCalls.isUserSuperDev, { userId })).toEqual({ allowed: true })
    expect(await as(marie).call(standingCalls.isUserAdminOfClient, { userId, clientId: group.id })).toEqual({
      allowed: true,
    })
    const managed = { allowed: true, companyIds: [companyId] }
    expect(await as(marie).call(standingCalls.isUserManagerOfCompany, { userId })).toEqual(managed)
    expect(await as(marie).call(standingCalls.isUserManagerOfCompany, { userId, companyId })).toEqual(managed)
    const other = group.companies[1]?.id as string
    expect(await as(marie).call(standingCalls.isUserManagerOfCompany, { userId, companyId: other })).toEqual({
      allowed: false,
      companyIds: [],
    })
  })

  test('is told of his people to the admin of the client, of all to a super admin, to nobody else', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres, superAdmin: true })
    const { userId } = marie
    const [sophie, anne, paul] = [
      await world.person({ in: serres, admin: true }),
      await world.person({ in: bocage, admin: true }),
      await world.person({ in: serres }),
    ]
    const asked = (person: TestPerson) => as(person).send(standingCalls.isUserSuperAdmin, { userId })

    expect((await asked(sophie)).json()).toEqual({ allowed: true })
    expect((await asked(await world.person({ superAdmin: true }))).json()).toEqual({ allowed: true })
    expect([(await asked(anne)).statusCode, (await asked(paul)).statusCode]).toEqual([404, 404])
    expect((await asked({ ...visitor(world.app) } as TestPerson)).statusCode).toBe(401)
    const inBocage = { userId, clientId: bocage.id }
    expect((await as(sophie).send(standingCalls.isUserAdminOfClient, inBocage)).statusCode).toBe(404)
    expect((await as(paul).send(standingCalls.isUserSuperDev, { userId })).statusCode).toBe(404)
    expect((await as(paul).send(standingCalls.isUserManagerOfCompany, { userId })).statusCode).toBe(404)
  })

  test('in a client that is not his, or that does not exist, is nothing', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres, admin: true })
    const unknown = '0198a000-0000-7000-8000-000000000000'

    for (const clientId of [bocage.id, unknown]) {
      const { userId } = marie
      expect(await as(marie).call(standingCalls.isUserAdminOfClient, { userId, clientId })).toEqual({ allowed: false })
      const onStaff = { user: userId, client: clientId, element: elementOf(staff) }
      expect(await as(marie).call(standingCalls.canUserAccessElement, onStaff)).toMatchObject({ allowed: false })
      expect(await as(marie).call(standingCalls.getAuthorizationsForAppMenu, { userId, clientId })).toEqual({
        version: 0,
        elements: [],
      })
    }
  })
})

describe('what somebody may do', () => {
  test.each([
    [0, { allowed: false, level: 0, readOnly: false }, false],
    [1, { allowed: true, level: 1, readOnly: true }, false],
    [2, { allowed: true, level: 2, readOnly: false }, true],
  ] as const)('on an element of level %i', async (level, access, maySave) => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [staff]: level } })
    const onStaff = { user: marie.userId, client: serres.id, element: elementOf(staff) }

    expect(await as(marie).call(standingCalls.canUserAccessElement, onStaff)).toEqual(access)
    expect(await as(marie).call(standingCalls.canUserWriteInElement, onStaff)).toEqual({ ...access, allowed: maySave })
  })

  test('on an element that does not exist is nothing', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, admin: true })
    const nowhere = { user: marie.userId, client: serres.id, element: 999_999 }

    expect((await as(marie).call(standingCalls.canUserAccessElement, nowhere)).allowed).toBe(false)
  })

  test('is told to his admin and to no colleague', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [staff]: 2 } })
    const [sophie, paul] = [await world.person({ in: serres, admin: true }), await world.person({ in: serres })]
    const onStaff = { user: marie.userId, client: serres.id, element: elementOf(staff) }
    const of = { userId: marie.userId, clientId: serres.id }

    expect(await as(sophie).call(standingCalls.canUserWriteInElement, onStaff)).toMatchObject({ level: 2 })
    expect((await as(sophie).call(standingCalls.getAuthorizationsForAppMenu, of)).elements).toMatchObject([
      { path: staff, level: 2, canConfigure: false },
    ])
    for (const refused of [
      await as(paul).send(standingCalls.canUserAccessElement, onStaff),
      await as(paul).send(standingCalls.canUserWriteInElement, onStaff),
      await as(paul).send(standingCalls.getAuthorizationsForAppMenu, of),
      await as(paul).send(standingCalls.getMenuForModule, { ...of, elementId: elementOf('rh') }),
    ])
      expect(refused.statusCode).toBe(404)
  })

  test('in a module is a menu of what is open to him', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [staff]: 1 } })
    const of = { userId: marie.userId, clientId: serres.id }

    const menu = await as(marie).call(standingCalls.getMenuForModule, { ...of, elementId: elementOf('rh') })

    expect(menu).toMatchObject({ path: 'rh', level: 0, children: [{ children: [{ path: staff, readOnly: true }] }] })
    const closed = { ...of, elementId: elementOf('commerce') }
    expect((await as(marie).send(standingCalls.getMenuForModule, closed)).statusCode).toBe(404)
  })

  test('an admin may configure, but where the client only reads', async () => {
    const [serres, closed] = [await world.client(), await world.client({ readOnly: true })]
    const canConfigure = async (person: TestPerson) => {
      const of = { userId: person.userId, clientId: person.clientId as string }
      const { elements } = await as(person).call(standingCalls.getAuthorizationsForAppMenu, of)
      return new Set(elements.map(element => element.canConfigure))
    }

    expect(await canConfigure(await world.person({ in: serres, admin: true }))).toContain(true)
    expect(await canConfigure(await world.person({ in: closed, admin: true }))).toEqual(new Set([false]))
  })
})
