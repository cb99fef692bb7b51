import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Clock, settableClock } from '#kernel/server/clock.ts'
import { as, someAddress } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type TestHouse, useOwnWorld } from '#platform/testing/world.ts'
import { identityCalls } from '../identity.calls.ts'
import { forgetOldProofsJob } from '../identity.server.ts'
import { passwordsCalls } from '../passwords.calls.ts'
import { setCredential } from '../testing/credential.ts'
import { securityEventsOf } from '../testing/session-row.ts'
import { type Counter, countAttempt, openCallCounter, passwordMailCounter, uncountAttempt } from './attempts.ts'
import { networkOf } from './network-of.ts'
import { hashPassword } from './passwords.ts'

const world = useOwnWorld()
const password = 'une phrase assez longue'
let passwordHash: string
let other: Awaited<ReturnType<TestHouse['openAnother']>>
beforeAll(async () => {
  passwordHash = await hashPassword(password)
  other = await world.openAnother()
})
afterAll(() => other?.close())
beforeEach(() => world.clock.advance({ hours: 1 }))

type From = { address?: string; headers?: Record<string, string>; app?: TestHouse['app'] }

const tryAt = (mail: string, typed: string, { address = someAddress(), headers = {}, app = world.app }: From = {}) =>
  as({ app, address, headers }).send(identityCalls.login, { mail, password: typed })

async function fail(times: number, mail: string, from: From = {}) {
  for (let n = 0; n < times; n += 1) expect((await tryAt(mail, 'une autre phrase', from)).statusCode).toBe(401)
}

const owner = () => world.person({ passwordHash })

describe('an account', () => {
  test('makes a network wait 1, 2, 4 ... 60 seconds after five failures, and tests no password meanwhile', async () => {
    const [marie, address] = [await owner(), someAddress()]
    await fail(5, marie.mail, { address })

    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const refused = await tryAt(marie.mail, password, { address })
      expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
        429,
        String(seconds),
        { code: 'TOO_MANY_ATTEMPTS', message: `Trop de tentatives. Réessayez dans ${seconds} secondes.` },
      ])
      world.clock.advance({ seconds })
      await fail(1, marie.mail, { address })
    }
    expect(await securityEventsOf(world, marie.userId)).toContain('LOGIN_THROTTLED')
  })

  test('lets its owner in at once from wherever nobody has failed, however long a stranger goes on', async () => {
    const [marie, stranger] = [await owner(), someAddress()]
    await fail(5, marie.mail, { address: stranger })

    for (let n = 0; n < 10; n += 1) {
      expect((await tryAt(marie.mail, 'une autre phrase', { address: stranger })).statusCode).toBe(429)
      expect((await tryAt(marie.mail, password)).statusCode).toBe(200)
    }
    expect((await tryAt(marie.mail, password, { address: stranger })).statusCode).toBe(429)
  })

  test('takes all addresses that one subscriber has for one network', async () => {
    const marie = await owner()
    for (let n = 1; n <= 5; n += 1) await fail(1, marie.mail, { address: `2001:db8:0:7::${n}` })

    expect((await tryAt(marie.mail, password, { address: '2001:db8:0:7:ffff::1' })).statusCode).toBe(429)
    expect((await tryAt(marie.mail, password, { address: '2001:db8:0:8::1' })).statusCode).toBe(200)
  })

  test('makes a network wait from its first failure on when eighty came from others; a new one enters at once', async () => {
    const [marie, address, returning] = [await owner(), someAddress(), someAddress()]
    await fail(80, marie.mail)

    await fail(1, marie.mail, { address })

    const refused = await tryAt(marie.mail, password, { address })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
    expect((await tryAt(marie.mail, password)).statusCode).toBe(200)
    world.clock.advance({ seconds: 1 })
    expect((await tryAt(marie.mail, password, { address })).statusCode).toBe(200)
    world.clock.advance({ minutes: 15 })
    await fail(2, marie.mail, { address: returning })
  })

  test('is never locked: its owner enters once the wait is over, and begins anew', async () => {
    const [marie, address] = [await owner(), someAddress()]
    await fail(5, marie.mail, { address })
    world.clock.advance({ seconds: 1 })

    expect((await tryAt(marie.mail, password, { address })).statusCode).toBe(200)

    await fail(5, marie.mail, { address })
  })

  test('forgets its failures after a quarter of an hour', async () => {
    const [marie, address] = [await owner(), someAddress()]
    await fail(5, marie.mail, { address })
    world.clock.advance({ minutes: 15 })

    await fail(5, marie.mail, { address })
    expect((await tryAt(marie.mail, password, { address })).statusCode).toBe(429)
  })

  test('counts no right password, even where a step is missing', async () => {
    const [marie, address] = [await owner(), someAddress()]
    await setCredential(world, marie.userId, `must_change = 'first'`)
    const next = async () => (await tryAt(marie.mail, password, { address })).json().next
    for (let n = 0; n < 8; n += 1) expect(await next()).toBe('passwordExpired')

    await fail(5, marie.mail, { address })
    expect((await tryAt(marie.mail, password, { address })).statusCode).toBe(429)
  })

  test('counts no try that could not be tested', async () => {
    const [marie, address] = [await owner(), someAddress()]
    await setCredential(world, marie.userId, `password_hash = 'unreadable'`)
    for (let n = 0; n < 5; n += 1) expect((await tryAt(marie.mail, password, { address })).statusCode).toBe(500)

    await setCredential(world, marie.userId, `password_hash = '${passwordHash}'`)

    expect((await tryAt(marie.mail, password, { address })).statusCode).toBe(200)
  })

  test('that nobody has is counted alike', async () => {
    const address = someAddress()
    await fail(5, 'nobody@essai.example', { address })

    expect((await tryAt('Nobody@essai.example', password, { address })).statusCode).toBe(429)
    expect((await tryAt('nobody@essai.example', password)).statusCode).toBe(401)
  })

  test('counts guesses at the same moment one by one', async () => {
    const [marie, address] = [await owner(), someAddress()]

    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => tryAt(marie.mail, 'une autre phrase', { address })),
    )

    const counts = Map.groupBy(guesses, guess => guess.statusCode)
    expect([counts.get(401)?.length, counts.get(429)?.length]).toEqual([5, 7])
  })
})

describe('a browser in which the owner has signed in before', () => {
  const marked = async (mail: string) => {
    const answer = await tryAt(mail, password, { headers: { sessionmode: 'cookie' } })
    expect(answer.statusCode).toBe(200)
    const cookies = [answer.headers['set-cookie']].flat().map(String)
    return cookies.find(cookie => cookie.startsWith('__Host-device=')) ?? ''
  }
  const shown = (cookie: string) => ({ headers: { cookie: cookie.split(';')[0] ?? '' } })

  test('lets him in while a stranger of his own network fails fifty times', async () => {
    const [marie, address] = [await owner(), someAddress()]
    const cookie = await marked(marie.mail)
    for (let n = 0; n < 50; n += 1) await tryAt(marie.mail, 'une autre phrase', { address })
    expect((await tryAt(marie.mail, password, { address })).statusCode).toBe(429)

    expect((await tryAt(marie.mail, password, { address, ...shown(cookie) })).statusCode).toBe(200)
  })

  test('has a counter of its own, and a mark that no script reads, for 180 days', async () => {
    const marie = await owner()
    const cookie = await marked(marie.mail)

    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(attribute)
    const days =
      (Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') - world.clock.now().epochMilliseconds) / 86_400_000
    expect(Math.round(days)).toBe(180)
    await fail(5, marie.mail, shown(cookie))
    expect((await tryAt(marie.mail, password, shown(cookie))).statusCode).toBe(429)
    expect((await tryAt(marie.mail, password)).statusCode).toBe(200)
  })

  test('is known for its owner alone, and by a mark that the server gave', async () => {
    const [marie, paul, address] = [await owner(), await owner(), someAddress()]
    const cookie = await marked(marie.mail)
    await fail(5, paul.mail, { address })

    for (const mark of [cookie, '__Host-device=chosen-by-a-stranger'])
      expect((await tryAt(paul.mail, password, { address, ...shown(mark) })).statusCode).toBe(429)
    const replaced = await tryAt(marie.mail, password, {
      headers: { sessionmode: 'cookie', cookie: '__Host-device=chosen-by-a-stranger' },
    })
    expect(String(replaced.headers['set-cookie'])).not.toContain('chosen-by-a-stranger')
  })
})

describe('an address', () => {
  const failEverywhere = async (times: number, address: string) => {
    for (let n = 0; n < times; n += 1) await fail(1, `m${n}@essai.example`, { address })
  }

  test('may fail a hundred times in a quarter of an hour, on all processes together, whatever it forwards', async () => {
    const marie = await owner()
    const address = someAddress()
    await failEverywhere(99, address)
    await fail(1, 'm99@essai.example', { address, app: other.app })

    for (const from of [
      { address },
      { address, app: other.app },
      { address, app: other.app, headers: { 'x-forwarded-for': someAddress() } },
    ]) {
      const refused = await tryAt(marie.mail, password, from)
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    }
    expect((await tryAt(marie.mail, password)).statusCode).toBe(200)

    world.clock.advance({ minutes: 15 })
    expect((await tryAt(marie.mail, password, { address })).statusCode).toBe(200)
  })

  test('has a hundred tested of those that it tries at the same moment', async () => {
    const address = someAddress()
    const tryMany = (mails: string[]) => Promise.all(mails.map(mail => tryAt(mail, 'une autre phrase', { address })))
    await tryMany(Array.from({ length: 90 }, (_, n) => `m${n}@essai.example`))

    const last = await tryMany(Array.from({ length: 20 }, (_, n) => `n${n}@essai.example`))

    const counts = Map.groupBy(last, guess => guess.statusCode)
    expect([counts.get(401)?.length, counts.get(429)?.length]).toEqual([10, 10])
  })

  test('has failed by no right password, nor by a try that had to wait', async () => {
    const [marie, address] = [await owner(), someAddress()]
    await failEverywhere(94, address)
    await fail(5, 'waiting@essai.example', { address })

    for (let n = 0; n < 3; n += 1) {
      expect((await tryAt(marie.mail, password, { address })).statusCode).toBe(200)
      expect((await tryAt('waiting@essai.example', password, { address })).headers['retry-after']).toBe('1')
    }

    await fail(1, 'last@essai.example', { address })
    expect((await tryAt(marie.mail, password, { address })).headers['retry-after']).toBe('900')
  })

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:7::1', '2001:db8:0:7'],
    ['2001:DB8:0000:0007:ffff:ffff:ffff:ffff', '2001:db8:0:7'],
    ['2001:db8::', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('calls without a session', () => {
  const lookAtLink = (address: string, app = world.app) =>
    as({ app, address }).send(passwordsCalls.checkIfUserCanEnterCode, {
      userId: '0198a000-0000-7000-8000-000000000000',
      token: 'a',
    })

  test('are sixty a minute from one address, on all processes together; signing in is not among them', async () => {
    const marie = await owner()
    const address = someAddress()
    for (let n = 0; n < 60; n += 1) expect((await lookAtLink(address)).statusCode).toBe(200)

    const refused = await lookAtLink(address, other.app)

    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await lookAtLink(someAddress())).statusCode).toBe(200)
    expect((await tryAt(marie.mail, password, { address })).statusCode).toBe(200)
    world.clock.advance({ minutes: 1 })
    expect((await lookAtLink(address)).statusCode).toBe(200)
  })
})

describe('a counter', () => {
  const asIdentity = <Result>(work: (db: PlatformDb) => Promise<Result>) =>
    world.databases.transaction('auth', { readOnly: false }, work)
  const count = (counter: Counter, clock: Clock = world.clock) =>
    asIdentity(db => countAttempt(db, { ...world.ground, clock }, counter))

  test('has nobody wait because the clock of another process is a little ahead', async () => {
    const ahead = settableClock(world.clock.now().add({ milliseconds: 40 }))
    const counter = openCallCounter(someAddress())
    await count(counter, ahead)

    expect(await count(counter)).toBe(0)
  })

  test('gives back what was counted in the same window alone', async () => {
    const counter = passwordMailCounter(randomUUID())
    await count(counter)
    const countedBy = world.clock.now()
    world.clock.advance({ hours: 1 })
    for (let n = 0; n < 3; n += 1) expect(await count(counter)).toBe(0)

    await asIdentity(db => uncountAttempt(db, world.ground, counter, countedBy))
    expect(await count(counter)).toBe(3_600)

    await asIdentity(db => uncountAttempt(db, world.ground, counter, world.clock.now()))
    expect([await count(counter), await count(counter)]).toEqual([0, 3_600])
  })
})

test('counters that say nothing any more are forgotten by the job', async () => {
  const kept = async () =>
    (await ask<{ n: number }>(world.installer, 'select count(*)::int as n from platform.attempt'))[0]?.n
  const forget = () => forgetOldProofsJob.run({ ...world.ground, databases: world.databases }, {})
  world.clock.advance({ hours: 2 })
  await forget()
  await fail(1, (await owner()).mail)
  await forget()
  expect(await kept()).toBe(3)

  world.clock.advance({ hours: 1, minutes: 1 })
  await forget()

  expect(await kept()).toBe(0)
})
