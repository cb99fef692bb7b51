import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sockets } from '#kernel/server/sockets.ts'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'
import { type TestHouse, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { identityCalls } from '../identity.calls.ts'
import { closeEndedSessionsJob, endSessions, endSessionsExcept } from '../identity.server.ts'
import { sessionsCalls } from '../sessions.calls.ts'
import { openSocket } from '../testing/open-socket.ts'
import { securityEventsOf, sessionRowOf, tokensOf } from '../testing/session-row.ts'
import { hashPassword } from './passwords.ts'

const world = useOwnWorld()
const password = 'une phrase assez longue'
let passwordHash: string
let another: Awaited<ReturnType<TestHouse['openAnother']>>
let sockets: Sockets
/** Of the first process, and of a second one on the same database. */
let addresses: [string, string]
beforeAll(async () => {
  passwordHash = await hashPassword(password)
  another = await world.openAnother()
  sockets = world.openSockets([])
  another.openSockets([])
  const anywhere = { port: 0, host: '127.0.0.1' }
  addresses = [await world.app.listen(anywhere), await another.app.listen(anywhere)]
})
afterAll(() => another.close())

const onBoth = (person: TestPerson) => Promise.all(addresses.map(address => openSocket(address, person)))
const signIn = ({ mail }: TestPerson) => as({ app: world.app }).call(identityCalls.login, { mail, password })
const hears = async (person: TestPerson) =>
  Promise.all(
    [world.app, another.app].map(async app => {
      const { statusCode, body } = await as({ ...person, app }).send(clientsCalls.getAvailableClients)
      return statusCode === 200 ? 'ok' : JSON.parse(body).code
    }),
  )
const ground = () => ({ databases: world.databases, clock: world.clock, signals: sockets })
type JobGround = Parameters<typeof closeEndedSessionsJob.run>[0]

describe('a session that ends', () => {
  test('because its person signs in elsewhere tells its tabs so, on every process, and closes them', async () => {
    const marie = await world.person({ passwordHash })
    const tabs = await onBoth(marie)

    await signIn(marie)

    const told = ['LOGOUT_OUTDATED_USER_SESSION', { connectionUid: marie.connectionUid }]
    expect(await Promise.all(tabs.map(tab => tab.told()))).toEqual([[told], [told]])
    expect(await hears(marie)).toEqual(['SESSION_REPLACED', 'SESSION_REPLACED'])
    expect(await securityEventsOf(world, marie.userId)).toEqual(['LOGOUT', 'LOGIN'])
  })

  test('by its own logout closes its tabs without a word', async () => {
    const marie = await world.person()
    const tabs = await onBoth(marie)

    await as(marie).call(identityCalls.logout, { connectionUid: marie.connectionUid })

    expect(await Promise.all(tabs.map(tab => tab.told()))).toEqual([[], []])
    expect(await hears(marie)).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED'])
  })

  test('because of a stolen token tells its tabs, and its person by mail', async () => {
    const marie = await world.person()
    const tokenOf = await tokensOf(world, marie)
    const tabs = await onBoth(marie)

    await as({ app: another.app }).send(identityCalls.refreshToken, {
      refreshToken: tokenOf('refresh', 2),
      userId: marie.userId,
    })

    const told = ['SESSION_REVOKED', { reason: 'REUSE' }]
    expect(await Promise.all(tabs.map(tab => tab.told()))).toEqual([[told], [told]])
    const mails = await ask<{ payload: Record<string, string> }>(
      world.installer,
      `select payload from platform.identity_outbox where payload->>'userId' = $1`,
      [marie.userId],
    )
    expect(mails.map(({ payload }) => payload.kind)).toEqual(['refreshReuse'])
  })

  test.each([
    ['was left alone', { minutes: 46 }, '', 'INACTIVITY'],
    ['is as old as one may be', { hours: 12 }, 'last_activity_at = absolute_end_at,', 'EXPIRED'],
  ])('because it %s is closed by the job, and its tabs are told', async (_why, span, set, reason) => {
    const marie = await world.person()
    const tabs = await onBoth(marie)
    await ask(world.installer, `update platform.session set ${set} seen_seq = 1 where user_id = $1`, [marie.userId])
    world.clock.advance(span)

    await closeEndedSessionsJob.run(ground() as unknown as JobGround, {})

    expect(await Promise.all(tabs.map(tab => tab.told()))).toEqual(Array(2).fill([['SESSION_REVOKED', { reason }]]))
    expect((await sessionRowOf(world, marie)).reason).toBe(reason)
    expect(await securityEventsOf(world, marie.userId)).toEqual(['LOGOUT'])
  })

  test('because its account was disabled is closed by the first request of it, for good', async () => {
    const marie = await world.person()
    await ask(world.installer, 'update platform.user set active = false where id = $1', [marie.userId])

    expect(await hears(marie)).toEqual(['SESSION_REVOKED', 'SESSION_REVOKED'])

    expect((await sessionRowOf(world, marie)).reason).toBe('DISABLED')
    expect(await securityEventsOf(world, marie.userId)).toEqual(['SESSION_REVOKED'])
  })
})

describe('ending sessions', () => {
  const inIdentity = (
    work: Parameters<typeof endSessions>[0] extends infer Db ? (db: Db) => Promise<unknown> : never,
  ) => world.databases.transaction('auth', { readOnly: false }, work as never)

  test('of a person may spare the one in which he changes something', async () => {
    const [marie, paul] = [await world.person(), await world.person()]
    const { id } = await sessionRowOf(world, marie)
    const after: (() => void)[] = []
    const given = { clock: world.clock, signals: sockets, afterCommit: (work: () => void) => void after.push(work) }

    await inIdentity(db => endSessions(db, given, { userId: marie.userId, butSession: id }, 'PASSWORD'))
    expect(await hears(marie)).toEqual(['ok', 'ok'])

    await inIdentity(db => endSessions(db, given, { userId: marie.userId }, 'PASSWORD'))
    for (const work of after) work()
    expect(await hears(marie)).toEqual(['SESSION_REVOKED', 'SESSION_REVOKED'])
    expect(await hears(paul)).toEqual(['ok', 'ok'])
  })

  test('of everybody spares who is kept, and super roles', async () => {
    const people = [await world.person(), await world.person(), await world.person({ superDev: true })]
    const [marie, kept] = people as [TestPerson, TestPerson]
    const tab = await openSocket(addresses[1], marie)
    const told: string[] = []

    await endSessionsExcept(ground(), [kept.userId], 'MAINTENANCE', sessionId => told.push(sessionId))

    expect(await Promise.all(people.map(async person => (await sessionRowOf(world, person)).reason))).toEqual([
      'MAINTENANCE',
      null,
      null,
    ])
    expect(told).toContain((await sessionRowOf(world, marie)).id)
    expect(await tab.told()).toEqual([['SESSION_REVOKED', { reason: 'MAINTENANCE' }]])
  })

  test('by an administrator holds on the second process at once', async () => {
    const serres = await world.client()
    const [marie, admin] = [await world.person({ in: serres }), await world.person({ in: serres, admin: true })]

    await as({ ...admin, app: another.app }).call(sessionsCalls.revokeSession, { connectionUid: marie.connectionUid })

    expect(await hears(marie)).toEqual(['SESSION_REVOKED', 'SESSION_REVOKED'])
  })
})
