import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { companiesCalls } from '../companies.calls.ts'

const world = useOwnWorld()

const fields = {
  name: 'Serres du Layon Nord',
  siren: '732 829 320',
  siret: '732 829 320 00074',
  naf: '0113z',
  idcc: '7024',
  address: null,
  regime: 'MSA' as const,
  color: '#1b7046',
}

const serviceOf = async (client: TestClient, company = 0) => {
  const [service] = await ask<{ id: string }>(
    world.installer,
    'select id from platform.service where company_id = $1',
    [client.companies[company]?.id],
  )
  return service?.id as string
}

const codeOf = async (sent: Promise<{ statusCode: number; json(): { code: string } }>) => {
  const answer = await sent
  return [answer.statusCode, answer.json().code]
}

describe('the companies of a client', () => {
  test('come by name with their living services and how many people each holds', async () => {
    const group = await world.client({ companies: ['Zinnias', 'Élevage', 'Abricots'] })
    const sophie = await world.person({ in: group, admin: true, companies: [] })
    for (const companies of [[0], [0, 1]]) await world.person({ in: group, companies })
    await ask(world.installer, `update platform.company set archived_at = now(), color = '#1E6B3A' where id = $1`, [
      group.companies[2]?.id,
    ])
    await ask(
      world.installer,
      `insert into platform.service (client_id, company_id, name, archived_at) values ($1, $2, 'Ancien', now()), ($1, $2, 'Atelier', null)`,
      [group.id, group.companies[0]?.id],
    )

    const companies = await as(sophie).call(companiesCalls.getCompaniesOfClient, { clientId: group.id })

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

  test('are known to everybody by name, and by how many people they hold to who looks after them alone', async () => {
    const group = await world.client({ companies: ['Abricots', 'Zinnias'] })
    const marie = await world.person({ in: group, companies: [0] })
    const figures = async (person: TestPerson) =>
      (await as(person).call(companiesCalls.getCompaniesOfClient, { clientId: group.id })).map(({ name, services }) => [
        name,
        services.map(({ users }) => users),
      ])
    const asMember = await figures(marie)
    await ask(
      world.installer,
      'insert into platform.company_manager (client_id, company_id, user_id) values ($1, $2, $3)',
      [group.id, group.companies[1]?.id, marie.userId],
    )

    expect(asMember).toEqual([
      ['Abricots', [null]],
      ['Zinnias', [null]],
    ])
    expect(await figures(await world.signIn(marie))).toEqual([
      ['Abricots', [null]],
      ['Zinnias', [0]],
    ])
  })

  test('hold the people of their living services alone', async () => {
    const group = await world.client({ companies: ['Zinnias'] })
    const sophie = await world.person({ in: group, admin: true, companies: [] })
    await world.person({ in: group, companies: [0] })
    await ask(
      world.installer,
      `with old as (
         insert into platform.service (client_id, company_id, name, archived_at) values ($1, $2, 'Ancien', now()) returning id)
       insert into platform.service_user (client_id, service_id, user_id) select $1, id, $3 from old`,
      [group.id, group.companies[0]?.id, sophie.userId],
    )

    const [zinnias] = await as(sophie).call(companiesCalls.getManagedCompanies, {})

    expect(zinnias?.users).toBe(1)
  })

  test('of another client do not exist, and none is shown without one', async () => {
    const [serres, bocage] = [await world.client(), await world.client({ companies: ['Bocage Services'] })]
    const marie = await world.person({ in: serres, admin: true })
    const send = (person: TestPerson, clientId: string) =>
      as(person).send(companiesCalls.getCompaniesOfClient, { clientId })

    const named = await send(marie, bocage.id)
    const worn = await send({ ...marie, clientId: bocage.id }, bocage.id)
    const unnamed = await send({ ...marie, clientId: undefined }, serres.id)

    expect([named.statusCode, worn.statusCode, unnamed.statusCode]).toEqual([404, 403, 403])
    expect([named, worn, unnamed].map(answer => answer.body).join()).not.toContain('Bocage')
    expect(
      (await as(visitor(world.app)).send(companiesCalls.getCompaniesOfClient, { clientId: serres.id })).statusCode,
    ).toBe(401)
  })
})

describe('a company', () => {
  test('is created with its numbers in order, edited against its version, archived and restored', async () => {
    const client = await world.client({ companies: [] })
    const sophie = await world.person({ in: client, admin: true, companies: [] })

    const created = await as(sophie).call(companiesCalls.createCompany, { clientId: client.id, company: fields })
    const { id, version } = created
    const edited = await as(sophie).call(companiesCalls.editCompany, {
      company: { ...fields, id, version, name: 'Serres du Layon' },
    })
    const late = as(sophie).send(companiesCalls.editCompany, { company: { ...fields, id, version } })
    expect(await codeOf(late)).toEqual([409, 'VERSION_CONFLICT'])
    await as(sophie).send(companiesCalls.deleteCompany, { companyId: id })
    const archived = await as(sophie).call(companiesCalls.getCompanyById, { companyId: id })
    const restored = await as(sophie).call(companiesCalls.restoreCompany, { companyId: id })

    expect(created).toMatchObject({
      siren: '732829320',
      siret: '73282932000074',
      naf: '0113Z',
      color: '#1B7046',
      users: 0,
    })
    expect([edited.name, archived.archived, restored.archived]).toEqual(['Serres du Layon', true, false])
  })

  test.each([
    ['a SIREN with a wrong key', { siren: '732829321' }, 'company.siren'],
    ['a NAF code without its letter', { naf: '0113' }, 'company.naf'],
    ['a colour that is none', { color: 'green' }, 'company.color'],
    ['a name that another company bears', { name: 'Sérres du LAYON' }, 'company.name'],
  ])('is refused %s, at the field', async (_, wrong, field) => {
    const client = await world.client()
    const sophie = await world.person({ in: client, admin: true })

    const refused = await as(sophie).send(companiesCalls.createCompany, {
      clientId: client.id,
      company: { ...fields, ...wrong },
    })

    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, field])
    expect(refused.json().fields[0].message).not.toMatch(/companies\.|identifiers\./)
  })

  test('is not archived while a service lives, nor given a service once archived', async () => {
    const client = await world.client()
    const sophie = await world.person({ in: client, admin: true, companies: [] })
    const companyId = client.companies[0]?.id as string
    const inUse = await codeOf(as(sophie).send(companiesCalls.deleteCompany, { companyId }))
    await as(sophie).send(companiesCalls.deleteService, { serviceId: await serviceOf(client) })

    const emptied = await as(sophie).send(companiesCalls.deleteCompany, { companyId })
    const service = { companyId, service: { name: 'Récolte' } }

    expect([inUse, emptied.statusCode]).toEqual([[409, 'COMPANY_IN_USE'], 204])
    expect(await codeOf(as(sophie).send(companiesCalls.createService, service))).toEqual([409, 'COMPANY_ARCHIVED'])
    const restored = as(sophie).send(companiesCalls.restoreService, { serviceId: await serviceOf(client) })
    expect(await codeOf(restored)).toEqual([409, 'COMPANY_ARCHIVED'])
  })
})

describe('a service', () => {
  test('is created, renamed against its version, and shows its people', async () => {
    const client = await world.client()
    const sophie = await world.person({ in: client, admin: true, companies: [] })
    await world.person({ in: client, firstname: 'Paul', name: 'Petit' })
    const companyId = client.companies[0]?.id as string

    const created = await as(sophie).call(companiesCalls.createService, { companyId, service: { name: 'Récolte' } })
    const { id, version } = created
    await as(sophie).call(companiesCalls.editService, { service: { id, name: 'Récolte Nord', version } })
    const late = as(sophie).send(companiesCalls.editService, { service: { id, name: 'Récolte Sud', version } })
    const rows = await as(sophie).call(companiesCalls.getServicesOfCompany, { companyId })
    const sheet = await as(sophie).call(companiesCalls.getServiceById, { serviceId: await serviceOf(client) })

    expect(await codeOf(late)).toEqual([409, 'VERSION_CONFLICT'])
    expect(rows.map(({ name, users }) => [name, users])).toEqual([
      ['Récolte Nord', 0],
      ['Service', 1],
    ])
    expect(sheet.people).toMatchObject([{ firstname: 'Paul', name: 'Petit', manager: false, invited: false }])
    const twice = as(sophie).send(companiesCalls.createService, { companyId, service: { name: 'RECOLTE nord' } })
    expect((await twice).json().fields[0].field).toBe('service.name')
  })

  test('with somebody inside is emptied into another before it is archived', async () => {
    const client = await world.client({ companies: ['Serres', 'Station'] })
    const sophie = await world.person({ in: client, admin: true, companies: [] })
    await world.person({ in: client, companies: [0] })
    const [from, to] = [await serviceOf(client, 0), await serviceOf(client, 1)]
    const inUse = await as(sophie).send(companiesCalls.deleteService, { serviceId: from })

    const moved = await as(sophie).call(companiesCalls.moveUsersOfService, { serviceId: from, toServiceId: to })
    await as(sophie).call(companiesCalls.moveUsersOfService, { serviceId: from, toServiceId: to })
    const archived = await as(sophie).send(companiesCalls.deleteService, { serviceId: from })

    expect([inUse.statusCode, inUse.json().code, inUse.json().message]).toEqual([
      409,
      'SERVICE_IN_USE',
      expect.stringContaining('Une personne'),
    ])
    expect([moved.users, archived.statusCode]).toEqual([1, 204])
    const intoArchived = as(sophie).send(companiesCalls.moveUsersOfService, { serviceId: to, toServiceId: from })
    expect((await intoArchived).statusCode).toBe(400)
  })
})

describe('a manager', () => {
  const withManager = async () => {
    const client = await world.client({ companies: ['Serres', 'Station'] })
    const philippe = await world.person({ in: client, companies: [] })
    await world.inClient(client, db =>
      db
        .insertInto('platform.company_manager')
        .values({ companyId: client.companies[0]?.id as string, userId: philippe.userId })
        .execute(),
    )
    return { client, philippe }
  }

  test('of a company finds it with its services, and no other', async () => {
    const { client, philippe } = await withManager()
    const [own, other] = client.companies.map(({ id }) => id)

    const companies = await as(philippe).call(companiesCalls.getManagedCompanies, {})

    expect(companies.map(({ name, managers }) => [name, managers.map(({ id }) => id)])).toEqual([
      ['Serres', [philippe.userId]],
    ])
    const statuses = [
      await as(philippe).send(companiesCalls.getCompanyById, { companyId: own }),
      await as(philippe).send(companiesCalls.getServicesOfCompany, { companyId: own }),
      await as(philippe).send(companiesCalls.getServiceById, { serviceId: await serviceOf(client, 0) }),
      await as(philippe).send(companiesCalls.getCompanyById, { companyId: other }),
      await as(philippe).send(companiesCalls.getServicesOfCompany, { companyId: other }),
      await as(philippe).send(companiesCalls.getServiceById, { serviceId: await serviceOf(client, 1) }),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404])
  })

  test('writes none of them', async () => {
    const { client, philippe } = await withManager()
    const companyId = client.companies[0]?.id
    const serviceId = await serviceOf(client)

    const answers = [
      await as(philippe).send(companiesCalls.createCompany, { clientId: client.id, company: fields }),
      await as(philippe).send(companiesCalls.editCompany, { company: { ...fields, id: companyId } }),
      await as(philippe).send(companiesCalls.deleteCompany, { companyId }),
      await as(philippe).send(companiesCalls.restoreCompany, { companyId }),
      await as(philippe).send(companiesCalls.createService, { companyId, service: { name: 'Récolte' } }),
      await as(philippe).send(companiesCalls.editService, { service: { id: serviceId, name: 'Récolte' } }),
      await as(philippe).send(companiesCalls.deleteService, { serviceId }),
      await as(philippe).send(companiesCalls.restoreService, { serviceId }),
      await as(philippe).send(companiesCalls.moveUsersOfService, { serviceId, toServiceId: serviceId }),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(answers.length).fill(403))
  })
})

test('the admin of a neighbour finds no company and no service, and moves nobody', async () => {
  const [serres, verger] = [await world.client(), await world.client()]
  const anne = await world.person({ in: verger, admin: true, companies: [] })
  const companyId = serres.companies[0]?.id
  const serviceId = await serviceOf(serres)
  const own = await serviceOf(verger)

  const answers = [
    await as(anne).send(companiesCalls.getCompanyById, { companyId }),
    await as(anne).send(companiesCalls.getServicesOfCompany, { companyId }),
    await as(anne).send(companiesCalls.getServiceById, { serviceId }),
    await as(anne).send(companiesCalls.createCompany, { clientId: serres.id, company: fields }),
    await as(anne).send(companiesCalls.editCompany, { company: { ...fields, id: companyId } }),
    await as(anne).send(companiesCalls.deleteCompany, { companyId }),
    await as(anne).send(companiesCalls.restoreCompany, { companyId }),
    await as(anne).send(companiesCalls.createService, { companyId, service: { name: 'Récolte' } }),
    await as(anne).send(companiesCalls.editService, { service: { id: serviceId, name: 'Récolte' } }),
    await as(anne).send(companiesCalls.deleteService, { serviceId }),
    await as(anne).send(companiesCalls.restoreService, { serviceId }),
    await as(anne).send(companiesCalls.moveUsersOfService, { serviceId, toServiceId: own }),
    await as(anne).send(companiesCalls.moveUsersOfService, { serviceId: own, toServiceId: serviceId }),
  ]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(answers.length).fill(404))
  expect((await as(anne).call(companiesCalls.getManagedCompanies, {})).map(({ id }) => id)).toEqual([
    verger.companies[0]?.id,
  ])
  const paul = await world.person({ in: serres })
  expect((await as(paul).send(companiesCalls.getManagedCompanies)).statusCode).toBe(403)
})
