import { beforeAll, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import { identityCalls } from '../identity.calls.ts'
import { sessionsCalls } from '../sessions.calls.ts'
import { decide } from '../testing/decide.ts'
import { sessionMade } from '../testing/session-made.ts'
import { securityEventsOf, sessionRowOf, tokensOf } from '../testing/session-row.ts'
import { hashPassword } from './passwords.ts'

const world = useOwnWorld()
const password = 'une phrase assez longue'
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})

const seen = (by: TestPerson, userId: string) => as(by).send(sessionsCalls.getSessions, { userId })
const revoke = (by: TestPerson, { connectionUid }: TestPerson) =>
  as(by).send(sessionsCalls.revokeSession, { connectionUid })
const reasonOf = async (person: TestPerson) => (await sessionRowOf(world, person)).reason
const renewed = async (person: TestPerson) => ({ ...person, token: (await tokensOf(world, person))('access', 1) })
const after = (instant: Temporal.Instant, minutes: number) => instant.add({ minutes }).toString()

describe('the sessions of a person', () => {
  test('are told to himself: the live one, then how each former one ended, and the browsers', async () => {
    const marie = await world.person({ passwordHash })
    world.clock.advance({ minutes: 1 })
    const opened = world.clock.now()
    const { token, connectionUid } = (
      await as({ app: world.app, headers: { sessionmode: 'cookie', 'user-agent': 'Firefox' } }).send(
        identityCalls.login,
        { mail: marie.mail, password },
      )
    ).json()

    const { sessions, devices } = await as({ ...marie, token }).call(sessionsCalls.getSessions, {
      userId: marie.userId,
    })

    expect(sessions).toMatchObject([
      { connectionUid, endedAt: null, reason: null, address: '127.0.0.1', agent: 'Firefox', current: true },
      { connectionUid: marie.connectionUid, endedAt: opened.toString(), reason: 'REPLACED', current: false },
    ])
    expect(devices).toEqual([{ agent: 'Firefox', firstSeenAt: opened.toString(), lastSeenAt: opened.toString() }])
  })

  test('are no more than twenty that ended', async () => {
    let marie = await world.person()
    for (let session = 0; session < 23; session += 1) {
      world.clock.advance({ seconds: 1 })
      marie = await world.signIn(marie)
    }

    const { sessions } = (await seen(marie, marie.userId)).json()

    expect([sessions.length, sessions[0].current]).toEqual([21, true])
  })

  test('are told to the admin of a client of his and to a super admin, to nobody else', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres })
    const statusFor = async (person: TestPerson) => (await seen(person, marie.userId)).statusCode

    expect(await statusFor(await world.person({ in: serres, admin: true }))).toBe(200)
    expect(await statusFor(await world.person({ superAdmin: true }))).toBe(200)
    expect(await statusFor(await world.person({ in: serres }))).toBe(404)
    expect(await statusFor(await world.person({ in: bocage, admin: true }))).toBe(404)
    expect(await statusFor(await world.person({ superDev: true }))).toBe(404)
    expect((await as(visitor(world.app)).send(sessionsCalls.getSessions, { userId: marie.userId })).statusCode).toBe(
      401,
    )
  })

  test('of a super role are not an admin’s business, nor of who left the client', async () => {
    const serres = await world.client()
    const admin = await world.person({ in: serres, admin: true })
    const [root, gone] = [await world.person({ in: serres, superAdmin: true }), await world.person({ in: serres })]
    await ask(world.installer, 'update platform.client_user set active = false where user_id = $1', [gone.userId])

    expect((await seen(admin, root.userId)).statusCode).toBe(404)
    expect((await seen(admin, gone.userId)).statusCode).toBe(404)
  })
})

describe('an invitation that nobody has answered', () => {
  test('shows nothing of the sessions of who was invited, and ends none, until he comes', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres })
    const anne = await world.person({ in: bocage, admin: true })
    await ask(
      world.installer,
      `insert into platform.client_user (client_id, user_id, invited_as) values ($1, $2, '{"name": "Caron"}')`,
      [bocage.id, marie.userId],
    )
    const statuses = async () => [(await seen(anne, marie.userId)).statusCode, (await revoke(anne, marie)).statusCode]

    expect(await statuses()).toEqual([404, 404])
    await as(marie).call(menuCalls.setClient, { userId: marie.userId, clientId: bocage.id })
    expect(await statuses()).toEqual([200, 204])
  })
})

describe('ending a session', () => {
  test('of somebody of one’s client closes it at once, as an administrator’s act', async () => {
    const serres = await world.client()
    const [marie, admin] = [await world.person({ in: serres }), await world.person({ in: serres, admin: true })]

    expect((await revoke(admin, marie)).statusCode).toBe(204)

    const refused = await as(marie).send(clientsCalls.getAvailableClients)
    expect([refused.statusCode, refused.json()]).toMatchObject([401, { code: 'SESSION_REVOKED', reason: 'ADMIN' }])
    expect(await securityEventsOf(world, marie.userId)).toEqual(['SESSION_REVOKED'])
  })

  test('of oneself is a logout', async () => {
    const marie = await world.person()

    expect((await revoke(marie, marie)).statusCode).toBe(204)

    expect(await reasonOf(marie)).toBe('LOGOUT')
  })

  test('that is over already changes nothing: the first reason stays', async () => {
    const former = await world.person()
    const marie = await world.signIn(former)

    expect((await revoke(marie, former)).statusCode).toBe(204)

    expect(await reasonOf(former)).toBe('REPLACED')
  })

  test('is refused for a foreign one, exactly as for one that never was', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const [marie, paul, root] = [
      await world.person({ in: serres }),
      await world.person({ in: serres }),
      await world.person({ in: serres, superAdmin: true }),
    ]
    const [neighbour, reading, admin] = [
      await world.person({ in: bocage, admin: true }),
      await world.person({ in: serres, admin: true, readOnly: true }),
      await world.person({ in: serres, admin: true }),
    ]

    const refusals = [
      await revoke(paul, marie),
      await revoke(neighbour, marie),
      await revoke(reading, marie),
      await revoke(admin, root),
      await revoke(admin, { ...marie, connectionUid: crypto.randomUUID() }),
    ]

    expect(
      new Set(refusals.map(({ statusCode, body }) => `${statusCode} ${body.replace(/"requestId":"\w+"/, '')}`)).size,
    ).toBe(1)
    expect(refusals[0]?.statusCode).toBe(404)
    expect([await reasonOf(marie), await reasonOf(root)]).toEqual([null, null])
  })

  test('asks a recent proof', async () => {
    const marie = await world.person()
    world.clock.advance({ minutes: 5 })

    const refused = await revoke(marie, marie)

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'REAUTH_REQUIRED'])
    expect((await as(visitor(world.app)).send(sessionsCalls.revokeSession, marie)).statusCode).toBe(401)
  })
})

describe('the end of a session', () => {
  test('is told without moving it', async () => {
    const marie = await world.person()
    const opened = world.clock.now()
    world.clock.advance({ minutes: 7 })

    const asked = () => as(marie).call(sessionsCalls.getSessionEnds, {})

    expect(await asked()).toEqual({ idleEndsAt: after(opened, 45), absoluteEndsAt: after(opened, 720) })
    expect(await asked()).toMatchObject({ idleEndsAt: after(opened, 45) })
    expect((await as(visitor(world.app)).send(sessionsCalls.getSessionEnds)).statusCode).toBe(401)
  })

  test('is put off by activity, at most once a minute', async () => {
    const marie = await world.person()
    const opened = world.clock.now()
    const active = async () => (await as(marie).call(sessionsCalls.noteActivity, {})).idleEndsAt

    world.clock.advance({ seconds: 59 })
    expect(await active()).toBe(after(opened, 45))
    world.clock.advance({ seconds: 1 })
    expect(await active()).toBe(after(opened, 46))
    world.clock.advance({ seconds: 59 })
    expect(await active()).toBe(after(opened, 46))
    expect((await as(visitor(world.app)).send(sessionsCalls.noteActivity)).statusCode).toBe(401)
  })

  test('is never put off by what a page does by itself', async () => {
    const marie = await world.person()
    world.clock.advance({ minutes: 5 })

    await as(marie).call(identityCalls.socketTicket, {})
    await as(marie).call(sessionsCalls.getSessionEnds, {})
    await as(marie).call(clientsCalls.getAvailableClients, {})

    const moved = world.clock.now().epochMilliseconds - (await sessionRowOf(world, marie)).last_activity_at.getTime()
    expect(moved).toBe(5 * 60_000)
  })

  test('comes as many hours after the sign-in as was decided for the installation', async () => {
    const { mail } = await world.person({ passwordHash })
    await decide(world, 'sessionHours', 4)
    const opened = world.clock.now()

    const { token } = sessionMade(await as(visitor(world.app)).call(identityCalls.login, { mail, password }))

    const ends = await as({ app: world.app, token }).call(sessionsCalls.getSessionEnds, {})
    expect(ends.absoluteEndsAt).toBe(after(opened, 240))
    await decide(world, 'sessionHours', 12)
  })

  test('after twelve hours of activity comes all the same', async () => {
    const marie = await world.person()
    for (let minutes = 0; minutes < 720; minutes += 30) {
      await as(await renewed(marie)).call(sessionsCalls.noteActivity, {})
      world.clock.advance({ minutes: 30 })
    }

    const refused = await as(await renewed(marie)).send(sessionsCalls.noteActivity)

    expect([refused.statusCode, refused.json().code]).toEqual([401, 'SESSION_EXPIRED'])
  })
})

describe('a page that has seen nobody for 45 minutes', () => {
  const leave = (person: TestPerson, of = person) =>
    as(person).send(sessionsCalls.logInactivityLogout, { userId: of.userId, connectionUid: of.connectionUid })

  test('ends its session, and the browser forgets it', async () => {
    const marie = await world.person()
    world.clock.advance({ minutes: 45 })

    const answer = await leave(await renewed(marie))

    expect([answer.statusCode, answer.json().ended]).toEqual([200, true])
    expect(answer.headers['set-cookie']).toMatch(/^__Host-rt=; /)
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(await reasonOf(marie)).toBe('INACTIVITY')
  })

  test('is told to go on when another tab was active less than 44 minutes ago', async () => {
    const marie = await world.person()
    world.clock.advance({ minutes: 2 })
    await as(marie).call(sessionsCalls.noteActivity, {})
    const active = world.clock.now()
    world.clock.advance({ minutes: 43, seconds: 59 })

    const answer = await leave(await renewed(marie))

    expect(answer.json()).toMatchObject({ ended: false, idleEndsAt: after(active, 45) })
    expect(await reasonOf(marie)).toBeNull()
  })

  test('speaks of its own session alone', async () => {
    const [marie, paul] = [await world.person(), await world.person()]
    world.clock.advance({ minutes: 45 })

    const { userId, connectionUid } = paul
    const foreign = await as(await renewed(marie)).send(sessionsCalls.logInactivityLogout, { userId, connectionUid })
    expect(foreign.statusCode).toBe(404)
    expect((await leave(await renewed(marie), { ...marie, connectionUid: paul.connectionUid })).statusCode).toBe(404)
    expect([await reasonOf(marie), await reasonOf(paul)]).toEqual([null, null])
  })
})
