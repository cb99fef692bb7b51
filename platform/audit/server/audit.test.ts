import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { documentsBrowserCalls } from '#platform/configuration/documents-browser.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { auditCalls } from '../audit.calls.ts'
import { sealAuditJob } from './seal-audit-job.ts'
import { verifyAudit } from './verify-audit.ts'

const world = useOwnWorld()

const admin = async (client: TestClient) =>
  world.person({ in: client, admin: true, companies: [], firstname: 'Sophie', name: 'Lemaire' })

const journal = (person: TestPerson, asked: object = {}) =>
  as(person).call(auditCalls.getAuditEvents, { page: 0, size: 50, ...asked })

const rightsOfServices = { table: 'platform.service_right' }

const createService = async (sophie: TestPerson, client: TestClient, name = 'Récolte') =>
  as(sophie).call(companiesCalls.createService, { companyId: client.companies[0]?.id as string, service: { name } })

describe('what is done to a row', () => {
  test('is told with who did it, from where, for which request, and what changed', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const service = await createService(sophie, client)
    await as({ ...sophie, address: '10.7.8.9' }).call(companiesCalls.editService, {
      service: { id: service.id, name: 'Récolte Nord' },
    })

    const { items } = await journal(sophie, { table: 'platform.service', rowId: service.id })

    const actor = { id: sophie.userId, firstname: 'Sophie', name: 'Lemaire' }
    expect(items).toMatchObject([
      {
        action: 'update',
        table: { name: 'platform.service', label: 'Service' },
        columns: [{ name: 'name', label: 'Nom' }],
        actor,
        support: false,
        address: '10.7.8.9',
        requestId: expect.any(String),
      },
      { action: 'insert', columns: null, actor },
    ])
  })

  test('is found by person, by kind of row and by time', async () => {
    const client = await world.client()
    const [sophie, anne] = [await admin(client), await admin(client)]
    await createService(sophie, client, 'Récolte')
    await createService(anne, client, 'Conditionnement')

    expect((await journal(sophie, { userId: anne.userId })).total).toBe(1)
    expect((await journal(sophie, { support: 'true' })).total).toBe(0)
    expect((await journal(sophie, { to: '2020-01-01T00:00:00Z' })).total).toBe(0)
    expect(await as(sophie).call(auditCalls.getAuditedTables, {})).toContainEqual({
      name: 'platform.service',
      label: 'Service',
    })
  })

  test('is told by its name, with the page on which it is read', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const service = await createService(sophie, client, 'Récolte')

    const { items } = await journal(sophie, { table: 'platform.service' })

    const address = `/administration/companies/${client.companies[0]?.id}/services/${service.id}`
    expect(items.map(({ object }) => object)).toContainEqual({ name: 'Récolte', address })
  })

  test('on a right is told by whom it is given to and what it opens, in the language of the reader', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const service = await createService(sophie, client, 'Récolte')
    await ask(
      world.installer,
      `insert into platform.service_right (client_id, service_id, element_id, level)
       select $1, $2, id, 1 from platform.element where path = 'annuaire/contacts'`,
      [client.id, service.id],
    )
    const names = async (language: string) => {
      const { items } = await journal({ ...sophie, headers: { 'accept-language': language } }, rightsOfServices)
      return items.map(({ object }) => object?.name)
    }

    expect(await names('fr')).toEqual(['Récolte · Contacts'])
    expect(await names('es')).toEqual(['Récolte · Contactos'])
  })

  test('on a group is told by its name where everybody sees it, and by none where it is somebody’s own', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const paul = await world.person({ in: client })
    const group = (name: string, visibility: string) =>
      ask(
        world.installer,
        `insert into platform.contact_group (client_id, owner_id, name, kind, visibility)
         values ($1, $2, $3, 'manual', $4)`,
        [client.id, paul.userId, name, visibility],
      )
    await group('Transporteurs', 'everyone')
    await group('Mes candidats préférés', 'me')

    const { items } = await journal(sophie, { table: 'platform.contact_group' })

    expect(items.map(({ object }) => object?.name ?? null)).toEqual([null, 'Transporteurs'])
  })

  test('tells what somebody wrote, and nothing that the program keeps by itself', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const written = (columns: string) =>
      ask(
        world.installer,
        `insert into platform.audit_event (client_id, actor_id, table_name, row_id, action, columns)
         values ($1, $2, 'rh.salary', $3, 'update', $4)`,
        [client.id, sophie.userId, client.id, columns],
      )
    await written('{label,label_key}')
    await written('{label_key}')

    const { items, total } = await journal(sophie, { table: 'rh.salary' })

    expect(items.map(({ columns }) => columns?.map(({ label }) => label))).toEqual([['Libellé']])
    expect(total).toBe(1)
  })

  test('that changes nothing leaves no trace', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const service = await createService(sophie, client)
    await as(sophie).call(companiesCalls.editService, { service: { id: service.id, name: 'Récolte' } })

    const { items } = await journal(sophie, { table: 'platform.service', rowId: service.id })

    expect(items.map(({ action }) => action)).toEqual(['insert'])
  })

  test('by somebody who entered to help bears the mark', async () => {
    const client = await world.client()
    const camille = { ...(await world.person({ superAdmin: true })), clientId: client.id }
    await ask(
      world.installer,
      `insert into platform.support_access (client_id, user_id, reason, started_at, until)
       values ($1, $2, 'Aide à la mise en place', $3, $3::timestamptz + interval '1 hour')`,
      [client.id, camille.userId, world.clock.now().toString()],
    )

    await createService(camille, client)

    const { items } = await journal(await admin(client), { support: 'true' })
    expect(items).toMatchObject([{ table: { name: 'platform.service' }, actor: { id: camille.userId }, support: true }])
  })

  test('is told to the admin of that client alone', async () => {
    const [serres, verger] = [await world.client(), await world.client()]
    await createService(await admin(serres), serres)
    const [anne, paul] = [await admin(verger), await world.person({ in: serres })]

    expect((await journal(anne, { table: 'platform.service' })).items.map(({ action }) => action)).toEqual(['insert'])
    for (const call of [auditCalls.getAuditEvents, auditCalls.getAuditedTables]) {
      expect((await as(paul).send(call, { page: 0, size: 10 })).statusCode).not.toBe(200)
    }
    expect((await as(paul).send(auditCalls.getAuditEvents, { page: 0, size: 10 })).statusCode).toBe(403)
    expect((await as(paul).send(auditCalls.getAuditedTables)).statusCode).toBe(403)
  })
})

describe('the history of a row', () => {
  const documents = 'documents/rh'

  test('is told to who reads the row, and to nobody else; nor is that of a row whose room keeps it to itself', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const [marie, paul] = [
      await world.person({ in: client, rights: { [documents]: 1 }, allCompanies: true }),
      await world.person({ in: client }),
    ]
    const anne = await world.person({ in: await world.client(), rights: { [documents]: 3 }, allCompanies: true })
    const elementId = world.catalogue.idOf(documents) as number
    const { folders } = await as(sophie).call(documentsBrowserCalls.createRootFolder, { elementId, name: 'Contrats' })
    const asked = { table: 'platform.folder', rowId: folders[0]?.id as string }
    const kept = { table: 'platform.company', rowId: client.companies[0]?.id as string }
    const nothing = { ...asked, rowId: 'Contrats' }
    const absent = { table: 'platform.absent', rowId: asked.rowId }

    expect(await as(marie).call(auditCalls.getHistoryOfRow, asked)).toMatchObject([
      { action: 'insert', columns: null, actor: { id: sophie.userId } },
    ])
    const refused = await Promise.all([
      as(paul).send(auditCalls.getHistoryOfRow, asked),
      as(anne).send(auditCalls.getHistoryOfRow, asked),
      as(sophie).send(auditCalls.getHistoryOfRow, kept),
      as(sophie).send(auditCalls.getHistoryOfRow, nothing),
      as(sophie).send(auditCalls.getHistoryOfRow, { ...asked, rowId: 'client' }),
      as(sophie).send(auditCalls.getHistoryOfRow, absent),
      as({ app: world.app }).send(auditCalls.getHistoryOfRow, asked),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 401])
  })
})

describe('the journal, sealed each night', () => {
  const seal = () => sealAuditJob.run({ ...world.ground, databases: world.databases }, {})

  const aDayAgo = `(select id from platform.audit_event where client_id = $1 order by id desc limit 1)`

  test('verifies, sealed once or twice, and a row that is altered past every wall is named with its day', async () => {
    const client = await world.client()
    await createService(await admin(client), client)
    world.clock.advance({ hours: 48 })

    await seal()
    await seal()
    const sound = await verifyAudit(world.databases)
    const [change] = await ask<{ day: string }>(
      world.installer,
      `update platform.audit_event set action = 'delete' where id = ${aDayAgo} returning at::date::text as day`,
      [client.id],
    )
    const altered = await verifyAudit(world.databases)
    await ask(world.installer, 'delete from platform.audit_seal where client_id = $1 and day = $2', [
      client.id,
      change?.day,
    ])
    const cut = await verifyAudit(world.databases)

    expect([sound.broken, sound.seals > 0]).toEqual([[], true])
    expect(altered.broken).toEqual([
      { clientId: client.id, table: 'platform.audit_event', day: change?.day, what: 'rows' },
    ])
    expect(cut.broken.filter(({ what }) => what === 'chain').length).toBeGreaterThan(0)
  })

  test.each(['update', 'delete', 'insert'])('accepts no %s from the roles of the program', async act => {
    const statements = {
      update: "update platform.audit_event set action = 'delete'",
      delete: 'delete from platform.audit_event',
      insert: "insert into platform.audit_event (table_name, row_id, action) values ('platform.user', '1', 'update')",
    }
    const client = await world.client()
    for (const role of ['app', 'platform'] as const) {
      const tried = world.databases.transaction(role, { readOnly: false, clientId: client.id }, db =>
        db.executeQuery({ sql: statements[act as keyof typeof statements], parameters: [] } as never),
      )
      await expect(tried).rejects.toMatchObject({ code: '42501' })
    }
  })
})
