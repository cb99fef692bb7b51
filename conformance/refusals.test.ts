import { beforeAll, describe, expect, test } from 'vitest'
import type { Level, OnElement, Role } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { type Asker, as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { declaredCalls } from '#main/calls.ts'
import { identityCalls } from '#platform/identity/identity.calls.ts'
import { hashPassword } from '#platform/identity/identity.server.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import { exampleOf } from './example-of.ts'

const world = useOwnWorld()
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

/** What is refused changes nobody: who is alike is the same person in every test. */
function once<Of, Made>(make: (of: Of) => Promise<Made>) {
  const made = new Map<string, Promise<Made>>()
  return (of: Of) => {
    const key = JSON.stringify(of)
    const known = made.get(key) ?? make(of)
    made.set(key, known)
    return known
  }
}

let own: TestClient
let neighbour: TestClient
let withoutRight: Asker
let withEveryRight: Asker
let withTicketOnly: Asker
/** Asks a second factor of all its people. */
let strict: TestClient
beforeAll(async () => {
  own = await world.client()
  neighbour = await world.client({ name: 'Bocage' })
  withoutRight = await world.person({ in: own })
  withEveryRight = await withLevel(own, 3)
  strict = await world.client({ name: 'Layon' })
  await ask(world.installer, 'update platform.client set mfa_required = true where id = $1', [strict.id])
  withTicketOnly = { app: world.app, token: await ticketOfExpired('une phrase à remplacer') }
})

/** What a person holds whose password must be replaced first. */
async function ticketOfExpired(password: string) {
  const { mail, userId } = await world.person({ in: own, passwordHash: await hashPassword(password) })
  await ask(world.installer, `update platform.credential set must_change = 'first' where user_id = $1`, [userId])
  const answer = await as(visitor(world.app)).call(identityCalls.login, { mail, password })
  return 'ticket' in answer ? answer.ticket : undefined
}

const withLevelOnly = once((level: Level) => withLevel(own, level))
const whoOnlyReads = once<void, Asker>(() =>
  world.person({ in: own, admin: true, allCompanies: true, readOnly: true, rights: levelOnAll(3) }),
)

const superRoles = (roles: readonly Role[]) => ({
  superAdmin: roles.includes('superAdmin'),
  superDev: roles.includes('superDev'),
})

const provedLongAgo = once(async (roles: readonly Role[]) => {
  const everything = { allCompanies: true, rights: levelOnAll(3), admin: true, ...superRoles(roles) }
  const person = await world.person({ in: own, ...everything })
  await ask(
    world.installer,
    `update platform.session set authenticated_at = authenticated_at - interval '5 min' where user_id = $1`,
    [person.userId],
  )
  return person
})

const withoutSecondFactor = once(async (roles: readonly Role[]) => {
  const person = await world.person({ in: strict, admin: true, ...superRoles(roles) })
  await ask(
    world.installer,
    `insert into platform.company_manager (client_id, user_id, company_id) values ($1, $2, $3)`,
    [strict.id, person.userId, strict.companies[0]?.id],
  )
  await ask(world.installer, 'update platform.service_user set manager = true where user_id = $1', [person.userId])
  return person
})

async function refusalOf(asker: Asker, { name, call }: { name: string; call: Call }) {
  const response = await as(asker).send(call, exampleOf(name, call))
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
    expect(await refusalOf(withTicketOnly, told)).toEqual([401, 'TOKEN_EXPIRED'])
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
    const less = await withLevelOnly((told.call.access.needs - 1) as Level)
    expect(await refusalOf(less, told)).toEqual([403, 'FORBIDDEN'])
  })

  test.each(onElement.filter(({ call }) => call.access.needs > 1))(
    '$name, to who may only read, whatever his rights',
    async told => {
      expect(await refusalOf(await whoOnlyReads(), told)).toEqual([403, 'FORBIDDEN'])
    },
  )

  test.each(needsRight.filter(isOf('role')))('$name, to who has every right and not the role', async told => {
    expect(await refusalOf(withEveryRight, told)).toEqual([403, 'FORBIDDEN'])
  })

  test.each(needsSession.filter(({ call }) => call.fresh))(
    '$name, to who proved himself five minutes ago',
    async told => {
      const { access } = told.call
      const person = await provedLongAgo(access.kind === 'role' ? access.roles : [])
      expect(await refusalOf(person, told)).toEqual([409, 'REAUTH_REQUIRED'])
    },
  )

  test.each(needsSession.filter(isOf('role')))(
    '$name, to whose role asks a second factor that he has not given',
    async told => {
      const { roles } = told.call.access as { roles: readonly Role[] }
      const person = await withoutSecondFactor(roles)
      expect(await refusalOf(person, told)).toEqual([409, 'MFA_REQUIRED'])
    },
  )
})

test.each(onElement)('$name is let through with the right', async told => {
  const [status] = await refusalOf(withEveryRight, told)
  expect([401, 403, 500]).not.toContain(status)
})
