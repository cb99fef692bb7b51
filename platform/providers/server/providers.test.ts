import { createServer } from 'node:http'
import { createServer as createTcp } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { openTimeStampServer } from '#simulators/time-stamp-server/open-time-stamp-server.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { catalogueCalls } from '../catalogue.calls.ts'
import type { ServiceKind } from '../external-service.model.ts'
import { providersCalls } from '../providers.calls.ts'

const world = useOwnWorld()

/** A third party on this machine: it answers as it is told. */
let status = 200
const web = createServer((_, response) => response.writeHead(status).end())
const mail = createTcp(socket => socket.on('error', () => undefined).end('220 mail.exemple.fr ESMTP\r\n'))
let webHost = ''
let mailHost = ''
beforeAll(async () => {
  const portOf = async (server: typeof mail) => {
    await new Promise<void>(open => server.listen(0, '127.0.0.1', open))
    return (server.address() as { port: number }).port
  }
  webHost = `127.0.0.1:${await portOf(web)}`
  mailHost = `127.0.0.1:${await portOf(mail)}`
})
afterAll(() => {
  web.close()
  mail.close()
})

let serres: TestClient
let camille: TestPerson
let sophie: TestPerson
beforeEach(async () => {
  status = 200
  serres = await world.client()
  camille = await world.person({ superAdmin: true })
  sophie = await world.person({ in: serres, admin: true })
})

let made = 0
const known = (kind: ServiceKind, hosts: string[]) => {
  made += 1
  return as(camille).call(catalogueCalls.createExternalService, { kind, name: `Société ${made}`, hosts })
}
const servicesOf = (person: TestPerson, clientId = serres.id) =>
  as(person).call(providersCalls.getExternalServices, { clientId })
const serviceOf = async (person: TestPerson, id: number) =>
  (await servicesOf(person)).find(({ serviceId }) => serviceId === id)

type Edition = Parameters<ReturnType<typeof as>['send']>[1]
const edit = (person: TestPerson, ...externalServices: NonNullable<Edition>[]) =>
  as(person).send(providersCalls.editExternalServices, { clientId: serres.id, externalServices })
const switchOn = (serviceId: number, address: string) =>
  edit(sophie, { serviceId, state: 'on', settings: { address, account: 'serres', secret: 'sésame' } })
const tested = (serviceId: number, person = sophie) =>
  as(person).call(providersCalls.testExternalService, { clientId: serres.id, serviceId })
const fieldsOf = (answer: Awaited<ReturnType<typeof edit>>) =>
  (answer.json().fields ?? []).map(({ field, code }: { field: string; code: string }) => [field, code])

describe('the catalogue of third parties', () => {
  test('is written by super administrators: a service, its hosts, its archive', async () => {
    const sms = await known('sms', ['API.exemple.fr', 'api.exemple.fr'])

    const edited = await as(camille).call(catalogueCalls.editExternalService, {
      serviceId: sms.id,
      kind: 'sms',
      name: sms.name,
      hosts: ['api2.exemple.fr'],
      archived: true,
      version: sms.version,
    })

    expect(sms).toMatchObject({ kind: 'sms', hosts: ['api.exemple.fr'], archived: false })
    expect(edited).toMatchObject({ hosts: ['api2.exemple.fr'], archived: true, version: 2 })
    expect(await as(camille).call(catalogueCalls.getServiceCatalogue, {})).toContainEqual(edited)
    expect((await servicesOf(sophie)).map(({ serviceId }) => serviceId)).not.toContain(sms.id)
  })

  test('takes no host of a private network, unless the operator lists it', async () => {
    const add = (...hosts: string[]) =>
      as(camille).send(catalogueCalls.createExternalService, { kind: 'erp', name: crypto.randomUUID(), hosts })

    for (const host of ['10.0.0.7', '192.168.1.4:8080', 'localhost', '[::1]:80', '127.0.0.2'])
      expect(fieldsOf(await add('api.exemple.fr', host))).toEqual([['hosts.1', 'PRIVATE_HOST']])
    expect((await add('127.0.0.1:8443')).statusCode).toBe(201)
    expect(fieldsOf(await add('https://exemple.fr/'))[0]?.[0]).toBe('hosts.0')
  })

  test('tells who uses a service, and refuses a name twice, another kind and a stale edition', async () => {
    const erp = await known('erp', [webHost])
    await switchOn(erp.id, `http://${webHost}`)
    const change = (more: object) =>
      as(camille).send(catalogueCalls.editExternalService, { ...withoutId(erp), serviceId: erp.id, ...more })

    expect(await as(camille).call(catalogueCalls.getClientsOfExternalService, { serviceId: erp.id })).toEqual([
      { id: serres.id, name: serres.name, state: 'on' },
    ])
    expect(fieldsOf(await change({ kind: 'sms' }))).toEqual([['kind', 'KIND_IS_FIXED']])
    expect((await change({ version: 9 })).statusCode).toBe(409)
    const again = { kind: 'erp', name: erp.name.replace('Société', 'SOCIETE'), hosts: [webHost] }
    expect(fieldsOf(await as(camille).send(catalogueCalls.createExternalService, again))).toEqual([
      ['name', 'NAME_TAKEN'],
    ])
  })

  test('keeps whose certificates are believed of a time-stamp server or an authority, and of no other', async () => {
    const server = await openTimeStampServer()
    await server.close()
    const add = (kind: ServiceKind, ...anchors: string[]) =>
      as(camille).send(catalogueCalls.createExternalService, {
        kind,
        name: crypto.randomUUID(),
        hosts: ['tsa.exemple.fr'],
        anchors,
      })

    const kept = await add('timestamp', server.anchor)
    expect(kept.json().anchors).toEqual([server.anchor.trim()])
    expect((await add('authority', server.anchor)).json().anchors).toEqual([server.anchor.trim()])
    expect(fieldsOf(await add('sms', server.anchor))).toEqual([['anchors.0', 'NO_ANCHOR']])
    const broken = server.anchor.replace(/MII/, 'XXX')
    expect(fieldsOf(await add('timestamp', broken))).toEqual([['anchors.0', 'NO_ANCHOR']])
    expect(fieldsOf(await add('timestamp', 'une racine'))[0]?.[0]).toBe('anchors.0')
  })

  test('is closed to everybody else, admins of clients too', async () => {
    const erp = await known('erp', [webHost])
    const answers = [
      await as(sophie).send(catalogueCalls.getServiceCatalogue),
      await as(sophie).send(catalogueCalls.createExternalService, { kind: 'erp', name: 'X', hosts: ['exemple.fr'] }),
      await as(sophie).send(catalogueCalls.editExternalService, { ...withoutId(erp), serviceId: erp.id }),
      await as(sophie).send(catalogueCalls.getClientsOfExternalService, { serviceId: erp.id }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
    const unknown = { serviceId: 2_000_000_000 }
    expect((await as(camille).send(catalogueCalls.getClientsOfExternalService, unknown)).statusCode).toBe(404)
  })
})

const withoutId = ({ id: _id, ...service }: { id: number }) => service

describe('the third parties of a client', () => {
  test('are off until somebody connects them; a secret is kept sealed and never told', async () => {
    const erp = await known('erp', [webHost])
    expect(await serviceOf(sophie, erp.id)).toMatchObject({ state: 'off', settings: { hasSecret: false }, version: 0 })

    const saved = await switchOn(erp.id, `http://${webHost}`)

    expect(saved.statusCode).toBe(200)
    expect(saved.body).not.toContain('sésame')
    expect(await serviceOf(camille, erp.id)).toMatchObject({
      state: 'on',
      settings: { address: `http://${webHost}`, account: 'serres', hasSecret: true },
      testedAt: null,
    })
    const [row] = await ask<{ secret: Buffer }>(
      world.installer,
      'select secret from platform.client_service where client_id = $1 and service_id = $2',
      [serres.id, erp.id],
    )
    const sealed = row?.secret as Buffer
    expect(world.keys.open(`platform.client_service ${serres.id} ${erp.id}`, sealed)).toBe('sésame')
    expect(() => world.keys.open(`platform.client_service ${crypto.randomUUID()} ${erp.id}`, sealed)).toThrow()
  })

  test('are no authorities: the installation believes those, and no client is connected to one', async () => {
    const authority = await known('authority', ['ocsp.exemple.fr'])

    expect(await serviceOf(sophie, authority.id)).toBeUndefined()
    expect(fieldsOf(await edit(camille, { serviceId: authority.id, state: 'simulated' }))).toEqual([
      ['externalServices.0.serviceId', 'UNKNOWN_SERVICE'],
    ])
  })

  test('lead to listed hosts alone, and a secret to the host that it was given for', async () => {
    const erp = await known('erp', [webHost, 'api.exemple.fr'])
    const at = 'externalServices.0.settings'
    const settings = (address: string | null) => ({ address, account: null })

    const elsewhere = await edit(sophie, { serviceId: erp.id, state: 'on', settings: settings('https://ailleurs.fr') })
    const nowhere = await edit(sophie, { serviceId: erp.id, state: 'on' })
    await switchOn(erp.id, `http://${webHost}`)
    const moved = await edit(sophie, { serviceId: erp.id, state: 'on', settings: settings('https://api.exemple.fr') })

    expect([elsewhere, nowhere, moved].map(fieldsOf)).toEqual([
      [[`${at}.address`, 'HOST_NOT_LISTED']],
      [[`${at}.address`, 'ADDRESS_MISSING']],
      [[`${at}.secret`, 'SECRET_OF_OTHER_HOST']],
    ])
  })

  test('are saved together or not at all, and from what one has seen', async () => {
    const [erp, sms] = [await known('erp', [webHost]), await known('sms', [webHost])]

    const half = await edit(
      sophie,
      { serviceId: erp.id, state: 'simulated' },
      { serviceId: sms.id, state: 'simulated', version: 4 },
    )
    expect([half.statusCode, (await serviceOf(sophie, erp.id))?.state]).toEqual([409, 'off'])

    const put = await as(sophie).call(providersCalls.putExternalServicesOfClient, {
      clientId: serres.id,
      externalServices: [{ serviceId: erp.id, state: 'simulated' }],
    })
    expect(put).toEqual(await as(sophie).call(providersCalls.getExternalServicesOfClient, { clientId: serres.id }))
    expect(put.find(({ serviceId }) => serviceId === erp.id)?.state).toBe('simulated')
  })

  test('hold an identity provider that super administrators alone connect', async () => {
    const azure = await known('identity', [webHost])
    const wish = { serviceId: azure.id, state: 'simulated' }

    expect((await serviceOf(sophie, azure.id))?.can).toEqual({ edit: false })
    expect(fieldsOf(await edit(sophie, wish))).toEqual([['externalServices.0.serviceId', 'SUPER_ADMIN_ONLY']])
    expect((await edit(camille, wish)).statusCode).toBe(200)
  })

  test('of a neighbour do not exist; a member is refused, and nobody writes in a read-only client', async () => {
    const erp = await known('erp', [webHost])
    const neighbour = (await world.client()).id
    const marie = await world.person({ in: serres })
    const all = (person: TestPerson, clientId: string) => [
      as(person).send(providersCalls.getExternalServices, { clientId }),
      as(person).send(providersCalls.getExternalServicesOfClient, { clientId }),
      as(person).send(providersCalls.editExternalServices, { clientId, externalServices: [] }),
      as(person).send(providersCalls.putExternalServicesOfClient, { clientId, externalServices: [] }),
      as(person).send(providersCalls.testExternalService, { clientId, serviceId: erp.id }),
    ]
    const statuses = async (sent: ReturnType<typeof all>) =>
      (await Promise.all(sent)).map(({ statusCode }) => statusCode)

    expect(await statuses(all(sophie, neighbour))).toEqual([404, 404, 404, 404, 404])
    expect(await statuses(all(camille, crypto.randomUUID()))).toEqual([404, 404, 404, 404, 404])
    expect(await statuses(all(marie, serres.id))).toEqual([403, 403, 403, 403, 403])
    await ask(world.installer, 'update platform.client set read_only = true where id = $1', [serres.id])
    expect(await statuses(all(sophie, serres.id))).toEqual([200, 200, 403, 403, 403])
  })
})

describe('a test', () => {
  test('asks the third party: one that is on and breaks down fails since then, until it answers', async () => {
    const erp = await known('erp', [webHost])
    await switchOn(erp.id, `http://${webHost}/api`)
    const since = world.clock.now().toString()

    status = 503
    expect(await tested(erp.id)).toMatchObject({
      ok: false,
      message: 'Le service est en panne : il répond 503.',
      ms: expect.any(Number),
    })
    world.clock.advance({ minutes: 5 })
    await tested(erp.id)
    const failing = await serviceOf(sophie, erp.id)
    expect(failing).toMatchObject({ state: 'failing', message: 'Le service est en panne : il répond 503.' })
    expect(Temporal.Instant.from(String(failing?.failingSince)).toString()).toBe(since)

    status = 401
    expect(await tested(erp.id)).toMatchObject({ ok: true, message: 'Le service répond (401).' })
    expect(await serviceOf(sophie, erp.id)).toMatchObject({ state: 'on', failingSince: null })
  })

  test('listens to the greeting of a mail server, and to nothing else on that port', async () => {
    const [smtp, lost] = [await known('smtp', [mailHost]), await known('smtp', [webHost, '127.0.0.1:1'])]
    await switchOn(smtp.id, `smtp://${mailHost}`)
    await switchOn(lost.id, 'smtp://127.0.0.1:1')

    expect((await tested(smtp.id)).message).toBe('Le service répond (220 mail.exemple.fr ESMTP).')
    expect((await tested(lost.id)).message).toBe('Le service est injoignable : vérifiez son adresse.')
  })

  test('asks a time-stamp server for a time-stamp: to be there is to give one', async () => {
    const server = await openTimeStampServer()
    const stamps = await known('timestamp', [new URL(server.address).host, webHost])
    const found = async () => {
      const { ok, message } = await tested(stamps.id)
      return [ok, message]
    }
    await switchOn(stamps.id, server.address)

    expect(await found()).toEqual([true, 'Le service répond (20261122081500Z).'])
    server.mood.now = 'refusing'
    expect(await found()).toEqual([false, 'Le service est en panne : il répond unknown policy.'])
    server.mood.now = 'mistaken'
    expect(await found()).toEqual([false, 'Ce qui répond à cette adresse n’est pas le service attendu.'])
    await server.close()
    await switchOn(stamps.id, `http://${webHost}/tsa`)
    expect(await found()).toEqual([false, 'Ce qui répond à cette adresse n’est pas le service attendu.'])
  })

  test('calls no private network that the operator has not listed, even where the catalogue names it', async () => {
    const inside = await known('timestamp', ['api.exemple.fr'])
    await ask(world.installer, 'update platform.external_service set hosts = $2 where id = $1', [
      inside.id,
      ['10.0.0.7', '127.0.0.2:25'],
    ])
    const forbidden = 'Cette adresse n’est pas autorisée : elle mène hors des hôtes du service.'

    for (const address of ['https://10.0.0.7/tsa', 'smtp://127.0.0.2:25']) {
      await switchOn(inside.id, address)
      expect(await tested(inside.id)).toMatchObject({ ok: false, message: forbidden })
    }
  })

  test('of one that is simulated sends nothing; one without an address cannot be tested', async () => {
    const [sms, erp] = [await known('sms', ['127.0.0.1:1']), await known('erp', [webHost])]
    await edit(sophie, { serviceId: sms.id, state: 'simulated' })

    expect(await tested(sms.id)).toEqual({ ok: true, message: 'Simulé : rien n’est envoyé au service.', ms: 0 })
    const input = { clientId: serres.id, serviceId: erp.id }
    expect((await as(sophie).send(providersCalls.testExternalService, input)).statusCode).toBe(400)
  })
})
