import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { identityCalls } from '../identity.calls.ts'
import { secondFactorCalls } from '../second-factor.calls.ts'
import { hashPassword } from './passwords.ts'

const world = useOwnWorld()
let marie: TestPerson
let paul: TestPerson
beforeAll(async () => {
  marie = await world.person()
  paul = await world.person()
})

/** All that identity keeps: one changed value changes it. */
const everything = async ({ withCounters = true } = {}) =>
  ask(
    world.installer,
    `select md5(string_agg(t::text, '' order by t::text)) as md5 from (
       select s::text as t from platform.session s union all select e::text from platform.security_event e
       union all select k::text from platform.ticket k union all select c::text from platform.credential c
       union all select a::text from platform.attempt a where $1) t`,
    [withCounters],
  )

type Part = 'key' | 'id' | 'seq' | 'exp' | 'mac'
const parts: Part[] = ['key', 'id', 'seq', 'exp', 'mac']

const withPart = (token: string, part: Part, value: string) =>
  token
    .split('.')
    .map((own, index) => (parts[index] === part ? value : own))
    .join('.')

/** A token that somebody might try instead of a good one. */
const forgery = fc.oneof(
  fc.record({ cutAt: fc.nat(120) }),
  fc.record({ behind: fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme-ascii' }) }),
  fc.record({ at: fc.nat(110), char: fc.constantFrom(...'abcXYZ019-_.') }),
  fc.record({ part: fc.constantFrom<Part>('seq', 'exp'), value: fc.nat(2_000_000_000).map(String) }),
  fc.record({ part: fc.constantFrom(...parts), ofPaul: fc.constant(true) }),
  fc.record({ part: fc.constantFrom(...parts), ofOtherKind: fc.constant(true) }),
  fc.record({ part: fc.constantFrom(...parts), value: fc.string({ maxLength: 50, unit: 'grapheme-ascii' }) }),
  fc.record({ anything: fc.string({ maxLength: 300, unit: 'grapheme-ascii' }) }),
)
type Forgery = typeof forgery extends fc.Arbitrary<infer Value> ? Value : never

function forged(genuine: string, { ofPaul, otherKind }: { ofPaul: string; otherKind: string }, how: Forgery): string {
  if ('cutAt' in how) return genuine.slice(0, how.cutAt)
  if ('behind' in how) return genuine + how.behind
  if ('at' in how) return genuine.slice(0, how.at) + how.char + genuine.slice(how.at + 1)
  if ('anything' in how) return how.anything
  const partOf = (token: string) => token.split('.')[parts.indexOf(how.part)] as string
  if ('ofPaul' in how) return withPart(genuine, how.part, partOf(ofPaul))
  if ('ofOtherKind' in how) return withPart(genuine, how.part, partOf(otherKind))
  return withPart(genuine, how.part, how.value)
}

const accessOf = (how: Forgery) =>
  forged(String(marie.token), { ofPaul: String(paul.token), otherKind: marie.refreshToken }, how)
const refreshOf = (how: Forgery) =>
  forged(marie.refreshToken, { ofPaul: paul.refreshToken, otherKind: String(marie.token) }, how)

describe('whatever is presented in place of a token', () => {
  test('is refused as one, and writes nothing anywhere', async () => {
    for (const person of [marie, paul]) await as(person).call(clientsCalls.getAvailableClients, {})
    const before = await everything()

    await fc.assert(
      fc.asyncProperty(forgery, async how => {
        const [access, refresh] = [accessOf(how), refreshOf(how)]
        fc.pre(access.trim() !== marie.token && refresh !== marie.refreshToken)
        const answers = [
          await as({ app: world.app, token: access }).send(clientsCalls.getAvailableClients),
          await as({ app: world.app }).send(identityCalls.refreshToken, {
            refreshToken: refresh,
            userId: marie.userId,
          }),
        ]
        for (const { statusCode, body } of answers) {
          expect([statusCode, JSON.parse(body).code]).toEqual([401, 'TOKEN_EXPIRED'])
        }
      }),
      { numRuns: 300 },
    )

    expect(await everything()).toEqual(before)
    for (const person of [marie, paul]) {
      expect((await as(person).send(clientsCalls.getAvailableClients)).statusCode).toBe(200)
    }
  })

  test('opens no enrolment of a second factor either', async () => {
    const before = await everything({ withCounters: false })

    await fc.assert(
      fc.asyncProperty(forgery, async how => {
        fc.pre(accessOf(how).trim() !== marie.token)
        const answer = await as({ app: world.app, token: accessOf(how) }).send(secondFactorCalls.enrolMfa)
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'TOKEN_EXPIRED'])
      }),
      { numRuns: 40 },
    )

    expect(await everything({ withCounters: false })).toEqual(before)
  })

  test('is refused for a good refresh token that is not the person’s, and the session goes on', async () => {
    const before = await everything()

    const answer = await as({ app: world.app }).send(identityCalls.refreshToken, {
      refreshToken: paul.refreshToken,
      userId: marie.userId,
    })

    expect([answer.statusCode, answer.json().code]).toEqual([401, 'TOKEN_EXPIRED'])
    expect(await everything()).toEqual(before)
  })

  test('is refused when it was good ten minutes ago, and only a refresh goes on', async () => {
    const anne = await world.person()
    world.clock.advance({ minutes: 10 })
    const before = await everything()

    expect((await as(anne).send(clientsCalls.getAvailableClients)).json().code).toBe('TOKEN_EXPIRED')

    expect(await everything()).toEqual(before)
    const { refreshToken, userId } = anne
    expect((await as({ app: world.app }).send(identityCalls.refreshToken, { refreshToken, userId })).statusCode).toBe(
      200,
    )
  })
})

test('a login takes over no session that was laid into the browser', async () => {
  const password = 'une phrase assez longue'
  const anne = await world.person({ passwordHash: await hashPassword(password) })
  const laid = { authorization: String(paul.token), cookie: `__Host-rt=${paul.refreshToken}`, sessionmode: 'cookie' }

  const answer = await as({ app: world.app, headers: laid }).send(identityCalls.login, { mail: anne.mail, password })

  expect(answer.json()).toMatchObject({ userId: anne.userId })
  const sessionIn = (token: unknown) => /k[0-9a-f]{6}\.([0-9a-f-]{36})\./.exec(String(token))?.[1]
  const begun = [sessionIn(answer.json().token), sessionIn(answer.headers['set-cookie'])]
  expect(begun[0]).toBe(begun[1])
  expect([paul.token, anne.token].map(sessionIn)).not.toContain(begun[0])
  expect((await as(anne).send(clientsCalls.getAvailableClients)).json().code).toBe('SESSION_REPLACED')
})

test('tokens are never twice the same', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => world.person()))
  const macs = people.flatMap(({ token, refreshToken }) => [token, refreshToken].map(text => text?.split('.')[4]))

  expect(new Set(macs).size).toBe(40)
  for (const mac of macs) expect(mac).toMatch(/^[\w-]{43}$/)
})
