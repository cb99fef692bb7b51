import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { membersCalls } from '#platform/users/members.calls.ts'
import { auditCalls } from '../audit.calls.ts'

const world = useOwnWorld()
let client: TestClient
let sophie: TestPerson
beforeEach(async () => {
  client = await world.client({ companies: ['Serres'] })
  sophie = await world.person({ in: client, admin: true, firstname: 'Sophie', name: 'Lemaire' })
})

const exportsRead = (person: TestPerson, asked: object = {}) =>
  as(person).call(auditCalls.getListExports, { page: 0, size: 50, ...asked })

const taking = (person: TestPerson, type = 'application/x-ndjson') => as({ ...person, headers: { accept: type } })

const takeUsers = (person: TestPerson, asked: object = {}, type?: string) =>
  taking(person, type).send(membersCalls.getPaginatedUsers, {
    clientId: person.clientId,
    page: 0,
    size: 10,
    ...asked,
  })

/** A line as if the road had written it. */
const logged = (clientId: string | null, detail: object, userId: string = sophie.userId) =>
  ask(
    world.installer,
    `insert into platform.security_event (kind, client_id, user_id, detail) values ('EXPORT', $1, $2, $3)`,
    [clientId, userId, { type: 'text/csv', rows: 3, filters: '', ...detail }],
  )

describe('a list that left whole', () => {
  test('is told with who took it, from where, how many rows and in which form, in words', async () => {
    await takeUsers(
      { ...sophie, address: '10.7.8.9' },
      { state: 'active', companyId: client.companies[0]?.id },
      'text/csv',
    )

    expect((await exportsRead(sophie)).items).toMatchObject([
      {
        actor: { id: sophie.userId, firstname: 'Sophie', name: 'Lemaire' },
        support: false,
        address: '10.7.8.9',
        list: 'Utilisateurs',
        rows: 1,
        format: 'csv',
        filters: [
          { label: 'État', value: 'actifs' },
          { label: 'Société', value: 'Serres' },
        ],
      },
    ])
  })

  test('is told in the language of the reader, with what was typed by its name alone', async () => {
    await takeUsers(sophie, { search: 'Lefèvre' })

    const { items } = await exportsRead({ ...sophie, headers: { 'accept-language': 'es' } })

    expect(items).toMatchObject([
      { list: 'Usuarios', format: 'lines', filters: [{ label: 'Palabras buscadas', value: null }] },
    ])
    expect(JSON.stringify(items)).not.toContain('Lefèvre')
  })

  test('is found by person, by support and by time, the newest first', async () => {
    const anne = await world.person({ in: client, admin: true, firstname: 'Anne' })
    await takeUsers(sophie)
    await takeUsers(anne)

    expect((await exportsRead(sophie)).items.map(({ actor }) => actor?.firstname)).toEqual(['Anne', 'Sophie'])
    expect((await exportsRead(sophie, { userId: anne.userId })).total).toBe(1)
    expect((await exportsRead(sophie, { support: 'true' })).total).toBe(0)
    expect((await exportsRead(sophie, { support: 'false' })).total).toBe(2)
    expect((await exportsRead(sophie, { to: '2020-01-01T00:00:00Z' })).total).toBe(0)
    expect((await exportsRead(sophie, { from: '2020-01-01T00:00:00Z' })).total).toBe(2)
  })

  test('may be this very list, which leaves its trace as any other', async () => {
    await takeUsers(sophie)
    const { body } = await taking(sophie).send(auditCalls.getListExports, { page: 0, size: 10 })

    expect(body.trim().split('\n')).toHaveLength(1)
    expect((await exportsRead(sophie)).items[0]).toMatchObject({ list: 'Extractions de listes', rows: 1 })
  })

  test('by somebody of the platform bears the mark', async () => {
    const camille = { ...(await world.person({ superAdmin: true, firstname: 'Camille' })), clientId: client.id }
    await ask(
      world.installer,
      `insert into platform.support_access (client_id, user_id, reason, started_at, until)
       values ($1, $2, 'Aide à la mise en place', $3, $3::timestamptz + interval '1 hour')`,
      [client.id, camille.userId, world.clock.now().toString()],
    )
    await takeUsers(camille)
    await takeUsers(sophie)

    const { items } = await exportsRead(sophie, { support: 'true' })
    expect(items).toMatchObject([{ actor: { firstname: 'Camille' }, support: true }])
  })

  test('is never told by the name that the program gives it, nor by that of what it does not know', async () => {
    await logged(client.id, { call: 'getForgotten', filters: 'mystery=strange, shadow' })

    const { items } = await exportsRead(sophie)

    expect(items[0]).toMatchObject({
      list: 'Une liste',
      filters: [{ label: 'Autre filtre' }, { label: 'Autre filtre' }],
    })
    expect(JSON.stringify(items)).not.toMatch(/getForgotten|mystery|strange|shadow/)
  })
})

describe('the administrator of a client', () => {
  test('is told nothing of another client, nor of what left the platform', async () => {
    const neighbour = await world.client()
    const anne = await world.person({ in: neighbour, admin: true })
    await takeUsers(anne)
    await logged(null, { call: 'getAllUsers' })

    expect(await exportsRead(sophie)).toMatchObject({ items: [], total: 0 })
    expect((await exportsRead(anne)).total).toBe(1)
  })

  test('is told of a list of the platform only where it was narrowed to his client', async () => {
    const neighbour = await world.client()
    const camille = { ...(await world.person({ superAdmin: true })), clientId: client.id }
    await taking(camille).send(clientsCalls.getPaginatedClients, { page: 0, size: 10 })
    await logged(client.id, { call: 'getErrorReports', filters: `clientId=${neighbour.id}` }, camille.userId)
    await logged(client.id, { call: 'getErrorReports', filters: `clientId=${client.id}, state=new` }, camille.userId)

    expect((await exportsRead(sophie)).items).toMatchObject([
      { list: 'Rapports d’erreurs', support: true, filters: [{ label: 'État', value: 'nouveaux' }] },
    ])
  })

  test('reads no name of a neighbour in a filter', async () => {
    const neighbour = await world.client({ companies: ['Vergers du voisin'] })
    const paul = await world.person({ in: neighbour, firstname: 'Paul', name: 'Voisin' })
    const companyId = neighbour.companies[0]?.id as string
    await logged(client.id, { call: 'getContacts', filters: `companyId=${companyId}, userId=${paul.userId}` })

    expect((await exportsRead(sophie)).items[0]?.filters).toEqual([
      { label: 'Société', value: `…${companyId.slice(-8)}` },
      { label: 'Personne', value: `…${paul.userId.slice(-8)}` },
    ])
  })

  test('alone reads it: neither who manages nor who belongs to another client', async () => {
    const paul = await world.person({ in: client })
    const elsewhere = await world.person({ in: await world.client(), admin: true })

    expect((await as(paul).send(auditCalls.getListExports, { page: 0, size: 10 })).statusCode).toBe(403)
    const inOurs = { ...elsewhere, clientId: client.id }
    expect((await as(inOurs).send(auditCalls.getListExports, { page: 0, size: 10 })).statusCode).toBe(403)
  })
})
