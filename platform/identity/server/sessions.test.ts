import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { usersCalls } from '#platform/users/users.calls.ts'
import { identityCalls } from '../identity.calls.ts'
import { closeEndedSessionsJob } from '../identity.server.ts'
import { securityEventsOf, sessionRowOf, tokensOf } from '../testing/session-row.ts'

const world = useOwnWorld()

/** What somebody hears who only reads: `ok`, or the code of the refusal. */
async function hears(person: TestPerson, token = person.token) {
  const { statusCode, body } = await as({ ...person, token }).send(clientsCalls.getAvailableClients)
  return statusCode === 200 ? 'ok' : (JSON.parse(body).code as string)
}

/** The same session with a token of this moment, as a browser that renewed it holds. */
const renewed = async (person: TestPerson) => ({ ...person, token: (await tokensOf(world, person))('access', 1) })

const reasonOf = async (person: TestPerson) => (await sessionRowOf(world, person)).reason

async function works(person: TestPerson) {
  await as(await renewed(person)).call(usersCalls.setLanguage, { language: 'fr' })
  const now = world.clock.now().epochMilliseconds
  const isNoted = async () => expect((await sessionRowOf(world, person)).last_activity_at.getTime()).toBe(now)
  await eventually(isNoted)
}

type JobGround = Parameters<typeof closeEndedSessionsJob.run>[0]
const nobodyHears = { tell: () => undefined, close: () => undefined }
const closeEndedSessions = () =>
  closeEndedSessionsJob.run(
    { databases: world.databases, clock: world.clock, signals: nobodyHears } as unknown as JobGround,
    {},
  )

describe('a token', () => {
  test.each<[string, (token: string, of: { other: TestPerson; self: TestPerson }) => string]>([
    ['with another mac', token => token.replace(/.$/, end => (end === 'A' ? 'B' : 'A'))],
    ['cut in the middle', token => token.slice(0, token.length / 2)],
    ['with something behind', token => `${token}x`],
    ['of a later number', token => token.replace(/^(\w+\.[^.]+)\.1\./, '$1.2.')],
    ['with a longer life', token => token.replace(/\.(\d{10})\./, (_, seconds) => `.${Number(seconds) + 1}.`)],
    ['of another key', token => token.replace(/^\w+/, 'k000000')],
    ['that opens refreshing only', (_token, { self }) => self.refreshToken],
    [
      'of one session with the proof of another',
      (token, { other }) => token.replace(/^\w+\.[^.]+/, String(other.token).slice(0, 44)),
    ],
    ['of a session that never was', token => token.replace(/\.[^.]+/, '.0198a000-0000-7000-8000-000000000000')],
    ['that is a word', () => 'token'],
  ])('%s is refused, and ends nobody’s session', async (_what, forge) => {
    const [self, other] = [await world.person(), await world.person()]

    expect(await hears(self, forge(String(self.token), { self, other }))).toBe('TOKEN_EXPIRED')

    expect(await hears(self)).toBe('ok')
    expect(await hears(other)).toBe('ok')
  })

  test('lives ten minutes', async () => {
    const marie = await world.person()
    world.clock.advance({ minutes: 9, seconds: 59 })
    expect(await hears(marie)).toBe('ok')

    world.clock.advance({ seconds: 1 })

    expect(await hears(marie)).toBe('TOKEN_EXPIRED')
    expect(await reasonOf(marie)).toBeNull()
  })
})

describe('an account', () => {
  test('that is disabled is refused at its next request', async () => {
    const marie = await world.person()
    await ask(world.installer, 'update platform.user set active = false where id = $1', [marie.userId])

    const answer = await as(marie).send(clientsCalls.getAvailableClients)

    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'SESSION_REVOKED', reason: 'DISABLED' }])
  })

  test.each([
    ['ends', `ends_at = now() - interval '1 day'`],
    ['is taken back', 'active = false'],
  ])('whose membership %s works in that client no more', async (_what, set) => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, admin: true })
    const companies = () => as(marie).send(companiesCalls.getCompaniesOfClient, { clientId: serres.id })
    expect((await companies()).statusCode).toBe(200)

    await ask(world.installer, `update platform.client_user set ${set} where user_id = $1`, [marie.userId])

    expect((await companies()).json()).toMatchObject({ code: 'CLIENT_NOT_ALLOWED' })
    expect(await hears(marie)).toBe('ok')
  })

  test('works no more in a client that was closed', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, admin: true })
    await ask(world.installer, `update platform.client set status = 'inactive' where id = $1`, [serres.id])

    const answer = await as(marie).send(companiesCalls.getCompaniesOfClient, { clientId: serres.id })

    expect([answer.statusCode, answer.json().code]).toEqual([403, 'CLIENT_NOT_ALLOWED'])
  })
})

describe('a session', () => {
  test('in which one only reads ends after 46 minutes, as inactive', async () => {
    const marie = await world.person()
    for (let minute = 0; minute < 45; minute += 5) {
      world.clock.advance({ minutes: 5 })
      expect(await hears(await renewed(marie))).toBe('ok')
    }
    world.clock.advance({ seconds: 59 })
    expect(await hears(await renewed(marie))).toBe('ok')

    world.clock.advance({ seconds: 1 })

    expect(await hears(await renewed(marie))).toBe('SESSION_INACTIVE')
    expect(await reasonOf(marie)).toBe('INACTIVITY')
  })

  test('in which one writes goes on, until 12 hours after the sign-in', async () => {
    const marie = await world.person()
    for (let minutes = 40; minutes <= 720; minutes += 40) {
      await works(marie)
      world.clock.advance({ minutes: 40 })
      if (minutes < 720) expect(await hears(await renewed(marie))).toBe('ok')
    }

    expect(await hears(await renewed(marie))).toBe('SESSION_EXPIRED')
    expect(await reasonOf(marie)).toBe('EXPIRED')
  })

  test('that was left alone is closed by the job, with its true reason; a living one stays', async () => {
    const [idle, old] = [await world.person(), await world.person()]
    await ask(world.installer, `update platform.session set last_activity_at = absolute_end_at where user_id = $1`, [
      old.userId,
    ])
    world.clock.advance({ hours: 12 })
    const alive = await world.person()

    await closeEndedSessions()

    expect(await reasonOf(idle)).toBe('EXPIRED')
    expect(await reasonOf(old)).toBe('EXPIRED')
    expect(await reasonOf(alive)).toBeNull()

    world.clock.advance({ minutes: 46 })
    await closeEndedSessions()

    expect(await reasonOf(alive)).toBe('INACTIVITY')
    expect(await reasonOf(old)).toBe('EXPIRED')
  })
})

describe('signing out', () => {
  test('ends the session at once, with its cookie and what the browser kept', async () => {
    const marie = await world.person()

    const answer = await as(marie).send(identityCalls.logout, { connectionUid: marie.connectionUid })

    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(answer.headers['set-cookie']).toMatch(/^__Host-rt=; .*Expires=Thu, 01 Jan 1970/)
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(await hears(marie)).toBe('SESSION_EXPIRED')
    expect(await reasonOf(marie)).toBe('LOGOUT')
    expect(await securityEventsOf(world, marie.userId)).toEqual(['LOGOUT'])
  })

  test('is one’s own affair, and asks a session', async () => {
    const [marie, paul] = [await world.person(), await world.person()]

    const foreign = await as(marie).send(identityCalls.logout, { connectionUid: paul.connectionUid })
    const nobody = await as(visitor(world.app)).send(identityCalls.logout, { connectionUid: paul.connectionUid })

    expect([foreign.statusCode, nobody.statusCode]).toEqual([404, 401])
    expect([await hears(marie), await hears(paul)]).toEqual(['ok', 'ok'])
  })
})
