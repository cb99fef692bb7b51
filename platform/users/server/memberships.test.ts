import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { lockRights } from '#platform/rights/rights.server.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { membersCalls } from '../members.calls.ts'
import { usersCalls } from '../users.calls.ts'
import { anyMail, help, invite, promoteInCompany, servicesOf, strangersTo } from '../testing/people.ts'

const world = useOwnWorld()

const edit = (who: TestPerson, { userId }: { userId: string }, changed: object) =>
  as(who).send(membersCalls.editMembership, { userId, ...changed })
const remove = (who: TestPerson, { userId }: { userId: string }, more: object = {}) =>
  as(who).send(membersCalls.deleteUser, { id: userId, ...more })
const accountOf = async ({ userId }: { userId: string }) =>
  (
    await ask<{ active: boolean; disabled_because: string | null }>(
      world.installer,
      'select active, disabled_because from platform.user where id = $1',
      [userId],
    )
  )[0]
const asksStill = async (person: TestPerson) => (await as(person).send(clientsCalls.getAvailableClients)).statusCode
const join = ({ userId }: TestPerson, client: TestClient, admin = false) =>
  ask(world.installer, 'insert into platform.client_user (client_id, user_id, admin) values ($1, $2, $3)', [
    client.id,
    userId,
    admin,
  ])

/** An admin does something while somebody else, who has the client's rights in hand, takes his role. */
async function whileHeIsDemoted(client: TestClient, act: (by: TestPerson) => Promise<{ statusCode: number }>) {
  const anne = await world.person({ in: client, admin: true })
  let answer: ReturnType<typeof act> | undefined
  await world.databases.transaction('auth', { readOnly: false }, async (db: PlatformDb) => {
    await lockRights(db, client.id)
    await db.updateTable('platform.client_user').set({ admin: false }).where('userId', '=', anne.userId).execute()
    answer = act(anne)
    await expect.poll(waitingForRights).toBe(1)
  })
  return (await answer)?.statusCode
}

const waitingForRights = async () => {
  const rows = await ask(
    world.installer,
    `select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
      where l.locktype = 'advisory' and not l.granted`,
  )
  return rows.length
}

describe('a membership', () => {
  test('is edited by the admin, what he leaves out stays, and it is written down', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const paul = await world.person({ in: serres })
    const endsAt = world.clock.now().add({ hours: 48 }).toString()

    const first = await edit(sophie, paul, { allCompanies: true, readOnly: true })
    const second = await edit(sophie, paul, { admin: true, endsAt })
    const third = await edit(sophie, paul, { endsAt: null })

    expect(first.json()).toEqual({ admin: false, allCompanies: true, readOnly: true, endsAt: null })
    expect(second.json()).toEqual({ admin: true, allCompanies: true, readOnly: true, endsAt })
    expect(third.json()).toMatchObject({ admin: true, endsAt: null })
    const events = await ask<{ detail: object }>(
      world.installer,
      `select detail from platform.security_event where user_id = $1 and client_id = $2 and kind = 'ROLE_CHANGED' order by id`,
      [paul.userId, serres.id],
    )
    expect(events).toHaveLength(3)
    expect(events[1]?.detail).toMatchObject({ what: 'membership', by: sophie.userId, admin: true })
  })

  test('that is read-only refuses the very next write', async () => {
    const serres = await world.client()
    const [sophie, other] = [
      await world.person({ in: serres, admin: true }),
      await world.person({ in: serres, admin: true }),
    ]
    const paul = await world.person({ in: serres })
    expect((await edit(other, paul, { allCompanies: true })).statusCode).toBe(200)

    await edit(sophie, other, { readOnly: true })

    expect((await edit(other, paul, { allCompanies: false })).statusCode).toBe(403)
  })

  test('of the last admin stays: whoever would be left has no end, may write and has come', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const passing = await world.person({ in: serres, admin: true })
    await edit(sophie, passing, { endsAt: world.clock.now().add({ hours: 1 }).toString() })
    await world.person({ in: serres, admin: true, readOnly: true })
    const { id } = await invite(sophie)
    await edit(sophie, { userId: id }, { admin: true })

    const refusals = [
      await edit(passing, sophie, { admin: false }),
      await edit(passing, sophie, { readOnly: true }),
      await edit(passing, sophie, { endsAt: world.clock.now().add({ hours: 1 }).toString() }),
      await remove(passing, sophie),
    ]

    expect(refusals.map(answer => [answer.statusCode, answer.json().code])).toEqual(Array(4).fill([400, 'LAST_ADMIN']))
    await world.person({ in: serres, admin: true })
    expect((await edit(passing, sophie, { admin: false })).statusCode).toBe(200)
  })

  test('of two admins who take each other’s role at once keeps one of them', async () => {
    const serres = await world.client()
    const [sophie, anne] = [
      await world.person({ in: serres, admin: true }),
      await world.person({ in: serres, admin: true }),
    ]

    await Promise.all([edit(sophie, anne, { admin: false }), edit(anne, sophie, { admin: false })])

    const admins = await ask(world.installer, 'select from platform.client_user where client_id = $1 and admin', [
      serres.id,
    ])
    expect(admins).toHaveLength(1)
  })

  test('is edited no more by an admin who loses his role meanwhile, nor does he remove or invite anybody', async () => {
    const serres = await world.client()
    const paul = await world.person({ in: serres })
    const newcomer = anyMail()
    const acts = [
      (by: TestPerson) => edit(by, paul, { allCompanies: true }),
      (by: TestPerson) => remove(by, paul),
      (by: TestPerson) =>
        as(by).send(membersCalls.createAndLinkUser, {
          firstname: 'Léa',
          name: 'Roy',
          mail: newcomer,
          jobtitle: null,
          clientId: serres.id,
          serviceIds: [],
        }),
    ]
    const statuses = []
    for (const act of acts) statuses.push(await whileHeIsDemoted(serres, act))

    expect(statuses).toEqual([403, 403, 403])
    const [left] = await ask(
      world.installer,
      `select active, all_companies, (select count(*)::int from platform.user where mail = $2) as newcomers
         from platform.client_user where user_id = $1`,
      [paul.userId, newcomer],
    )
    expect(left).toEqual({ active: true, all_companies: false, newcomers: 0 })
  })

  test('ends in the future', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const paul = await world.person({ in: serres })
    const answer = await edit(sophie, paul, { endsAt: world.clock.now().toString() })
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, 'endsAt'])
  })

  test('is edited by nobody else, and by nobody of himself', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const sophie = await world.person({ in: serres, admin: true })
    const director = await world.person({ in: serres })
    await promoteInCompany(world, director, serres)
    const paul = await world.person({ in: serres })
    const neighbour = await world.person({ in: bocage })
    const people = { ...(await strangersTo(world, serres)), 'a manager of the company': director }
    const edited: Record<string, number> = {}
    const removed: Record<string, number> = {}
    for (const [who, person] of Object.entries(people)) {
      edited[who] = (
        await as(person).send(membersCalls.editMembership, { userId: paul.userId, admin: true })
      ).statusCode
      removed[who] = (await as(person).send(membersCalls.deleteUser, { id: paul.userId })).statusCode
    }
    const refused = {
      'a member without a role': 403,
      'an admin who only reads': 403,
      'a super developer': 403,
      'the admin of another client': 404,
      'the admin of another client in the name of this one': 403,
      nobody: 401,
      'a manager of the company': 403,
    }

    expect(edited).toEqual(refused)
    expect(removed).toEqual(refused)
    expect((await edit(sophie, sophie, { readOnly: false })).statusCode).toBe(403)
    expect((await remove(sophie, sophie)).statusCode).toBe(403)
    expect((await edit(sophie, neighbour, { admin: true })).statusCode).toBe(404)
    expect((await remove(sophie, neighbour)).statusCode).toBe(404)
    expect((await remove(sophie, paul, { clientId: bocage.id })).statusCode).toBe(404)
  })
})

describe('who leaves', () => {
  test('a client keeps the others, and nothing of what he held there', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const sophie = await world.person({ in: serres, admin: true })
    const carla = await world.person({ in: serres, rights: { 'rh/gestion_du_personnel/salaries': 2 } })
    await promoteInCompany(world, carla, serres)
    await join(carla, bocage)

    expect((await remove(sophie, carla)).statusCode).toBe(204)

    expect(await accountOf(carla)).toEqual({ active: true, disabled_because: null })
    const elsewhere = { ...carla, clientId: bocage.id }
    expect(await asksStill(elsewhere)).toBe(200)
    expect((await as(carla).send(usersCalls.getOwnWorkplaces)).json().code).toBe('CLIENT_NOT_ALLOWED')
    expect(await as(sophie).call(membersCalls.getMember, { userId: carla.userId })).toMatchObject({
      state: 'ended',
      services: [],
      roles: [],
      can: { place: false, administer: false },
    })
  })

  test('his last client is signed out at once, and his account is closed', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const paul = await world.person({ in: serres })

    await remove(sophie, paul)

    expect(await accountOf(paul)).toEqual({ active: false, disabled_because: 'last-client' })
    const answer = await as(paul).send(clientsCalls.getAvailableClients)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'SESSION_REVOKED'])
  })

  test('no client but an invitation that is taken back keeps his account and his session', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const paul = await world.person({})
    await invite(sophie, { mail: paul.mail })

    expect((await remove(sophie, paul)).statusCode).toBe(204)

    expect([await accountOf(paul), await asksStill(paul)]).toEqual([{ active: true, disabled_because: null }, 200])
  })

  test('his last client and bears a super role keeps his account', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const dorian = await world.person({ in: serres, superDev: true })

    await remove(sophie, dorian)

    expect(await accountOf(dorian)).toMatchObject({ active: true })
  })
})

test('who entered a client to help puts people into services, and leaves memberships to its admin', async () => {
  const serres = await world.client()
  const paul = await world.person({ in: serres, companies: [] })
  const [service] = await servicesOf(world, serres)
  const camille = await world.person({ superAdmin: true })
  await help(world, camille, serres)
  const helping = { ...camille, clientId: serres.id }
  const inClient = { clientId: serres.id }

  const promotion = await edit(helping, paul, { admin: true })

  expect([promotion.statusCode, promotion.json().code]).toEqual([409, 'SUPPORT_NOT_ALLOWED'])
  expect((await remove(helping, paul, inClient)).statusCode).toBe(403)
  const placed = { ...inClient, userId: paul.userId, serviceIds: [service?.id] }
  expect((await as(helping).send(membersCalls.addUserToServices, placed)).statusCode).toBe(200)
})

describe('a super admin', () => {
  test('changes no membership from outside, whether or not he has entered elsewhere to help', async () => {
    const serres = await world.client()
    await world.person({ in: serres, admin: true })
    const paul = await world.person({ in: serres })
    const camille = await world.person({ superAdmin: true })
    const named = { clientId: serres.id }
    const refusals = async () => {
      const sent = [
        await edit(camille, paul, { ...named, admin: true }),
        await remove(camille, paul, named),
        await as(camille).send(membersCalls.changeUserRoleForCompany, {
          ...named,
          userId: paul.userId,
          companyId: serres.companies[0]?.id,
          role: 'manager',
        }),
      ]
      return sent.map(({ statusCode, body }) => [statusCode, body && JSON.parse(body).code])
    }

    expect(await refusals()).toEqual(Array(3).fill([409, 'SUPPORT_NEEDED']))
    await help(world, camille, serres)
    expect(await refusals()).toEqual([
      [409, 'SUPPORT_NOT_ALLOWED'],
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
    ])
    await ask(world.installer, `update platform.client set support_access = 'none' where id = $1`, [serres.id])
    expect(await refusals()).toEqual(Array(3).fill([409, 'SUPPORT_CLOSED']))
  })

  test('who entered a client to help closes no account from there', async () => {
    const serres = await world.client()
    const paul = await world.person({ in: serres })
    const camille = await world.person({ superAdmin: true })
    await help(world, camille, serres)

    const refused = await remove({ ...camille, clientId: serres.id }, paul)

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'SUPPORT_NOT_ALLOWED'])
    expect(await accountOf(paul)).toEqual({ active: true, disabled_because: null })
  })
})
