import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { membersCalls } from '../members.calls.ts'
import { anyMail, invite, promote, promoteInCompany, servicesOf } from '../testing/people.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import { usersCalls } from '../users.calls.ts'

const world = useOwnWorld()

const list = (reader: TestPerson, client: TestClient, more: object = {}) =>
  as(reader).call(membersCalls.getPaginatedUsers, { clientId: client.id, page: 0, size: 50, ...more })
const namesIn = ({ items }: { items: { firstname: string; name: string }[] }) =>
  items.map(({ firstname, name }) => `${name} ${firstname}`)

describe('the people of a client', () => {
  test('come to its admin by name, accents or not, with their services and roles', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const sophie = await world.person({ in: group, admin: true, firstname: 'Sophie', name: 'Lemaire', companies: [] })
    const elan = await world.person({ in: group, firstname: 'Zoé', name: 'Élan', companies: [0, 1] })
    await world.person({ in: group, firstname: 'Ali', name: 'Zidi' })
    await promote(world, elan)
    await promoteInCompany(world, elan, group)
    await as(elan).call(menuCalls.setClient, { userId: elan.userId, clientId: group.id })

    const page = await list(sophie, group)

    expect(namesIn(page)).toEqual(['Élan Zoé', 'Lemaire Sophie', 'Zidi Ali'])
    expect(page).toMatchObject({ total: 3, totalIsExact: true })
    expect(page.items[0]).toMatchObject({
      state: 'active',
      type: 'sun',
      roles: ['managerOfCompany', 'managerOfService'],
      services: [
        { name: 'Service', companyName: 'Serres', manager: true },
        { name: 'Service', companyName: 'Station', manager: true },
      ],
      lastLoginAt: world.clock.now().toString(),
      can: { place: true, administer: true, appoint: true, correct: false, resend: false },
    })
    expect(page.items[1]).toMatchObject({ roles: ['adminOfClient'], lastLoginAt: null })
    expect(namesIn(await list(sophie, group, { sort: '-name', size: 1 }))).toEqual(['Zidi Ali'])
    expect(namesIn(await list(sophie, group, { sort: 'lastLoginAt' })).at(-1)).toBe('Élan Zoé')
    expect(namesIn(await list(sophie, group, { sort: '-lastLoginAt' }))[0]).toBe('Élan Zoé')
  })

  test('are found by a piece of their name or mail, and narrowed by company, service, role and state', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const sophie = await world.person({ in: group, admin: true, companies: [] })
    const benali = await world.person({ in: group, firstname: 'Youssef', name: 'Benâli', companies: [1] })
    await promote(world, benali)
    const mail = anyMail()
    await invite(sophie, { mail, name: 'Invité' })
    const [, station] = await servicesOf(world, group)
    const found = async (more: object) => namesIn(await list(sophie, group, more))

    expect(await found({ search: 'youss benali' })).toEqual(['Benâli Youssef'])
    expect(await found({ search: mail.slice(0, 20) })).toEqual(['Invité Paul'])
    expect(await found({ companyId: group.companies[1]?.id })).toEqual(['Benâli Youssef'])
    expect(await found({ serviceId: station?.id, role: 'managerOfService' })).toEqual(['Benâli Youssef'])
    expect(await found({ role: 'adminOfClient' })).toEqual(['Caron Marie'])
    expect(await found({ role: 'managerOfCompany' })).toEqual([])
    expect(await found({ state: 'invited' })).toEqual(['Invité Paul'])
    expect(await found({ state: 'active' })).toEqual(['Benâli Youssef', 'Caron Marie'])
    expect(await as(sophie).call(membersCalls.getMemberFigures, { clientId: group.id })).toEqual({
      active: 2,
      invited: 1,
      ended: 0,
      admins: 1,
    })
  })

  test('who have not answered their invitation for 72 hours are found apart', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true, firstname: 'Sophie', name: 'Lemaire' })
    await invite(sophie, { name: 'Oublié' })
    world.clock.advance({ hours: 73 })
    const back = await world.signIn(sophie)
    await invite(back, { name: 'Récent' })

    expect(namesIn(await list(back, serres, { state: 'invited' }))).toEqual(['Oublié Paul', 'Récent Paul'])
    expect(namesIn(await list(back, serres, { invitation: 'late' }))).toEqual(['Oublié Paul'])
  })

  test('manage no company that is archived', async () => {
    const serres = await world.client({ companies: ['Nord', 'Sud'] })
    const sophie = await world.person({ in: serres, admin: true, firstname: 'Sophie', name: 'Lemaire' })
    const benali = await world.person({ in: serres, firstname: 'Youssef', name: 'Benâli' })
    await promoteInCompany(world, benali, serres, 1)
    const managers = () => list(sophie, serres, { role: 'managerOfCompany' })
    expect(namesIn(await managers())).toEqual(['Benâli Youssef'])

    await ask(world.installer, 'update platform.company set archived_at = now() where id = $1', [
      serres.companies[1]?.id,
    ])

    expect(namesIn(await managers())).toEqual([])
    const { items } = await list(sophie, serres, { search: 'benali' })
    expect(items.map(({ roles }) => roles)).toEqual([[]])
  })

  test('leave the list at their end, and are found among those who left', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const paul = await world.person({ in: serres, name: 'Petit' })
    await ask(world.installer, 'update platform.client_user set ends_at = $2 where user_id = $1', [
      paul.userId,
      world.clock.now().add({ hours: 1 }).toString(),
    ])
    expect(namesIn(await list(sophie, serres))).toContain('Petit Marie')

    world.clock.advance({ hours: 1 })

    const sophieNow = await world.signIn(sophie)
    expect(namesIn(await list(sophieNow, serres))).toEqual(['Caron Marie'])
    expect(namesIn(await list(sophieNow, serres, { state: 'ended' }))).toEqual(['Petit Marie'])
  })

  test('are to a manager those of his services or companies alone, admins and managers without anything to do', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const chief = await world.person({ in: group, firstname: 'Chef', companies: [0] })
    await promote(world, chief)
    const director = await world.person({ in: group, firstname: 'Directeur', companies: [] })
    await promoteInCompany(world, director, group, 1)
    await world.person({ in: group, firstname: 'Serriste', companies: [0] })
    await world.person({ in: group, firstname: 'Emballeur', companies: [1] })
    await world.person({ in: group, firstname: 'Admin', admin: true, companies: [0, 1] })

    const ofChief = await list(chief, group)
    const ofDirector = await list(director, group)

    const acts = (page: typeof ofChief) =>
      page.items.map(({ firstname, can }) => [firstname, can.place, can.administer])
    expect(acts(ofChief)).toEqual([
      ['Admin', false, false],
      ['Chef', false, false],
      ['Serriste', true, false],
    ])
    expect(acts(ofDirector)).toEqual([
      ['Admin', false, false],
      ['Emballeur', true, false],
    ])
    expect(await as(chief).call(membersCalls.getMemberFigures, { clientId: group.id })).toMatchObject({ active: 3 })
    expect((await as(chief).call(membersCalls.getServicesToFill, {})).map(({ name }) => name)).toEqual(['Serres'])
    expect(await as(director).call(membersCalls.getServicesToFill, {})).toMatchObject([
      { name: 'Station', leadsWhole: true, services: [{ name: 'Service' }] },
    ])
  })

  test('of another client do not exist, and members without a role see none', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const [sophie, anne] = [
      await world.person({ in: serres, admin: true }),
      await world.person({ in: bocage, admin: true }),
    ]
    const paul = await world.person({ in: serres })
    const ofSerres = { clientId: serres.id, page: 0, size: 10 }
    const asked = [
      [membersCalls.getPaginatedUsers, ofSerres],
      [membersCalls.getMemberFigures, { clientId: serres.id }],
      [membersCalls.getMember, { userId: paul.userId }],
      [membersCalls.getServicesToFill, { clientId: serres.id }],
    ] as const

    for (const [call, input] of asked) {
      expect((await as(sophie).send(call, input)).statusCode).toBe(200)
      expect((await as(anne).send(call, input)).statusCode).toBe(404)
      expect((await as(paul).send(call, input)).statusCode).toBe(403)
      expect((await as(visitor(world.app)).send(call, input)).statusCode).toBe(401)
    }
  })

  test('are told to a super admin in the client that he names', async () => {
    const serres = await world.client()
    const paul = await world.person({ in: serres, name: 'Petit' })
    const camille = await world.person({ superAdmin: true })

    expect(namesIn(await list(camille, serres))).toEqual(['Petit Marie'])
    const { userId } = paul
    expect(await as(camille).call(membersCalls.getMember, { userId, clientId: serres.id })).toMatchObject({
      name: 'Petit',
      allCompanies: false,
      managerOfCompanies: [],
    })
    expect((await as(camille).send(membersCalls.getMember, { userId })).statusCode).toBe(404)
  })

  test('keep their order when one of them takes another name', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true, name: 'Lemaire' })
    const paul = await world.person({ in: serres, name: 'Zidi' })

    await as(paul).call(usersCalls.editUser, {
      id: paul.userId,
      editorId: paul.userId,
      firstname: 'Paul',
      name: 'Arnaud',
      mail: paul.mail,
      jobtitle: null,
    })

    expect(namesIn(await list(sophie, serres))).toEqual(['Arnaud Paul', 'Lemaire Marie'])
    expect(namesIn(await list(sophie, serres, { search: 'arnaud' }))).toEqual(['Arnaud Paul'])
  })
})
