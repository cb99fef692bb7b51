import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { esignConfigCalls } from '#platform/esign/esign-config.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { invite } from '#platform/users/testing/people.ts'
import { clientHomeCalls } from '../client-home.calls.ts'

const world = useOwnWorld()

const homeOf = (admin: TestPerson) => as(admin).call(clientHomeCalls.getClientHome, {})
const signaturesOf = (admin: TestPerson) => as(admin).call(clientHomeCalls.getSignatureFigures, {})
const inDays = (days: number) =>
  world.clock
    .now()
    .add({ hours: 24 * days })
    .toString()

const anElement = async () => {
  const [element] = await ask<{ id: number }>(world.installer, 'select id from platform.element order by id limit 1')
  return element?.id as number
}

/** Rights that `from` lends to `to`, on as many elements as asked. */
const lend = (client: TestClient, from: TestPerson, to: TestPerson, endsAt: string, elements = 1) =>
  ask(
    world.installer,
    `insert into platform.right_delegation
       (client_id, delegator_id, delegate_id, element_id, level, starts_at, ends_at, reason, created_by)
     select $1, $2, $3, e.id, 1, $4, $5, 'congés', $2 from platform.element e order by e.id limit $6`,
    [client.id, from.userId, to.userId, inDays(-1), endsAt, elements],
  )

const archive = (client: TestClient, index: number) =>
  ask(world.installer, 'update platform.company set archived_at = now() where id = $1', [client.companies[index]?.id])

describe('the figures of a client', () => {
  test('count its companies, the services of those that live and its people of today', async () => {
    const group = await world.client({ companies: ['Serres', 'Station', 'Ancienne'] })
    const sophie = await world.person({ in: group, admin: true })
    await world.person({ in: group })
    await archive(group, 2)

    const { companies, people } = await homeOf(sophie)

    expect(companies).toEqual({ active: 2, archived: 1, services: 2 })
    expect(people).toEqual({ active: 2, admins: 1, invited: 0, late: 0 })
  })

  test('tell an invitation that waits from one whose link is dead after 72 hours', async () => {
    const group = await world.client()
    const sophie = await world.person({ in: group, admin: true })
    await invite(sophie)
    world.clock.advance({ hours: 73 })
    const back = await world.signIn(sophie)
    await invite(back)

    expect((await homeOf(back)).people).toMatchObject({ invited: 2, late: 1 })
  })

  test('add up the files that are kept for this client alone', async () => {
    const [ours, theirs] = [await world.client(), await world.client()]
    const sophie = await world.person({ in: ours, admin: true })
    const keep = (client: TestClient, size: number) =>
      ask(
        world.installer,
        `insert into kernel.file (client_id, storage_key, name, mime, size, sha256)
         values ($1, gen_random_uuid(), 'contrat.pdf', 'application/pdf', $2, repeat('0', 64))`,
        [client.id, size],
      )
    await keep(ours, 1_200)
    await keep(ours, 3_000_000_000)
    await keep(theirs, 5)

    expect((await homeOf(sophie)).storage).toEqual({ files: 2, size: 3_000_001_200 })
  })
})

describe('the electronic signature of a client', () => {
  const connect = (client: TestClient, name: string, kind: string, state: string, testedAt: string | null) =>
    ask(
      world.installer,
      `with known as (
         insert into platform.external_service (kind, name, hosts) values ($3, $2, '{esign.example}') returning id)
       insert into platform.client_service (client_id, service_id, state, address, tested_at, outcome, failing_since)
       select $1, id, $4, 'https://esign.example', $5, case when $5::timestamptz is not null then 'answered' end,
              case when $4 = 'failing' then now() end
         from known`,
      [client.id, name, kind, state, testedAt],
    )

  test('has everything to be done at first', async () => {
    const sophie = await world.person({ in: await world.client(), admin: true })

    expect(await signaturesOf(sophie)).toEqual({
      hasPassword: false,
      provider: null,
      delegating: 0,
      waiting: 0,
      sealing: 0,
      signed: 0,
      services: [],
    })
  })

  test('tells its password, who seals, who delegates and the third parties that it signs with, its own alone', async () => {
    const [group, neighbour] = [await world.client(), await world.client()]
    const sophie = await world.person({ in: group, admin: true })
    const stranger = await world.person({ in: neighbour, admin: true })
    const password = 'la serre aux tomates'
    await as(sophie).call(esignConfigCalls.createEsignPassword, {
      clientId: group.id,
      password,
      passwordConfirmation: password,
    })
    await ask(
      world.installer,
      `insert into platform.esign_account (client_id, provider, firstname, name, mail)
       values ($1, 'internal', 'Sophie', 'Lemaire', 'signatures@essai.example')`,
      [group.id],
    )
    await ask(
      world.installer,
      `insert into platform.esign_delegation (client_id, document_type_id, user_id)
       select $1, t.id, $2 from platform.document_type t order by t.id limit 2`,
      [group.id, sophie.userId],
    )
    const testedAt = inDays(-1)
    await connect(group, 'Horodatage A', 'timestamp', 'on', testedAt)
    await connect(group, 'Parapheur', 'esign', 'failing', testedAt)
    await connect(group, 'Autre parapheur', 'esign', 'off', null)
    await connect(group, 'Paie', 'payroll', 'on', testedAt)
    await connect(neighbour, 'Parapheur du voisin', 'esign', 'on', testedAt)

    expect(await signaturesOf(sophie)).toMatchObject({
      hasPassword: true,
      provider: 'internal',
      delegating: 1,
      services: [
        { name: 'Horodatage A', state: 'on', testedAt: expect.any(String) },
        { name: 'Parapheur', state: 'failing' },
      ],
    })
    expect((await signaturesOf(sophie)).services).toHaveLength(2)
    expect(await signaturesOf(stranger)).toMatchObject({ hasPassword: false, provider: null, delegating: 0 })
  })
})

describe('delegations that end soon', () => {
  test('come first to end first, one line for what was lent together', async () => {
    const group = await world.client()
    const sophie = await world.person({ in: group, admin: true })
    const marie = await world.person({ in: group })
    const paul = await world.person({ in: group, firstname: 'Paul', name: 'Petit' })
    await lend(group, marie, paul, inDays(5), 3)
    await ask(
      world.installer,
      `insert into platform.configuration_delegation (client_id, user_id, component_id, granted_by, ends_at)
       select $1, $2, c.id, $3, $4 from platform.configuration_component c order by c.id limit 2`,
      [group.id, paul.userId, sophie.userId, inDays(2)],
    )

    const { ending } = await homeOf(sophie)

    expect(ending).toMatchObject({
      total: 2,
      items: [
        { kind: 'configuration', person: { name: 'Petit' }, lender: null, count: 2 },
        { kind: 'rights', person: { name: 'Petit' }, lender: 'Marie Caron', count: 3 },
      ],
    })
  })

  test('leave out what was taken back, what has ended and what lasts', async () => {
    const group = await world.client()
    const sophie = await world.person({ in: group, admin: true })
    const [marie, paul] = [await world.person({ in: group }), await world.person({ in: group })]
    await lend(group, marie, paul, inDays(-0.5))
    await lend(group, marie, paul, inDays(60))
    await lend(group, marie, paul, inDays(3))
    await ask(world.installer, 'update platform.right_delegation set revoked_at = now() where ends_at = $1', [
      inDays(3),
    ])

    expect((await homeOf(sophie)).ending).toEqual({ total: 0, items: [] })
  })
})

describe('the first steps of a new client', () => {
  test('are all to be taken where there is nothing but its admin', async () => {
    const group = await world.client({ companies: [] })
    const sophie = await world.person({ in: group, admin: true, companies: [] })

    expect((await homeOf(sophie)).missing).toEqual(['company', 'service', 'people', 'rights'])
  })

  test('go one by one as they are taken', async () => {
    const group = await world.client()
    const sophie = await world.person({ in: group, admin: true })
    expect((await homeOf(sophie)).missing).toEqual(['people', 'rights'])
    const paul = await world.person({ in: group })
    expect((await homeOf(sophie)).missing).toEqual(['rights'])

    await ask(
      world.installer,
      'insert into platform.user_right (client_id, user_id, element_id, level) values ($1, $2, $3, 1)',
      [group.id, paul.userId, await anElement()],
    )

    expect((await homeOf(sophie)).missing).toEqual([])
  })
})

test('rights that an archived service was given are no rights given', async () => {
  const group = await world.client()
  const sophie = await world.person({ in: group, admin: true })
  await world.person({ in: group })
  await ask(
    world.installer,
    `insert into platform.service_right (client_id, service_id, element_id, level)
     select $1, s.id, $2, 2 from platform.service s where s.client_id = $1 limit 1`,
    [group.id, await anElement()],
  )
  expect((await homeOf(sophie)).missing).toEqual([])

  await ask(world.installer, 'update platform.service set archived_at = now() where client_id = $1', [group.id])

  expect((await homeOf(sophie)).missing).toEqual(['service', 'rights'])
})

test('the home of a client is for its administrators, and tells nothing of another client', async () => {
  const group = await world.client()
  const neighbour = await world.client({ companies: ['Bocage Services', 'Bocage Transports'] })
  const sophie = await world.person({ in: group, admin: true })
  const strangers = [
    await world.person({ in: group }),
    { ...(await world.person({ in: neighbour, admin: true })), clientId: group.id },
    await world.person({ superDev: true }),
    { ...visitor(world.app), clientId: group.id },
  ]

  for (const asked of [clientHomeCalls.getClientHome, clientHomeCalls.getSignatureFigures]) {
    const answers = await Promise.all(strangers.map(person => as(person).send(asked, {})))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 401])
  }
  expect((await homeOf(sophie)).companies.active).toBe(1)
})
