import { beforeAll, describe, expect, test } from 'vitest'
import type { Level, OnElement } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
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
