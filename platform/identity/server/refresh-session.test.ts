import { beforeAll, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { identityCalls } from '../identity.calls.ts'
import { securityEventsOf, sessionRowOf, tokensOf } from '../testing/session-row.ts'
import { hashPassword } from './passwords.ts'

const world = useOwnWorld()

const refresh = (person: TestPerson, refreshToken: string, userId = person.userId) =>
  as({ app: world.app }).send(identityCalls.refreshToken, { refreshToken, userId })

const numberIn = (token: string) => Number(token.split('.')[2])

/** A person whose session turned so many times, each answer having been received and used. */
async function afterTurns(turns: number) {
  const marie = await world.person()
  const tokens = [marie.refreshToken]
  for (let turn = 0; turn < turns; turn += 1) {
    world.clock.advance({ seconds: 60 })
    const { accessToken, refreshToken } = (await refresh(marie, tokens.at(-1) as string)).json()
    tokens.push(refreshToken)
    await as({ ...marie, token: accessToken }).call(clientsCalls.getAvailableClients, {})
  }
  return { marie, tokens: tokens as [string, ...string[]] }
}

describe('refreshing', () => {
  test('ten seconds or more after the last turn makes the next tokens, which work', async () => {
    const marie = await world.person()
    world.clock.advance({ seconds: 10 })

    const { accessToken, refreshToken, expiresIn } = (await refresh(marie, marie.refreshToken)).json()

    expect([numberIn(accessToken), numberIn(refreshToken), expiresIn]).toEqual([2, 2, 600])
    expect(await as({ ...marie, token: accessToken }).call(clientsCalls.getAvailableClients, {})).toEqual([])
    expect(await sessionRowOf(world, marie)).toMatchObject({ seq: 2, seen_seq: 2, reason: null })
  })

  test('sooner moves nothing: the tokens are of the same number', async () => {
    const marie = await world.person()
    world.clock.advance({ seconds: 9, milliseconds: 999 })

    const answer = await refresh(marie, marie.refreshToken)

    expect(numberIn(answer.json().refreshToken)).toBe(1)
    expect((await sessionRowOf(world, marie)).seq).toBe(1)
  })

  test('with the former token within ten seconds answers the slower tab the current ones', async () => {
    const { marie, tokens } = await afterTurns(1)
    world.clock.advance({ seconds: 9 })

    const answer = await refresh(marie, tokens[0])

    expect([answer.statusCode, numberIn(answer.json().refreshToken)]).toEqual([200, 2])
  })

  test('with the former token later is welcome while nobody has used the new ones: their answer was lost', async () => {
    const marie = await world.person()
    world.clock.advance({ minutes: 5 })
    await refresh(marie, marie.refreshToken)
    world.clock.advance({ minutes: 1 })

    const again = await refresh(marie, marie.refreshToken)

    expect([again.statusCode, numberIn(again.json().refreshToken)]).toEqual([200, 2])
    world.clock.advance({ minutes: 1 })
    expect(numberIn((await refresh(marie, again.json().refreshToken)).json().refreshToken)).toBe(3)
  })

  test('with the former token once the new one was used ends the session: somebody holds a stolen one', async () => {
    const { marie, tokens } = await afterTurns(1)
    world.clock.advance({ seconds: 10 })

    const answer = await refresh(marie, tokens[0])

    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'SESSION_REVOKED', reason: 'REUSE' }])
    expect(await sessionRowOf(world, marie)).toMatchObject({ reason: 'REUSE' })
    expect(await securityEventsOf(world, marie.userId)).toEqual(['REFRESH_REUSE'])
    expect((await refresh(marie, tokens[1] as string)).json()).toMatchObject({ reason: 'REUSE' })
  })

  test('with any older token ends the session, at once', async () => {
    const { marie, tokens } = await afterTurns(2)

    expect((await refresh(marie, tokens[0])).json()).toMatchObject({ reason: 'REUSE' })
  })

  test('with a genuine token of a number to come ends the session too', async () => {
    const marie = await world.person()

    expect((await refresh(marie, (await tokensOf(world, marie))('refresh', 2))).json()).toMatchObject({
      reason: 'REUSE',
    })
  })

  test('by twelve tabs at once turns once', async () => {
    const marie = await world.person()
    world.clock.advance({ minutes: 9 })

    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(marie, marie.refreshToken)))

    expect(answers.map(answer => answer.statusCode)).toEqual(Array(12).fill(200))
    expect(new Set(answers.map(answer => numberIn(answer.json().refreshToken)))).toEqual(new Set([2]))
    expect(await sessionRowOf(world, marie)).toMatchObject({ seq: 2, reason: null })
  })

  test('is no activity, and revives nothing', async () => {
    const marie = await world.person()
    let token = marie.refreshToken
    for (let minute = 0; minute < 45; minute += 9) {
      world.clock.advance({ minutes: 9 })
      token = (await refresh(marie, token)).json().refreshToken
    }
    world.clock.advance({ minutes: 1 })

    expect((await refresh(marie, token)).json()).toMatchObject({ code: 'SESSION_INACTIVE' })
    expect((await sessionRowOf(world, marie)).reason).toBe('INACTIVITY')
    expect((await refresh(marie, token)).json()).toMatchObject({ code: 'SESSION_INACTIVE' })
  })

  test('stops twelve hours after the sign-in', async () => {
    const marie = await world.person()
    await ask(world.installer, 'update platform.session set last_activity_at = absolute_end_at where user_id = $1', [
      marie.userId,
    ])
    world.clock.advance({ hours: 12 })

    expect((await refresh(marie, marie.refreshToken)).json()).toMatchObject({ code: 'SESSION_EXPIRED' })
    expect((await sessionRowOf(world, marie)).reason).toBe('EXPIRED')
  })

  test('says why a session that ended meanwhile is over', async () => {
    const marie = await world.person()
    await world.signIn(marie)

    expect((await refresh(marie, marie.refreshToken)).json()).toMatchObject({ code: 'SESSION_REPLACED' })
  })

  test('is refused with a token that is not the person’s, not genuine or not for this; the session lives', async () => {
    const [marie, paul] = [await world.person(), await world.person()]

    const refusals = [
      await refresh(marie, marie.refreshToken, paul.userId),
      await refresh(marie, String(marie.token)),
      await refresh(marie, marie.refreshToken.slice(0, -1)),
      await refresh(marie, marie.refreshToken.replace(/\.1\./, '.2.')),
      await refresh(marie, ''),
      await as({ app: world.app }).send(identityCalls.refreshToken, { userId: marie.userId }),
    ]

    for (const refusal of refusals) {
      expect([refusal.statusCode, refusal.json().code]).toEqual([401, 'TOKEN_EXPIRED'])
    }
    expect(await sessionRowOf(world, marie)).toMatchObject({ seq: 1, reason: null })
  })
})

describe('refreshing by cookie', () => {
  const password = 'une phrase assez longue'
  let passwordHash: string
  beforeAll(async () => {
    passwordHash = await hashPassword(password)
  })

  async function signedInByCookie() {
    const { mail, userId } = await world.person({ passwordHash })
    const answer = await as({ app: world.app, headers: { sessionmode: 'cookie' } }).send(identityCalls.login, {
      mail,
      password,
    })
    return { userId, cookie: cookieOf(answer) }
  }
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    /__Host-rt=[^;]+/.exec(String(headers['set-cookie']))?.[0] as string

  const ourPage = { origin: 'http://localhost', host: 'localhost' }

  const refreshFrom = (
    { userId, cookie }: { userId: string; cookie: string },
    headers: Record<string, string> = ourPage,
  ) => as({ app: world.app, headers: { cookie, ...headers } }).send(identityCalls.refreshToken, { userId })

  test('answers a token in the body and the next cookie, never the refresh token', async () => {
    const marie = await signedInByCookie()
    world.clock.advance({ minutes: 1 })

    const answer = await refreshFrom(marie)

    expect(Object.keys(answer.json()).toSorted()).toEqual(['accessToken', 'expiresIn'])
    expect(cookieOf(answer)).not.toBe(marie.cookie)
    expect(answer.headers['set-cookie']).toContain('SameSite=Strict')
    world.clock.advance({ minutes: 1 })
    expect((await refreshFrom({ ...marie, cookie: cookieOf(answer) })).statusCode).toBe(200)
  })

  test.each([
    ['another site', 'https://ailleurs.example', 403],
    ['another port of ours', 'http://localhost:9999', 403],
    ['a page without an address', 'null', 403],
    ['nonsense', 'http://[', 403],
    ['our public address', 'https://sillon.example', 200],
    ['the host that is asked', 'https://localhost', 200],
  ])('from %s (%s) answers %i', async (_who, origin, status) => {
    const marie = await signedInByCookie()

    expect((await refreshFrom(marie, { origin, host: 'localhost' })).statusCode).toBe(status)
  })

  test('without saying which page asks is refused', async () => {
    const marie = await signedInByCookie()

    expect((await refreshFrom(marie, {})).statusCode).toBe(403)
  })

  test('as a simple form of another site could send it is refused', async () => {
    const { cookie, userId } = await signedInByCookie()
    for (const contentType of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await world.app.inject({
        method: 'POST',
        url: '/api/authorization/refreshToken',
        headers: { cookie, 'content-type': contentType },
        payload: JSON.stringify({ userId }),
      })
      expect(answer.statusCode).toBe(415)
    }
  })

  test('does not pass for a body, nor a body for a cookie', async () => {
    const [byCookie, byBody] = [await signedInByCookie(), await world.person()]
    const inBody = await as({ app: world.app }).send(identityCalls.refreshToken, {
      userId: byCookie.userId,
      refreshToken: byCookie.cookie.slice('__Host-rt='.length),
    })
    const inCookie = await refreshFrom({ userId: byBody.userId, cookie: `__Host-rt=${byBody.refreshToken}` })

    expect([inBody.statusCode, inCookie.statusCode]).toEqual([401, 401])
    expect((await refreshFrom(byCookie)).statusCode).toBe(200)
  })
})
