import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { shortcutsCalls } from '#platform/shortcuts/shortcuts.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { clientsCalls } from '../clients.calls.ts'
import { publicClientsCalls } from '../public-clients.calls.ts'

const world = useOwnWorld()

let serres: TestClient
let camille: TestPerson
let sophie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  camille = await world.person({ superAdmin: true, firstname: 'Camille', name: 'Roche' })
  sophie = await world.person({ in: serres, admin: true, firstname: 'Sophie', name: 'Lemaire' })
})

const sheet = (person = camille, client = serres) => as(person).call(clientsCalls.getClient, { clientId: client.id })
const history = async () => {
  const asked = { clientId: serres.id, page: 0, size: 10 }
  const { items } = await as(camille).call(clientsCalls.getClientEvents, asked)
  return items.map(({ actor, what, detail }) => [actor, what, detail])
}
const companies = (person: TestPerson) => as(person).send(companiesCalls.getCompaniesOfClient, { clientId: serres.id })
const shortcut = { label: 'Météo', icon: 'link', url: 'https://example.com', ShortcutType: 2, services: [] }
const png = async () => {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#1b7046' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' })
}

describe('the sheet of a client', () => {
  test('tells all that is known of it to super administrators and to its own admin', async () => {
    const paul = await world.person({ in: serres, firstname: 'Paul', name: 'Petit', admin: true })
    await ask(world.installer, 'update platform.client_user set active = false where user_id = $1', [paul.userId])

    for (const person of [camille, sophie]) {
      expect(await sheet(person)).toMatchObject({
        id: serres.id,
        users: 1,
        database: expect.stringMatching(/\w/),
        folder: serres.id,
        companies: [{ name: 'Serres du Layon' }],
        admins: [
          { firstname: 'Sophie', name: 'Lemaire', state: 'active' },
          { firstname: 'Paul', name: 'Petit', state: 'inactive' },
        ],
        registration: null,
      })
    }
  })

  test('of a neighbour does not exist, and a member who is no admin is refused', async () => {
    const bocage = await world.client({ name: 'Bocage' })
    const marie = await world.person({ in: serres })
    const named = await as(sophie).send(clientsCalls.getClient, { clientId: bocage.id })
    const unknown = await as(sophie).send(clientsCalls.getClient, { clientId: crypto.randomUUID() })
    const without = (body: string) => body.replace(/"requestId":"\w+"/, '')

    expect([named.statusCode, unknown.statusCode, without(named.body) === without(unknown.body)]).toEqual([
      404,
      404,
      true,
    ])
    expect((await as(marie).send(clientsCalls.getClient, { clientId: serres.id })).statusCode).toBe(403)
    expect((await as(camille).send(clientsCalls.getClient, { clientId: crypto.randomUUID() })).statusCode).toBe(404)
  })
})

describe('the public address of a client', () => {
  test('may change: the former one still leads to it, and it may be taken up again', async () => {
    const { slug: former, name } = await sheet()
    const present = `${former}-nord`
    const applicant = as(visitor(world.app))
    const move = (slug: string) => as(camille).call(clientsCalls.editClient, { clientId: serres.id, name, slug })

    expect(await move(present)).toMatchObject({ slug: present, aliases: [former] })
    for (const clientName of [former, present]) {
      expect(await applicant.call(publicClientsCalls.getClientByNameNoToken, { clientName })).toMatchObject({ name })
    }
    expect(await move(former)).toMatchObject({ slug: former, aliases: [present] })
    expect((await history())[0]).toEqual(['Camille Roche', 'edited', { slug: `${present} → ${former}` }])
  })

  test('is not changed over what somebody else has saved meanwhile, nor by anybody else', async () => {
    const { slug, version } = await sheet()
    const edit = (person: TestPerson, name: string) =>
      as(person).send(clientsCalls.editClient, { clientId: serres.id, name, slug, version })

    const answers = [await edit(camille, 'Serres neuves'), await edit(camille, 'Autre nom'), await edit(sophie, 'Ici')]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409, 403])
    expect((await sheet()).name).toBe('Serres neuves')
  })
})

describe('a logo', () => {
  test('is seen by everybody, changes, and goes', async () => {
    const change = await as(camille).sendForm(
      clientsCalls.changeClientLogo,
      { clientId: serres.id },
      { logo: [await png()] },
    )
    expect(change.json().logo).toMatch(new RegExp(`^client/${serres.id}/logo\\?version=`))
    const see = () => as(visitor(world.app)).send(clientsCalls.getClientLogo, { clientId: serres.id })
    expect((await see()).headers['content-type']).toBe('image/webp')

    expect((await as(camille).call(clientsCalls.removeClientLogo, { clientId: serres.id })).logo).toBeNull()
    expect((await see()).statusCode).toBe(404)
  })

  test('is changed by super administrators alone', async () => {
    const clientId = serres.id
    const sent = await as(sophie).sendForm(clientsCalls.changeClientLogo, { clientId }, { logo: [await png()] })
    const removed = await as(sophie).send(clientsCalls.removeClientLogo, { clientId })
    expect([sent.statusCode, removed.statusCode]).toEqual([403, 403])
  })
})

describe('a client that is closed', () => {
  test('refuses its people at their next call, hides from them, and is as it was when it opens again', async () => {
    const switchIt = () => as(camille).call(clientsCalls.switchClientStatus, { clientId: serres.id })
    const before = (await companies(sophie)).body

    expect(await switchIt()).toEqual({ status: 'inactive' })

    const refused = await companies(sophie)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'CLIENT_NOT_ALLOWED'])
    expect(await as(sophie).call(clientsCalls.getActiveClients, {})).toEqual([])
    const { slug } = await sheet()
    expect(await as(visitor(world.app)).call(publicClientsCalls.doesClientExist, { clientName: slug })).toEqual({
      exists: false,
    })

    expect(await switchIt()).toEqual({ status: 'active' })
    expect((await companies(sophie)).body).toBe(before)
    expect(await history()).toEqual([
      ['Camille Roche', 'activated', {}],
      ['Camille Roche', 'deactivated', {}],
    ])
  })

  test('is closed by super administrators alone, from what they have seen', async () => {
    const send = (person: TestPerson, version?: number) =>
      as(person).send(clientsCalls.switchClientStatus, { clientId: serres.id, ...(version && { version }) })
    expect([(await send(sophie)).statusCode, (await send(camille, 99)).statusCode]).toEqual([403, 409])
  })
})

describe('a read-only client', () => {
  test('refuses every write and reads as before', async () => {
    const switchIt = () => as(camille).call(clientsCalls.switchClientReadonlyStatus, { clientId: serres.id })
    const write = () => as(sophie).send(shortcutsCalls.createShortcut, shortcut)
    const before = (await companies(sophie)).body

    expect(await switchIt()).toEqual({ readOnly: true })

    expect([(await write()).statusCode, (await companies(sophie)).body === before]).toEqual([403, true])
    expect((await as(sophie).call(clientsCalls.getActiveClients, {}))[0]?.readOnly).toBe(true)

    expect(await switchIt()).toEqual({ readOnly: false })
    expect((await write()).statusCode).toBe(201)
  })

  test('is made so by super administrators alone', async () => {
    const sent = await as(sophie).send(clientsCalls.switchClientReadonlyStatus, { clientId: serres.id })
    expect(sent.statusCode).toBe(403)
  })
})

describe('the security of a client', () => {
  const wish = { supportAccess: 'read', mfaRequired: false, allowsRightDelegation: false } as const

  test('is set by its admin, and its history says what changed', async () => {
    const saved = await as(sophie).call(clientsCalls.editSecurity, { clientId: serres.id, ...wish })

    expect(saved).toMatchObject({ ...wish, version: 2 })
    expect(await history()).toEqual([
      ['Sophie Lemaire', 'security', { supportAccess: 'write → read', allowsRightDelegation: 'true → false' }],
    ])
  })

  test('is set by nobody else: no member, no neighbour, no super administrator, nobody in a read-only client', async () => {
    const marie = await world.person({ in: serres })
    const anne = await world.person({ in: await world.client({ name: 'Bocage' }), admin: true })
    const send = (person: TestPerson) => as(person).send(clientsCalls.editSecurity, { clientId: serres.id, ...wish })
    const stale = await as(sophie).send(clientsCalls.editSecurity, { clientId: serres.id, ...wish, version: 7 })
    await ask(world.installer, 'update platform.client set read_only = true where id = $1', [serres.id])

    const answers = [await send(marie), await send(anne), await send(camille), await send(sophie)]

    expect([stale.statusCode, ...answers.map(({ statusCode }) => statusCode)]).toEqual([409, 403, 404, 403, 403])
    expect(await sheet()).toMatchObject({ supportAccess: 'write', version: 1 })
  })
})

test('the history of a client is read by super administrators alone', async () => {
  const asked = { clientId: serres.id, page: 0, size: 10 }
  expect((await as(sophie).send(clientsCalls.getClientEvents, asked)).statusCode).toBe(403)
})
