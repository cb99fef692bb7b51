import { hash } from '@node-rs/argon2'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { as, type Refused, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { identityCalls } from '../identity.calls.ts'
import { sessionMade } from '../testing/session-made.ts'
import { securityEventsOf, sessionRowOf } from '../testing/session-row.ts'
import { hashPassword } from './passwords.ts'

const world = useOwnWorld()
const password = 'une phrase assez longue'
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})

type PersonWish = NonNullable<Parameters<typeof world.person>[0]>
const marieWith = (wish: PersonWish = {}) => world.person({ passwordHash, ...wish })

const signIn = (mail: string, typed = password, headers: Record<string, string> = {}) =>
  as({ app: world.app, headers }).send(identityCalls.login, { mail, password: typed })

const change = (person: TestPerson, set: string) =>
  ask(world.installer, `update platform.user set ${set} where id = $1`, [person.userId])

describe('signing in', () => {
  test('answers a token, who the person is and where he works', async () => {
    const serres = await world.client({ name: 'Serres du Layon' })
    const marie = await marieWith({ in: serres, admin: true })

    const answer = sessionMade(await as(visitor(world.app)).call(identityCalls.login, { mail: marie.mail, password }))

    expect(answer).toEqual({
      token: expect.stringMatching(/^k[0-9a-f]{6}\.[0-9a-f-]{36}\.1\.\d+\.[\w-]{43}$/),
      refreshToken: expect.stringMatching(/^k[0-9a-f]{6}\./),
      userId: marie.userId,
      connectionUid: expect.any(String),
      expiresIn: 600,
      user: {
        id: marie.userId,
        firstname: 'Marie',
        name: 'Caron',
        mail: marie.mail,
        jobtitle: null,
        avatar: null,
        type: 'sun',
        superDev: false,
        superAdmin: false,
        adminOfClient: true,
        selectedClient: { id: serres.id, name: 'Serres du Layon', logo: null, readOnly: false },
        language: 'fr',
      },
      next: 'ok',
    })
    const session = { ...marie, token: answer.token, connectionUid: answer.connectionUid }
    expect((await as(session).send(identityCalls.logout, { connectionUid: answer.connectionUid })).statusCode).toBe(204)
  })

  test('takes the mail whatever its case and the spaces around it, and the password as it is', async () => {
    const marie = await marieWith()

    expect((await signIn(`  ${marie.mail.toUpperCase()} `)).statusCode).toBe(200)
    expect((await signIn(marie.mail, ` ${password}`)).statusCode).toBe(401)
  })

  test('leads to the choice of a client when there are several and none was chosen', async () => {
    const [serres, bocage, closed] = [
      await world.client(),
      await world.client(),
      await world.client({ status: 'inactive' }),
    ]
    const marie = await marieWith({ in: serres })
    const join = (clientId: string) =>
      ask(world.installer, 'insert into platform.client_user (client_id, user_id) values ($1, $2)', [
        clientId,
        marie.userId,
      ])
    await join(closed.id)
    expect((await signIn(marie.mail)).json()).toMatchObject({ next: 'ok', user: { selectedClient: { id: serres.id } } })

    await join(bocage.id)
    expect((await signIn(marie.mail)).json()).toMatchObject({ next: 'chooseClient', user: { selectedClient: null } })

    await change(marie, `selected_client_id = '${bocage.id}'`)
    expect((await signIn(marie.mail)).json()).toMatchObject({ next: 'ok', user: { selectedClient: { id: bocage.id } } })
  })

  test('brings who was invited to his only client there; between several he chooses', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const [alone, between] = [await marieWith({ in: serres }), await marieWith({ in: serres })]
    await ask(world.installer, 'insert into platform.client_user (client_id, user_id) values ($1, $2)', [
      bocage.id,
      between.userId,
    ])
    for (const { mail } of [alone, between]) expect((await signIn(mail)).statusCode).toBe(200)

    const came = await ask(
      world.installer,
      'select user_id from platform.client_user where accepted_at is not null and user_id = any($1)',
      [[alone.userId, between.userId]],
    )
    expect(came).toEqual([{ user_id: alone.userId }])
  })

  test('of a super role needs no client', async () => {
    const superAdmin = await marieWith({ superAdmin: true })

    expect((await signIn(superAdmin.mail)).json()).toMatchObject({ next: 'ok', user: { selectedClient: null } })
  })

  test('renews a hash made with weaker parameters', async () => {
    const marie = await marieWith()
    const weak = '$argon2id$v=19$m=8192,t=1,p=1$'
    await ask(world.installer, 'update platform.credential set password_hash = $2 where user_id = $1', [
      marie.userId,
      await hash(password, { memoryCost: 8192, timeCost: 1 }),
    ])
    const stored = async () =>
      (
        await ask<{ stored: string }>(
          world.installer,
          'select password_hash as stored from platform.credential where user_id = $1',
          [marie.userId],
        )
      )[0]?.stored
    expect(await stored()).toContain(weak)

    await signIn(marie.mail)

    expect(await stored()).toContain('$m=19456,t=2,p=1$')
    expect((await signIn(marie.mail)).statusCode).toBe(200)
  })
})

describe('a sign-in that is refused', () => {
  test('tells nobody why: wrong password, unknown mail, disabled, company account, no password', async () => {
    const [marie, disabled, office, without] = [
      await marieWith(),
      await marieWith(),
      await marieWith(),
      await world.person(),
    ]
    await change(disabled, 'active = false')
    await change(office, `account_type = 'office'`)

    const refusals = [
      await signIn(marie.mail, 'une autre phrase'),
      await signIn('nobody@essai.example'),
      await signIn(disabled.mail),
      await signIn(office.mail),
      await signIn(without.mail),
    ]

    const told = refusals.map(({ statusCode, body }) => [statusCode, body.replace(/"requestId":"\w+"/, '')])
    expect(new Set(told.map(String)).size).toBe(1)
    expect(refusals[0]?.json()).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      message: 'Adresse mail ou mot de passe incorrect.',
    })
  })

  test('leaves the session that the person has, and a line in the security log without the password', async () => {
    const marie = await marieWith()

    await signIn(marie.mail, 'une autre phrase', { 'x-forwarded-for': '203.0.113.7' })

    expect((await sessionRowOf(world, marie)).reason).toBeNull()
    const events = await ask<Record<string, unknown>>(
      world.installer,
      'select * from platform.security_event where user_id = $1',
      [marie.userId],
    )
    expect(events).toMatchObject([{ kind: 'LOGIN_FAILED', address: '127.0.0.1', session_id: null }])
    expect(JSON.stringify(events)).not.toContain('phrase')
    expect(JSON.stringify(events)).not.toContain(marie.mail)
  })

  test.each([
    ['an empty password', { mail: 'a@essai.example', password: '' }],
    ['a password of a megabyte', { mail: 'a@essai.example', password: 'x'.repeat(1_000_000) }],
    ['no mail', { password }],
    ['an unknown field', { mail: 'a@essai.example', password, superAdmin: true }],
    ['a NUL character', { mail: 'a@essai.example', password: 'a\u0000b' }],
    ['an object for a password', { mail: 'a@essai.example', password: { $ne: '' } }],
  ])('is 400 for %s', async (_what, body) => {
    expect((await as(visitor(world.app)).send(identityCalls.login, body)).statusCode).toBe(400)
  })
})

describe('the time of a refusal', () => {
  test('tells nothing either: wrong password, unknown mail, disabled, company account', async () => {
    const [marie, disabled, office] = [await marieWith(), await marieWith(), await marieWith()]
    await change(disabled, 'active = false')
    await change(office, `account_type = 'office'`)
    const times = new Map<string, number[]>()
    const time = async (mail: string) => {
      const start = performance.now()
      expect((await signIn(mail, 'une autre phrase')).statusCode).toBe(401)
      times.set(mail, [...(times.get(mail) ?? []), performance.now() - start])
    }

    for (let round = 0; round < 24; round += 1) {
      for (const mail of [marie.mail, 'nobody@essai.example', disabled.mail, office.mail]) await time(mail)
      world.clock.advance({ minutes: 15 })
    }

    const medians = [...times.values()].map(taken => taken.toSorted((one, other) => one - other)[12] ?? 0)
    // Without a hash the answer would come ten times sooner; machines that build and test at once waver by a third.
    expect(Math.min(...medians) / Math.max(...medians)).toBeGreaterThan(0.4)
  })
})

describe('while everything is under maintenance', () => {
  afterEach(async () => {
    await ask(world.installer, 'delete from platform.maintenance')
    await world.board.reload()
  })

  test('those who are kept and super roles sign in, the others are told so', async () => {
    const [marie, kept, superDev] = [await marieWith(), await marieWith(), await marieWith({ superDev: true })]
    await ask(
      world.installer,
      `insert into platform.maintenance (name, description, keep_alive, starts_at, started_at, created_by)
       values ('Mise à jour', '', $1, now(), now(), $2)`,
      [[kept.userId], superDev.userId],
    )
    await world.board.reload()

    const refused = await signIn(marie.mail)

    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
      503,
      '30',
      { code: 'MAINTENANCE', message: 'Sillon est fermé pour maintenance : Mise à jour.' },
    ])
    expect((await signIn(marie.mail, 'une autre phrase')).statusCode).toBe(401)
    expect((await signIn(kept.mail)).statusCode).toBe(200)
    expect((await signIn(superDev.mail)).statusCode).toBe(200)
  })

  test('twenty sign in each second of the minute after its end, so that all come back', async () => {
    const superDev = await world.person({ superDev: true })
    await ask(
      world.installer,
      `insert into platform.maintenance (name, description, keep_alive, starts_at, started_at, created_by)
       values ('Mise à jour', '', '{}', now(), now(), $1)`,
      [superDev.userId],
    )
    await world.board.reload()
    await ask(world.installer, 'update platform.maintenance set ended_at = now()')
    await world.board.reload()
    const comeBack = async (many: number) => {
      const all = Array.from({ length: many }, (_, n) =>
        as(visitor(world.app)).send(identityCalls.login, { mail: `m${n}@essai.example`, password }),
      )
      return (await Promise.all(all)).filter(answer => answer.statusCode === 401).length
    }

    expect(await comeBack(25)).toBe(20)
    world.clock.advance({ seconds: 1 })
    expect(await comeBack(5)).toBe(5)
    world.clock.advance({ minutes: 1 })
    expect(await comeBack(25)).toBe(25)
  })
})

describe('where the refresh token goes', () => {
  test('in a cookie that no script reads for our pages, and in no body', async () => {
    const marie = await marieWith()

    const answer = await signIn(marie.mail, password, { sessionmode: 'cookie' })

    expect(answer.json()).not.toHaveProperty('refreshToken')
    const cookies = [answer.headers['set-cookie']].flat().map(String)
    const cookie = cookies.find(set => set.startsWith('__Host-rt=')) ?? ''
    expect(cookie).toMatch(/^__Host-rt=k[0-9a-f]{6}\.[^;]+;/)
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(attribute)
    expect(cookie).not.toContain('Domain')
    expect(answer.body).not.toContain(/__Host-rt=([^;]+)/.exec(cookie)?.[1])
    const end = world.clock.now().add({ hours: 12 }).epochMilliseconds
    expect(Math.abs(Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') - end)).toBeLessThan(1_000)
  })

  test('in the body for other programs, and in no cookie', async () => {
    const answer = await signIn((await marieWith()).mail)

    expect(answer.json().refreshToken).toMatch(/^k[0-9a-f]{6}\./)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

describe('one session a person', () => {
  test('a second sign-in ends the first, which is told so', async () => {
    const marie = await marieWith()
    await signIn(marie.mail)

    const refused = as(marie).call(identityCalls.logout, { connectionUid: marie.connectionUid })

    await expect(refused).rejects.toMatchObject({ status: 401, code: 'SESSION_REPLACED', body: { reason: 'REPLACED' } })
    await expect(refused.catch((error: Refused) => error.body.message)).resolves.toContain('un autre navigateur')
    expect(await securityEventsOf(world, marie.userId)).toEqual(['LOGOUT', 'LOGIN'])
  })

  test('of sign-ins at the same moment one session is left', async () => {
    const marie = await marieWith()

    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(marie.mail)))

    expect(answers.map(answer => answer.statusCode)).toEqual(Array(5).fill(200))
    const [alive] = await ask(
      world.installer,
      `select count(*) filter (where revoked_at is null)::int as alive, count(*) filter (where reason = 'REPLACED')::int as replaced
         from platform.session where user_id = $1`,
      [marie.userId],
    )
    expect(alive).toEqual({ alive: 1, replaced: 5 })
  })
})
