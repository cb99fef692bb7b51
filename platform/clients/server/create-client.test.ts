import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { mailsTo } from '#platform/identity/testing/identity-mails.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import type { NewClient } from '../client.model.ts'
import { clientsCalls } from '../clients.calls.ts'

const world = useOwnWorld()

let camille: TestPerson
beforeEach(async () => {
  camille = await world.person({ superAdmin: true })
})

let number = 0
const wished = (wish: Partial<NewClient> = {}) => {
  number += 1
  return {
    name: `Vergers du Layon ${number + 1_000}`,
    slug: `vergers-du-layon-${number}`,
    applications: [8],
    company: { name: 'Vergers du Layon', siren: '732 829 320', siret: null },
    admin: { firstname: 'Élise', name: 'Morin', mail: `elise.morin.${number}@essai.example`, jobtitle: 'Gérante' },
    ...wish,
  }
}
const create = async (client = wished(), logo?: File, clientId?: string) => {
  const answer = await as(camille).sendForm(
    clientsCalls.createClient,
    { client, ...(clientId && { clientId }) },
    logo ? { logo: [logo] } : {},
  )
  return { status: answer.statusCode, body: answer.json() }
}
const picture = async () => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 4, background: '#1b704680' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' })
}
const levelOf = async (person: TestPerson, clientId: string, path: string) => {
  const { modules } = await as(person).call(menuCalls.setClient, { userId: person.userId, clientId })
  return modules.find(({ root }) => root.path === path)?.root.level
}

describe('a client', () => {
  test('is made with its applications, its first company, its logo and its first administrator', async () => {
    const client = wished()

    const { status, body } = await create(client, await picture())

    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: client.name,
      slug: client.slug,
      status: 'active',
      readOnly: false,
      supportAccess: 'write',
      companies: [{ name: 'Vergers du Layon', archived: false }],
      admins: [],
      invites: client.admin.mail,
      version: 1,
    })
    const open = Object.fromEntries(
      body.applications.map((row: { applicationId: number; open: number; elements: number }) => [
        row.applicationId,
        row.open === row.elements,
      ]),
    )
    expect(open).toMatchObject({ 8: true, 1: false })
    const logo = await as(visitor(world.app)).send(clientsCalls.getClientLogo, { clientId: body.id })
    const drawn = await sharp(logo.rawPayload).metadata()
    expect([drawn.format, drawn.width, drawn.height, drawn.hasAlpha]).toEqual(['webp', 400, 267, true])

    await world.dispatcher.drain()

    const sheet = await as(camille).call(clientsCalls.getClient, { clientId: body.id })
    expect(sheet.invites).toBeNull()
    expect(sheet.admins).toMatchObject([
      { firstname: 'Élise', name: 'Morin', mail: client.admin.mail, state: 'invited' },
    ])
    const [invitation] = await mailsTo(world, client.admin.mail)
    expect(invitation?.text).toContain('/resetPassword/')
    expect(sheet.users).toBe(1)
  })

  test('opens to its first administrator the applications that were chosen, and no other', async () => {
    const elise = await world.person({ passwordHash: 'déjà choisi' })
    const client = wished({ admin: { firstname: 'Élise', name: 'Morin', mail: elise.mail, jobtitle: null } })
    const { body } = await create(client)
    await world.dispatcher.drain()

    expect(await levelOf(elise, body.id, 'rh')).toBe(3)
    expect(await levelOf(elise, body.id, 'atelier')).toBeUndefined()
    const [told] = await mailsTo(world, elise.mail)
    expect(told?.text).toContain('/login')
  })

  test('is made once when its form is sent twice', async () => {
    const clientId = crypto.randomUUID()
    const client = wished()
    const first = await create(client, undefined, clientId)
    const second = await create({ ...client, slug: `${client.slug}-bis` }, undefined, clientId)

    expect([first.status, second.status, second.body.code]).toEqual([201, 409, 'CLIENT_EXISTS'])
    expect(first.body.id).toBe(clientId)
    expect((await as(camille).call(clientsCalls.getClient, { clientId })).companies).toHaveLength(1)
  })

  test('takes no address that another bears or bore, and nothing of it is kept then', async () => {
    const { body } = await create()
    const client = wished()
    await as(camille).call(clientsCalls.editClient, { clientId: body.id, name: body.name, slug: `${client.slug}-ici` })

    for (const slug of [body.slug, `${client.slug}-ici`]) {
      const refused = await create({ ...client, slug })
      expect([refused.status, refused.body.fields]).toEqual([400, [expect.objectContaining({ field: 'client.slug' })]])
    }
    const { total } = await as(camille).call(clientsCalls.getPaginatedClients, {
      page: 0,
      size: 1,
      search: client.name,
    })
    expect(total).toBe(0)
  })

  test.each([
    ['an application that is not offered', { applications: [8, 999] }, 'client.applications'],
    ['no application', { applications: [] }, 'client.applications'],
    ['an address with accents', { slug: 'Vergers é' }, 'client.slug'],
    [
      'a number that is no SIREN',
      { company: { name: 'Vergers', siren: '123456789', siret: null } },
      'client.company.siren',
    ],
  ])('is refused with %s', async (_, wish, field) => {
    const { status, body } = await create(wished(wish))
    expect([status, body.fields?.map((error: { field: string }) => error.field)]).toEqual([400, [field]])
  })

  test('has no super administrator for its first administrator', async () => {
    const admin = { firstname: 'Camille', name: 'Roche', mail: camille.mail, jobtitle: null }
    const { status, body } = await create(wished({ admin }))
    expect([status, body.fields]).toMatchObject([400, [{ field: 'client.admin.mail', code: 'super-role' }]])
  })

  test('is made by super administrators alone, and a picture that is none is refused', async () => {
    const sophie = await world.person({ in: await world.client(), admin: true })
    const dorian = await world.person({ superDev: true })
    for (const person of [sophie, dorian]) {
      expect((await as(person).sendForm(clientsCalls.createClient, { client: wished() }, {})).statusCode).toBe(403)
    }
    const script = new File(['<script>alert(1)</script>'], 'logo.png', { type: 'image/png' })
    expect((await create(wished(), script)).status).toBe(415)
  })

  test('that stays unknown to identity invites nobody twice', async () => {
    const client = wished()
    const { body } = await create(client)
    await world.dispatcher.drain()
    await ask(
      world.installer,
      `insert into platform.identity_outbox (kind, payload) values ('clientCreated', jsonb_build_object('clientId', $1::text))`,
      [body.id],
    )
    await world.dispatcher.drain()
    expect(await mailsTo(world, client.admin.mail)).toHaveLength(1)
  })
})
