import { describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { membersCalls } from '../members.calls.ts'
import { anyMail, giveToService, help, promote, promoteInCompany, servicesOf, strangersTo } from '../testing/people.ts'

const world = useOwnWorld()

async function group() {
  const client = await world.client({ companies: ['Serres', 'Station'] })
  const [serres, station] = await servicesOf(world, client)
  return { client, serres: serres?.id as string, station: station?.id as string }
}

const statusOf = async (who: TestPerson, call: Call, input: object) =>
  (await as(who).send(call, input as Record<string, unknown>)).statusCode

const statusesOf = async (people: Record<string, TestPerson>, call: Call, input: object) => {
  const statuses: Record<string, number> = {}
  for (const [who, person] of Object.entries(people)) statuses[who] = await statusOf(person, call, input)
  return statuses
}

const nobodyElse = {
  'a member without a role': 403,
  'an admin who only reads': 403,
  'a super developer': 403,
  'the admin of another client': 404,
  'the admin of another client in the name of this one': 403,
  nobody: 401,
}

const into = (client: TestClient, userId: string, ...serviceIds: string[]) => ({
  userId,
  clientId: client.id,
  serviceIds,
})

describe('a member', () => {
  test('is put into services by the admin and taken out of them', async () => {
    const { client, serres, station } = await group()
    const sophie = await world.person({ in: client, admin: true })
    const paul = await world.person({ in: client, companies: [] })
    const { userId } = paul

    const put = await as(sophie).call(membersCalls.addUserToServices, into(client, userId, serres, station, serres))
    const again = await as(sophie).call(membersCalls.addUserToServices, into(client, userId, serres))
    const left = await as(sophie).call(membersCalls.removeUserFromService, { userId, serviceId: serres })

    expect(put.map(service => service.companyName)).toEqual(['Serres', 'Station'])
    expect(again).toEqual(put)
    expect(left.map(service => service.companyName)).toEqual(['Station'])
    expect(await statusOf(sophie, membersCalls.removeUserFromService, { userId, serviceId: serres })).toBe(404)
  })

  test('is put by managers into their own services alone, and only if he is neither admin nor manager', async () => {
    const { client, serres, station } = await group()
    const chief = await world.person({ in: client, companies: [0] })
    await promote(world, chief)
    const director = await world.person({ in: client, companies: [] })
    await promoteInCompany(world, director, client, 0)
    const paul = await world.person({ in: client, companies: [0, 1] })
    const elsewhere = await world.person({ in: client, companies: [1] })
    const admin = await world.person({ in: client, admin: true, companies: [0] })

    for (const leader of [chief, director]) {
      expect(await statusOf(leader, membersCalls.addUserToServices, into(client, paul.userId, serres))).toBe(200)
      expect(await statusOf(leader, membersCalls.addUserToServices, into(client, paul.userId, station))).toBe(404)
      expect(await statusOf(leader, membersCalls.addUserToServices, into(client, elsewhere.userId, serres))).toBe(404)
      expect(await statusOf(leader, membersCalls.addUserToServices, into(client, admin.userId, serres))).toBe(403)
      expect(
        await statusOf(leader, membersCalls.removeUserFromService, { userId: paul.userId, serviceId: station }),
      ).toBe(404)
      expect(
        await statusOf(leader, membersCalls.removeUserFromService, { userId: admin.userId, serviceId: serres }),
      ).toBe(403)
    }
    expect(await statusOf(director, membersCalls.addUserToServices, into(client, chief.userId, serres))).toBe(403)
    expect(await statusOf(chief, membersCalls.removeUserFromService, { userId: paul.userId, serviceId: serres })).toBe(
      200,
    )
    expect(await statusOf(chief, membersCalls.removeUserFromService, { userId: paul.userId, serviceId: serres })).toBe(
      404,
    )
  })

  test('is placed by nobody else, nor by himself, nor with what belongs to another client', async () => {
    const { client, serres } = await group()
    const other = await group()
    const sophie = await world.person({ in: client, admin: true })
    const { userId } = await world.person({ in: client })
    const neighbour = await world.person({ in: other.client })
    const strangers = await strangersTo(world, client)

    expect(await statusesOf(strangers, membersCalls.addUserToServices, into(client, userId, serres))).toEqual(
      nobodyElse,
    )
    expect(await statusesOf(strangers, membersCalls.removeUserFromService, { userId, serviceId: serres })).toEqual(
      nobodyElse,
    )
    expect(await statusOf(sophie, membersCalls.addUserToServices, into(client, sophie.userId, serres))).toBe(403)
    expect(await statusOf(sophie, membersCalls.addUserToServices, into(client, userId, other.serres))).toBe(404)
    expect(await statusOf(sophie, membersCalls.addUserToServices, into(client, neighbour.userId, serres))).toBe(404)
    expect(
      await statusOf(sophie, membersCalls.addUserToServices, into(other.client, neighbour.userId, other.serres)),
    ).toBe(404)
  })

  test('is led by a super admin who entered his client to help, as far as it lets him in', async () => {
    const { client, serres, station } = await group()
    const camille = await world.person({ superAdmin: true })
    const { userId } = await world.person({ in: client, companies: [0] })
    const named = { userId, clientId: client.id }
    const refusal = async () => {
      const sent = await as(camille).send(membersCalls.addUserToServices, into(client, userId, station))
      return [sent.statusCode, sent.json().code]
    }
    const allow = (support: string) =>
      ask(world.installer, 'update platform.client set support_access = $2 where id = $1', [client.id, support])

    expect(await refusal()).toEqual([409, 'SUPPORT_NEEDED'])
    await help(world, camille, client)
    await allow('none')
    expect(await refusal()).toEqual([409, 'SUPPORT_CLOSED'])
    await allow('read')
    expect(await refusal()).toEqual([403, 'FORBIDDEN'])
    await allow('write')

    expect(await as(camille).call(membersCalls.addUserToServices, into(client, userId, station))).toHaveLength(2)
    expect(await as(camille).call(membersCalls.removeUserFromService, { ...named, serviceId: serres })).toHaveLength(1)
    expect(await statusOf(camille, membersCalls.removeUserFromService, { userId, serviceId: station })).toBe(400)
  })
})

describe('nobody but an administrator puts people where they get more than he holds himself:', () => {
  const path = 'rh/gestion_du_personnel/salaries#remuneration'
  const beyond = [403, 'BEYOND_OWN_RIGHTS']
  const answerTo = async (who: TestPerson, call: Call, input: object) => {
    const sent = await as(who).send(call, input as Record<string, unknown>)
    return sent.statusCode < 300 ? sent.statusCode : [sent.statusCode, sent.json().code]
  }
  const invitation = (client: TestClient, serviceId: string) => ({
    firstname: 'Paul',
    name: 'Petit',
    mail: anyMail(),
    jobtitle: null,
    clientId: client.id,
    serviceIds: [serviceId],
  })

  async function companyWithOffice() {
    const { client, serres } = await group()
    const [office] = await ask<{ id: string }>(
      world.installer,
      `insert into platform.service (client_id, company_id, name) values ($1, $2, 'RH') returning id`,
      [client.id, client.companies[0]?.id],
    )
    await giveToService(world, client, office?.id as string, path, 2)
    const director = await world.person({ in: client, companies: [0] })
    await promoteInCompany(world, director, client, 0)
    return { client, serres, office: office?.id as string, director }
  }
  const giveHimself = (client: TestClient, { userId }: TestPerson, level: number) =>
    ask(
      world.installer,
      `insert into platform.user_right (client_id, user_id, element_id, level) values ($1, $2, $3, $4)
       on conflict (client_id, user_id, element_id) do update set level = excluded.level`,
      [client.id, userId, world.catalogue.idOf(path), level],
    )

  test('a manager neither places, invites nor appoints there, until he holds as much', async () => {
    const { client, serres, office, director } = await companyWithOffice()
    const paul = await world.person({ in: client, companies: [0] })
    const sophie = await world.person({ in: client, admin: true })
    const clerk = await world.person({ in: client, companies: [0] })
    await as(sophie).call(membersCalls.addUserToServices, into(client, clerk.userId, office))
    const appointment = { userId: clerk.userId, serviceId: office, role: 'manager' }
    const acts = async () => [
      await answerTo(director, membersCalls.addUserToServices, into(client, paul.userId, office)),
      await answerTo(director, membersCalls.createAndLinkUser, invitation(client, office)),
      await answerTo(director, membersCalls.changeUserRoleForService, appointment),
    ]

    expect(await acts()).toEqual([beyond, beyond, beyond])
    await giveHimself(client, director, 1)
    expect(await acts()).toEqual([beyond, beyond, beyond])
    expect(await answerTo(director, membersCalls.addUserToServices, into(client, paul.userId, serres))).toBe(200)
    await giveHimself(client, director, 2)
    expect(await acts()).toEqual([200, 200, 200])
  })

  test('nobody is invited by a try that is refused, and the list of services says which they are', async () => {
    const { client, office, director } = await companyWithOffice()
    const typed = invitation(client, office)

    const refused = await as(director).send(membersCalls.createAndLinkUser, typed)
    const companies = await as(director).call(membersCalls.getServicesToFill, {})

    expect(refused.json().message).toContain('administrateur du client')
    expect(await ask(world.installer, 'select id from platform.user where mail = $1', [typed.mail])).toEqual([])
    expect(companies.flatMap(({ services }) => services).filter(({ beyondOwn }) => beyondOwn)).toMatchObject([
      { id: office },
    ])
  })

  test('what is lent to a manager lets him give nothing, and a helper from outside gives nothing either', async () => {
    const { client, office, director } = await companyWithOffice()
    const paul = await world.person({ in: client, companies: [0] })
    const sophie = await world.person({ in: client, admin: true })
    await ask(
      world.installer,
      `insert into platform.right_delegation (client_id, delegator_id, delegate_id, element_id, level, starts_at, ends_at, reason, created_by)
       values ($1, $2, $3, $4, 3, $5::timestamptz - interval '1 h', $5::timestamptz + interval '1 h', 'congés', $2)`,
      [client.id, sophie.userId, director.userId, world.catalogue.idOf(path), world.clock.now().toString()],
    )
    const camille = await world.person({ superAdmin: true })
    await help(world, camille, client)

    for (const giver of [director, camille])
      expect(await answerTo(giver, membersCalls.addUserToServices, into(client, paul.userId, office))).toEqual(beyond)
    expect(await answerTo(sophie, membersCalls.addUserToServices, into(client, paul.userId, office))).toBe(200)
  })
})

describe('the manager of a service', () => {
  test('is made and unmade by the admin, of a service that he belongs to', async () => {
    const { client, serres, station } = await group()
    const sophie = await world.person({ in: client, admin: true })
    const { userId } = await world.person({ in: client, companies: [0] })
    const appoint = (serviceId: string, role: 'manager' | 'none') =>
      as(sophie).call(membersCalls.changeUserRoleForService, { userId, serviceId, role })

    expect(await appoint(serres, 'manager')).toMatchObject([{ id: serres, manager: true }])
    expect(await appoint(serres, 'none')).toMatchObject([{ id: serres, manager: false }])
    await expect(appoint(station, 'manager')).rejects.toMatchObject({ status: 404 })
  })

  test('is made by the manager of the company among people whose services all lie in it', async () => {
    const { client, serres } = await group()
    const director = await world.person({ in: client, companies: [] })
    await promoteInCompany(world, director, client, 0)
    const chief = await world.person({ in: client, companies: [0] })
    await promote(world, chief)
    const [inside, across, everywhere, admin] = [
      await world.person({ in: client, companies: [0] }),
      await world.person({ in: client, companies: [0, 1] }),
      await world.person({ in: client, allCompanies: true, companies: [0] }),
      await world.person({ in: client, admin: true, companies: [0] }),
    ]
    const appoint = (who: TestPerson, { userId }: TestPerson, role = 'manager') =>
      statusOf(who, membersCalls.changeUserRoleForService, { userId, serviceId: serres, role })

    expect(await appoint(director, inside)).toBe(200)
    expect(await appoint(director, inside, 'none')).toBe(200)
    expect(await appoint(director, across)).toBe(403)
    expect(await appoint(director, everywhere)).toBe(403)
    expect(await appoint(director, admin)).toBe(403)
    expect(await appoint(chief, inside)).toBe(403)
    expect(await appoint(director, director)).toBe(404)
  })

  test('is made by nobody else', async () => {
    const { client, serres } = await group()
    const { userId } = await world.person({ in: client })
    const strangers = await strangersTo(world, client)
    const asked = { userId, serviceId: serres, role: 'manager' }
    expect(await statusesOf(strangers, membersCalls.changeUserRoleForService, asked)).toEqual(nobodyElse)
  })
})

describe('the manager of a company', () => {
  test('is made and unmade by the admin', async () => {
    const { client } = await group()
    const sophie = await world.person({ in: client, admin: true })
    const { userId } = await world.person({ in: client })
    const [serres, station] = client.companies.map(({ id }) => id) as [string, string]
    const appoint = (companyId: string, role: 'manager' | 'none') =>
      as(sophie).call(membersCalls.changeUserRoleForCompany, { userId, companyId, role })

    expect(await appoint(serres, 'manager')).toEqual({ companyIds: [serres] })
    expect((await appoint(station, 'manager')).companyIds.toSorted()).toEqual([serres, station].toSorted())
    expect(await appoint(serres, 'none')).toEqual({ companyIds: [station] })
  })

  test('is made by nobody else, of no foreign company, and by nobody of himself', async () => {
    const { client } = await group()
    const other = await group()
    const sophie = await world.person({ in: client, admin: true })
    const director = await world.person({ in: client })
    await promoteInCompany(world, director, client, 0)
    const { userId } = await world.person({ in: client })
    const companyId = client.companies[0]?.id
    const foreign = other.client.companies[0]?.id
    const strangers = { ...(await strangersTo(world, client)), 'a manager of the company': director }
    const asked = { userId, companyId, role: 'manager' }

    expect(await statusesOf(strangers, membersCalls.changeUserRoleForCompany, asked)).toEqual({
      ...nobodyElse,
      'a manager of the company': 403,
    })
    expect(await statusOf(sophie, membersCalls.changeUserRoleForCompany, { ...asked, companyId: foreign })).toBe(404)
    expect(await statusOf(sophie, membersCalls.changeUserRoleForCompany, { ...asked, userId: sophie.userId })).toBe(403)
  })
})
