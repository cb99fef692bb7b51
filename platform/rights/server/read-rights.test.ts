import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { languages } from '#kernel/shared/names.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { accessTypesCalls } from '../access-types.calls.ts'
import { rightsCalls } from '../rights.calls.ts'
import { ceil, edit, idOf, letManage, serviceOf, valuesIn } from '../testing/matrix.ts'

const world = useOwnWorld()

async function greenhouses() {
  const client = await world.client({ companies: ['Serres', 'Station'] })
  const admin = await world.person({ in: client, admin: true, firstname: 'Sophie', name: 'Lemaire' })
  const marie = await world.person({ in: client })
  const manager = await world.person({ in: client, firstname: 'Philippe', name: 'Gaudin' })
  await letManage(world, client, manager)
  return { client, admin, marie, manager, service: await serviceOf(world, client) }
}

describe('the rows of the matrix', () => {
  test('are the whole tree, each element before those below it', async () => {
    const { admin, marie } = await greenhouses()

    const elements = await as(admin).call(rightsCalls.getMatrixElements, {})

    const places = new Map(elements.map(({ id }, index) => [id, index]))
    for (const { id, parentId } of elements)
      if (parentId !== null) expect(places.get(parentId)).toBeLessThan(places.get(id) as number)
    expect(elements).toHaveLength(world.catalogue.elements().length)
    expect((await as(marie).send(rightsCalls.getMatrixElements)).statusCode).toBe(403)
  })
})

describe('a column', () => {
  test('says what bounds each of its cells', async () => {
    const { client, admin, service } = await greenhouses()
    await ceil(world, client, 'sites', 1)
    await ceil(world, client, 'staff', 2, 0)

    const { rows, name, companyName } = await as(admin).call(rightsCalls.getRightsOfService, { serviceId: service })

    const bound = (element: Parameters<typeof idOf>[1]) => {
      const { ceiling, boundBy } = rows.find(({ elementId }) => elementId === idOf(world, element)) ?? {}
      return [ceiling, boundBy]
    }
    expect([name, companyName]).toEqual(['Service', 'Serres'])
    expect([bound('rh'), bound('sites'), bound('staff'), bound('approval'), bound('pay')]).toEqual([
      [3, null],
      [1, 'client'],
      [2, 'company'],
      [2, null],
      [2, null],
    ])
  })

  test('of a company and of its services stand side by side, by name', async () => {
    const { client, admin, manager, marie } = await greenhouses()
    const [first, second] = client.companies

    const companies = await as(admin).call(rightsCalls.getRightsOfCompanies, {})
    const services = await as(manager).call(rightsCalls.getRightsOfServices, { companyId: first?.id as string })

    expect(companies.map(({ name }) => name)).toEqual(['Serres', 'Station'])
    expect(services.map(({ name, mayEdit }) => [name, mayEdit])).toEqual([['Service', true]])
    const refused = await as(manager).send(rightsCalls.getRightsOfServices, { companyId: second?.id as string })
    expect(refused.statusCode).toBe(404)
    expect((await as(manager).send(rightsCalls.getRightsOfCompanies)).statusCode).toBe(403)
    expect((await as(marie).send(rightsCalls.getRightsOfCompanies)).statusCode).toBe(403)
  })

  test('is read by who leads it alone', async () => {
    const { client, manager, marie, admin, service } = await greenhouses()
    const elsewhere = await world.person({ in: client, companies: [1] })
    const [own, other] = client.companies
    const statusOf = async (call: keyof typeof rightsCalls, input: Record<string, string | undefined>) =>
      (await as(manager).send(rightsCalls[call], input)).statusCode

    expect([
      await statusOf('getRightsOfCompany', { companyId: own?.id }),
      await statusOf('getRightsOfCompany', { companyId: other?.id }),
      await statusOf('getRightsOfService', { serviceId: service }),
      await statusOf('getRightsOfService', { serviceId: await serviceOf(world, client, 1) }),
      await statusOf('getRightsOfUser', { userId: marie.userId }),
      await statusOf('getRightsOfUser', { userId: elsewhere.userId }),
    ]).toEqual([200, 404, 200, 404, 200, 404])
    const company = await as(manager).call(rightsCalls.getRightsOfCompany, { companyId: own?.id as string })
    expect(company.mayEdit).toBe(false)
    const refused = [
      await as(marie).send(rightsCalls.getRightsOfClient, { clientId: client.id }),
      await as(marie).send(rightsCalls.getRightsOfCompany, { companyId: own?.id }),
      await as(marie).send(rightsCalls.getRightsOfService, { serviceId: service }),
      await as(marie).send(rightsCalls.getRightsOfUser, { userId: marie.userId }),
      await as(marie).send(rightsCalls.getRightsOfServices, { companyId: own?.id }),
      await as(marie).send(rightsCalls.getPeopleOfMatrix),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403])
    const byAdmin = await as(admin).call(rightsCalls.getRightsOfUser, { userId: admin.userId })
    expect(byAdmin.mayEdit).toBe(false)
  })

  test('of a neighbour client is as one that never was', async () => {
    const { admin } = await greenhouses()
    const bocage = await world.client({ name: 'Bocage' })
    const theirs = await world.person({ in: bocage })
    const statuses = [
      await as(admin).send(rightsCalls.getRightsOfClient, { clientId: bocage.id }),
      await as(admin).send(rightsCalls.getRightsOfCompany, { companyId: bocage.companies[0]?.id }),
      await as(admin).send(rightsCalls.getRightsOfService, { serviceId: await serviceOf(world, bocage) }),
      await as(admin).send(rightsCalls.getRightsOfUser, { userId: theirs.userId }),
      await as(admin).send(rightsCalls.explainRight, { userId: theirs.userId, elementId: idOf(world, 'rh') }),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([404, 404, 404, 404, 404])
  })
})

test('the people whose rights one may read are found by a piece of their name', async () => {
  const { client, admin, manager } = await greenhouses()
  await world.person({ in: client, firstname: 'Youssef', name: 'Benali', companies: [1] })
  const names = async (person: typeof admin, search?: string) =>
    (await as(person).call(rightsCalls.getPeopleOfMatrix, search ? { search } : {})).map(({ name }) => name)

  expect(await names(admin)).toEqual(['Benali', 'Caron', 'Gaudin', 'Lemaire'])
  expect(await names(admin, 'bénali')).toEqual(['Benali'])
  expect(await names(manager)).not.toContain('Benali')
})

test('the history of a cell says who changed it, from what to what, the newest first', async () => {
  const { client, admin, manager, marie, service } = await greenhouses()
  await edit(world, admin, { scope: 'service', scopeId: service }, { staff: 2 })
  await edit(world, admin, { scope: 'service', scopeId: service }, { staff: 1 })
  const cell = { scope: 'service' as const, scopeId: service, elementId: idOf(world, 'staff') }

  const history = await as(manager).call(rightsCalls.getRightHistory, cell)

  expect(history.map(({ actor, before, after, what, support }) => [actor, before, after, what, support])).toEqual([
    ['Sophie Lemaire', 2, 1, 'value', false],
    ['Sophie Lemaire', null, 2, 'value', false],
  ])
  expect((await as(marie).send(rightsCalls.getRightHistory, cell)).statusCode).toBe(403)
  const elsewhere = { ...cell, scopeId: await serviceOf(world, client, 1) }
  expect((await as(manager).send(rightsCalls.getRightHistory, elsewhere)).statusCode).toBe(404)
})

describe('access types', () => {
  test('have a name in every language, as the places where they are set', async () => {
    const { marie } = await greenhouses()
    const named = await Promise.all(
      languages.map(language =>
        as({ ...marie, headers: { 'accept-language': language } }).call(
          accessTypesCalls.getAccessLevelsForElements,
          {},
        ),
      ),
    )

    expect(named[0]).toEqual({
      accessTypes: [
        { id: 0, code: 'NONE', label: 'Aucun accès' },
        { id: 1, code: 'READ', label: 'Lecture seule' },
        { id: 2, code: 'WRITE', label: 'Lecture et écriture' },
        { id: 3, code: 'MANAGE', label: 'Gestion' },
      ],
      accessLevels: [
        { id: 1, code: 'CLIENT', label: 'Client' },
        { id: 2, code: 'COMPANY', label: 'Société' },
        { id: 3, code: 'SERVICE', label: 'Service' },
        { id: 4, code: 'USER', label: 'Utilisateur' },
      ],
    })
    expect(new Set(named.map(({ accessTypes }) => accessTypes[1]?.label)).size).toBe(4)
    const nobody = await as({ app: world.app }).send(accessTypesCalls.getAccessLevelsForElements)
    expect(nobody.statusCode).toBe(401)
  })

  test('tell what is set on an element and how far one may go', async () => {
    const { client, admin, marie, manager, service } = await greenhouses()
    await edit(world, admin, { scope: 'service', scopeId: service }, { staff: 2 })
    await ceil(world, client, 'staff', 2)
    const a = idOf(world, 'staff')
    const onService = { a, b: 3, c: service }

    const most = await as(admin).call(accessTypesCalls.getAccessTypeAuthorizedForElement, onService)
    const set = await as(admin).call(accessTypesCalls.getAccessTypeOfElement, onService)
    const company = { a, b: 2, c: client.companies[0]?.id as string }
    const free = await as(admin).call(accessTypesCalls.getAccessTypeOfElement, company)

    expect(most).toEqual({ id: 2, code: 'WRITE', label: 'Lecture et écriture', boundBy: 'client' })
    expect(set).toEqual({ id: 2, code: 'WRITE', label: 'Lecture et écriture', set: true })
    expect(free).toMatchObject({ id: 3, set: false })
    const elsewhere = { a, b: 3, c: await serviceOf(world, client, 1) }
    const refused = [
      await as(manager).send(accessTypesCalls.getAccessTypeAuthorizedForElement, elsewhere),
      await as(manager).send(accessTypesCalls.getAccessTypeOfElement, elsewhere),
      await as(marie).send(accessTypesCalls.getAccessTypeAuthorizedForElement, onService),
      await as(marie).send(accessTypesCalls.getAccessTypeOfElement, onService),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 403, 403])
  })
})

test('a column is read whole: nothing in it is somebody else’s', async () => {
  const { admin, marie } = await greenhouses()
  await edit(world, admin, { scope: 'user', scopeId: marie.userId }, { staff: 2 })
  const mine = await as(admin).call(rightsCalls.getRightsOfUser, { userId: admin.userId })
  expect(valuesIn(world, mine).staff).toBe(null)
})
