import { beforeAll, describe, expect, test } from 'vitest'
import { voiceOf } from '#kernel/server/road.ts'
import type { Level, OnElement } from '#kernel/shared/access.ts'
import { type Call, pathParameters } from '#kernel/shared/call.ts'
import { type Asker, as, visitor } from '#kernel/testing/as.ts'
import { declaredCalls } from '#main/calls.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import { sampleInput } from './sample-input.ts'

const world = useWorld()
const calls: { name: string; call: Call }[] = declaredCalls.flatMap(feature =>
  Object.entries(feature).map(([name, call]) => ({ name, call })),
)
const isOf =
  (...kinds: Call['access']['kind'][]) =>
  ({ call }: { call: Call }) =>
    kinds.includes(call.access.kind)
const doublesIn = (words: string[]) => words.filter((word, index) => words.indexOf(word) !== index)

describe('the calls', () => {
  test('are those that the house answers, each by one handler', () => {
    const answered = world.features.flatMap(feature => Object.keys(feature.calls))
    expect(answered.sort()).toEqual(calls.map(({ name }) => name).sort())
    for (const feature of world.features) {
      expect(Object.keys(feature.handlers).sort()).toEqual(Object.keys(feature.calls).sort())
      expect(Object.values(feature.handlers).every(handler => typeof handler === 'function')).toBe(true)
    }
  })

  test('have a name and an address of their own', () => {
    expect(doublesIn(calls.map(({ name }) => name))).toEqual([])
    const shape = ({ method, path }: Call) => `${method} ${path.replace(/:\w+/g, '*')}`
    const addresses = calls.flatMap(({ call }) => [
      shape(call),
      ...(call.path.endsWith('?') ? [shape(call).replace(/\/\*\?$/, '')] : []),
    ])
    expect(doublesIn(addresses.map(address => address.replace(/\?$/, '')))).toEqual([])
  })

  test('say all that they take, and refuse the rest', () => {
    const careless = calls.filter(({ name, call }) => {
      if (pathParameters(call.path).some(parameter => !(parameter in (call.input?.shape ?? {})))) return true
      const more = call.input?.safeParse({ ...sampleInput(name, call), nobodyKnows: 1 })
      return more?.error?.issues.every(({ code }) => code !== 'unrecognized_keys')
    })
    expect(careless.map(({ name }) => name)).toEqual([])
  })

  test('have an example that they accept', () => {
    const withoutExample = calls.filter(
      ({ name, call }) => call.input?.safeParse(sampleInput(name, call)).success === false,
    )
    expect(
      withoutExample.map(({ name }) => name),
      'give one in conformance/sample-input.ts',
    ).toEqual([])
  })

  test('are open to everybody only where it was reviewed', () => {
    const reasons = calls.flatMap(({ name, call }) => (call.access.kind === 'open' ? [[name, call.access.reason]] : []))
    expect(Object.fromEntries(reasons)).toEqual({
      login: 'this is how a person signs in',
      refreshToken: 'the refresh token, in its cookie or in the body, proves the session',
      isApplicationUnderMaintenance: 'a closed product must be able to say that it is closed, to anybody',
      isUnderMaintenance: 'a closed product must be able to say that it is closed, to anybody',
    })
  })

  test('speak with another voice than their access gives only where it was reviewed', () => {
    const unusual = calls.filter(
      ({ call }) => call.voice && call.voice !== voiceOf({ ...call, voice: undefined } as never),
    )
    expect(Object.fromEntries(unusual.map(({ name, call }) => [name, call.voice]))).toEqual({
      login: 'auth',
      refreshToken: 'auth',
      logout: 'auth',
      socketTicket: 'auth',
      getAvailableClients: 'auth',
      getActiveClients: 'auth',
      getUserInfo: 'auth',
      setClient: 'auth',
      unsetClient: 'auth',
      getModules: 'auth',
    })
  })

  test('answer during maintenance only where it was reviewed', () => {
    expect(
      calls
        .filter(({ call }) => call.duringMaintenance)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['isApplicationUnderMaintenance', 'isUnderMaintenance', 'login', 'logout', 'refreshToken'])
  })
})

const everyElement = [
  ...new Set(calls.flatMap(({ call }) => (call.access.kind === 'element' ? call.access.elements : []))),
]
const levelOnAll = (level: Level) => Object.fromEntries(everyElement.map(element => [element, level]))
const withLevel = (client: TestClient, level: Level) =>
  world.person({ in: client, allCompanies: true, rights: levelOnAll(level) })

let own: TestClient
let neighbour: TestClient
let withoutRight: Asker
let withEveryRight: Asker
beforeAll(async () => {
  own = await world.client()
  neighbour = await world.client({ name: 'Bocage' })
  withoutRight = await world.person({ in: own })
  withEveryRight = await withLevel(own, 3)
})

async function refusalOf(asker: Asker, { name, call }: { name: string; call: Call }) {
  const response = await as(asker).send(call, sampleInput(name, call))
  return [response.statusCode, response.statusCode < 300 ? undefined : response.json().code]
}

const needsSession = calls.filter(isOf('signedIn', 'element', 'role'))
const needsRight = calls.filter(isOf('element', 'role'))
const onElement = calls.filter(isOf('element')) as { name: string; call: Call & { access: OnElement } }[]
const inClient = needsSession.filter(
  ({ call }) => call.access.kind === 'element' || ('inClient' in call.access && call.access.inClient),
)

describe('refused', () => {
  test.each(needsSession)('$name, to who has not signed in', async told => {
    expect(await refusalOf(visitor(world.app), told)).toEqual([401, 'TOKEN_EXPIRED'])
    expect(await refusalOf({ app: world.app, token: `${withEveryRight.token}x`, clientId: own.id }, told)).toEqual([
      401,
      'TOKEN_EXPIRED',
    ])
  })

  test.each(needsRight)('$name, to who has no right', async told => {
    expect(await refusalOf(withoutRight, told)).toEqual([403, 'FORBIDDEN'])
  })

  test.each(inClient)('$name, to who belongs to another client or says none', async told => {
    const elsewhere = { ...withEveryRight, clientId: neighbour.id }
    expect(await refusalOf(elsewhere, told)).toEqual([403, 'CLIENT_NOT_ALLOWED'])
    expect(await refusalOf({ ...withEveryRight, clientId: undefined }, told)).toEqual([403, 'CLIENT_NOT_ALLOWED'])
    expect(await refusalOf({ ...withEveryRight, clientId: 'x' }, told)).toEqual([403, 'CLIENT_NOT_ALLOWED'])
  })

  test.each(onElement.filter(({ call }) => call.access.needs > 1))('$name, to one level less', async told => {
    const less = await withLevel(own, (told.call.access.needs - 1) as Level)
    expect(await refusalOf(less, told)).toEqual([403, 'FORBIDDEN'])
  })

  test.each(onElement.filter(({ call }) => call.access.needs > 1))(
    '$name, to who may only read, whatever his rights',
    async told => {
      const reading = await world.person({
        in: own,
        admin: true,
        allCompanies: true,
        readOnly: true,
        rights: levelOnAll(3),
      })
      expect(await refusalOf(reading, told)).toEqual([403, 'FORBIDDEN'])
    },
  )

  test.each(needsRight.filter(isOf('role')))('$name, to who has every right and not the role', async told => {
    expect(await refusalOf(withEveryRight, told)).toEqual([403, 'FORBIDDEN'])
  })
})

test.each(onElement)('$name is let through with the right', async told => {
  const [status] = await refusalOf(withEveryRight, told)
  expect([401, 403, 500]).not.toContain(status)
})
