import { describe, expect, test } from 'vitest'
import { reads, role } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { rememberRights } from './remembered-rights.ts'

const staff = 'rh/gestion_du_personnel/salaries'
const sites = 'rh/gestion_du_personnel/sites'

const trial = calls('trial/plots', {
  openStaff: { method: 'GET', path: 'trial/openStaff', access: reads(staff), answer: nothing },
  manageCompany: { method: 'GET', path: 'trial/manageCompany', access: role('managerOfCompany'), answer: nothing },
  manageService: { method: 'GET', path: 'trial/manageService', access: role('managerOfService'), answer: nothing },
  administer: { method: 'GET', path: 'trial/administer', access: role('adminOfClient'), answer: nothing },
})
const done = async () => undefined
const world = useOwnWorld([
  platformAnswers(trial, { openStaff: done, manageCompany: done, manageService: done, administer: done }),
])

const opens = async (person: TestPerson) => (await as(person).send(trial.openStaff)).statusCode === 204

/** Writes past every wall, as a screen of administration will. */
const write = (statement: string, values: unknown[]) => ask(world.installer, statement, values)
const elementId = () => world.catalogue.idOf(staff)

const giveService = (serres: TestClient, level: number) =>
  write(
    `insert into platform.service_right (client_id, service_id, element_id, level)
     select client_id, id, $2, $3 from platform.service where client_id = $1
     on conflict (client_id, service_id, element_id) do update set level = excluded.level`,
    [serres.id, elementId(), level],
  )

const lend = (from: TestPerson, to: TestPerson, level: number, starts: Temporal.Instant, ends: Temporal.Instant) =>
  write(
    `insert into platform.right_delegation (client_id, delegator_id, delegate_id, element_id, level, starts_at, ends_at, reason, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, 'congés', $2)`,
    [from.clientId, from.userId, to.userId, elementId(), level, starts.toString(), ends.toString()],
  )

const versionOf = async (client: TestClient) =>
  (
    await ask<{ version: string }>(
      world.installer,
      'select rights_version as version from platform.client where id = $1',
      [client.id],
    )
  )[0]?.version

describe('a right that is given or withdrawn', () => {
  test('counts at the very next request', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres })
    const seen = [await opens(marie)]

    for (const level of [1, 0, 2, 0]) {
      await giveService(serres, level)
      seen.push(await opens(marie))
    }

    expect(seen).toEqual([false, true, false, true, false])
  })

  test.each<[string, string]>([
    ['of the client’s ceiling', 'update platform.client_right set ceiling = 0 where client_id = $1'],
    [
      'of a company’s ceiling',
      `insert into platform.company_right (client_id, element_id, company_id, ceiling)
       select k.client_id, e.id, k.id, 0 from platform.company k, platform.element e where k.client_id = $1`,
    ],
    ['of a service’s level', 'delete from platform.service_right where client_id = $1'],
    [
      'of a person’s ceiling',
      'insert into platform.user_right (client_id, user_id, element_id, ceiling) select client_id, user_id, (select id from platform.element where path = $2), 0 from platform.client_user where client_id = $1',
    ],
    ['of who belongs to the service', 'delete from platform.service_user where client_id = $1'],
  ])('%s is taken from who had it, at once, in that client alone', async (_what, statement) => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const [marie, paul] = [await world.person({ in: serres }), await world.person({ in: bocage })]
    for (const client of [serres, bocage]) await giveService(client, 2)
    expect([await opens(marie), await opens(paul)]).toEqual([true, true])
    const versionOfNeighbour = await versionOf(bocage)

    await write(statement, statement.includes('$2') ? [serres.id, staff] : [serres.id])

    expect([await opens(marie), await opens(paul)]).toEqual([false, true])
    expect(await versionOf(bocage)).toBe(versionOfNeighbour)
  })

  test.each([
    ['somebody becomes an admin', 'update platform.client_user set admin = true where client_id = $1'],
    ['somebody may only read', 'update platform.client_user set read_only = true where client_id = $1'],
    ['somebody works everywhere', 'update platform.client_user set all_companies = true where client_id = $1'],
    ['a membership ends', 'update platform.client_user set ends_at = now() where client_id = $1'],
    ['the client may only read', 'update platform.client set read_only = true where id = $1'],
    ['a company is archived', 'update platform.company set archived_at = now() where client_id = $1'],
    ['a service is archived', 'update platform.service set archived_at = now() where client_id = $1'],
    [
      'an account is disabled',
      'update platform.user set active = false where id in (select user_id from platform.client_user where client_id = $1)',
    ],
    ['an element of the tree changes', 'update platform.element set position = position where $1::uuid is not null'],
  ])('what processes remember is out of date when %s', async (_what, statement) => {
    const serres = await world.client()
    await world.person({ in: serres })
    const before = await versionOf(serres)

    await write(statement, [serres.id])

    expect(Number(await versionOf(serres))).toBeGreaterThan(Number(before))
  })

  test('is not what the last visit of a member changes', async () => {
    const serres = await world.client()
    await world.person({ in: serres })
    const before = await versionOf(serres)

    await write('update platform.client_user set last_seen_at = now() where client_id = $1', [serres.id])

    expect(await versionOf(serres)).toBe(before)
  })
})

describe('a right that is lent', () => {
  test('counts from its start to its end, by the clock alone', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [staff]: 3 } })
    const paul = await world.person({ in: serres })
    const now = world.clock.now()
    await lend(marie, paul, 2, now.add({ minutes: 2 }), now.add({ minutes: 6 }))
    const seen: boolean[] = []

    for (let minute = 0; minute < 8; minute += 1) {
      seen.push(await opens(paul))
      world.clock.advance({ minutes: 1 })
    }

    expect(seen).toEqual([false, false, true, true, true, true, false, false])
  })

  test('ends with what its lender holds, with his membership, and when it is taken back', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [staff]: 3 } })
    const paul = await world.person({ in: serres })
    const now = world.clock.now()
    await lend(marie, paul, 2, now.subtract({ hours: 1 }), now.add({ hours: 8 }))
    const seen = [await opens(paul)]
    const change = async (statement: string, values: unknown[]) => {
      await write(statement, values)
      seen.push(await opens(paul))
    }

    await change('update platform.user_right set level = 0 where user_id = $1', [marie.userId])
    await change('update platform.user_right set level = 1 where user_id = $1', [marie.userId])
    await change('update platform.client_user set ends_at = $2 where user_id = $1', [
      marie.userId,
      now.add({ minutes: 5 }).toString(),
    ])
    world.clock.advance({ minutes: 5 })
    seen.push(await opens(paul))
    await change('update platform.client_user set ends_at = null where user_id = $1', [marie.userId])
    await change('update platform.right_delegation set revoked_at = $2 where delegate_id = $1', [
      paul.userId,
      world.clock.now().toString(),
    ])

    expect(seen).toEqual([true, false, true, true, false, true, false])
  })

  test('is not lent further', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [staff]: 3 } })
    const [paul, ines] = [await world.person({ in: serres }), await world.person({ in: serres })]
    const [from, to] = [world.clock.now().subtract({ hours: 1 }), world.clock.now().add({ hours: 1 })]

    await lend(marie, paul, 3, from, to)
    await lend(paul, ines, 3, from, to)

    expect([await opens(paul), await opens(ines)]).toEqual([true, false])
  })
})

describe('what is remembered', () => {
  test('is remembered by person and client, whatever their versions', async () => {
    const rights = rememberRights(world.databases, world.catalogue, world.clock)
    const [serres, bocage] = [await world.client(), await world.client()]
    const [marie, paul] = [
      await world.person({ in: serres, rights: { [staff]: 3 } }),
      await world.person({ in: bocage, rights: { [staff]: 1 } }),
    ]
    const levelOf = async (person: TestPerson, client: TestClient) =>
      (await rights.levels({ userId: person.userId, clientId: client.id, rightsVersion: 7 } as Caller, [staff])).get(
        staff,
      )

    const levels = [
      await levelOf(marie, serres),
      await levelOf(paul, serres),
      await levelOf(marie, bocage),
      await levelOf(paul, bocage),
      await levelOf(marie, serres),
    ]

    expect(levels).toEqual([3, 0, 0, 1, 3])
  })

  test('answers alike when asked one by one, all at once, and by company', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const chef = await world.person({ in: group, rights: { [staff]: 2, [sites]: 1 }, companies: [1] })
    const caller = { userId: chef.userId, clientId: group.id, rightsVersion: 1 } as Caller
    const [oneByOne, atOnce] = [1, 2].map(() => rememberRights(world.databases, world.catalogue, world.clock))

    const asked = await oneByOne?.levels(caller, [staff])
    const all = await atOnce?.allLevels(caller)
    const perimeter = await atOnce?.perimeter(caller, staff)

    expect([asked?.get(staff), all?.get(staff), all?.get(sites), all?.get('rh')]).toEqual([2, 2, 1, undefined])
    expect(perimeter).toEqual({ everywhere: 2, byCompany: new Map([[group.companies[1]?.id, 2]]) })
  })

  test('is nothing without a client, or on an element that nobody declared', async () => {
    const rights = rememberRights(world.databases, world.catalogue, world.clock)
    const admin = await world.person({ in: await world.client(), admin: true })
    const caller = { userId: admin.userId, clientId: admin.clientId, rightsVersion: 1 } as Caller
    const none = { everywhere: 0, byCompany: new Map() }

    expect((await rights.levels({ ...caller, clientId: undefined }, [staff])).size).toBe(0)
    expect(await rights.perimeter({ ...caller, clientId: undefined }, staff)).toEqual(none)
    expect(await rights.perimeter(caller, 'rh/nowhere')).toEqual(none)
  })
})

describe('a role', () => {
  test.each([
    [
      'manages a company',
      'insert into platform.company_manager (client_id, company_id, user_id) select $1, id, $2 from platform.company where client_id = $1',
      trial.manageCompany,
    ],
    [
      'manages a service',
      'update platform.service_user set manager = true where client_id = $1 and user_id = $2',
      trial.manageService,
    ],
    [
      'administers the client',
      'update platform.client_user set admin = true where client_id = $1 and user_id = $2',
      trial.administer,
    ],
  ])('of who %s is his at the next request, and opens nothing else', async (_what, statement, opened) => {
    const serres = await world.client()
    const marie = await world.person({ in: serres })
    const statusOf = async () =>
      Promise.all(
        [trial.manageCompany, trial.manageService, trial.administer].map(async call => [
          call === opened,
          (await as(marie).send(call)).statusCode,
        ]),
      )
    expect((await statusOf()).map(([, status]) => status)).toEqual([403, 403, 403])

    await write(statement, [serres.id, marie.userId])

    for (const [isOpened, status] of await statusOf()) expect(status).toBe(isOpened ? 204 : 403)
  })
})
