import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from '#rh/testing/hire.ts'
import { accessCalls } from '../access.calls.ts'
import { badgesElement, gateElement } from '../access-place.model.ts'
import { forgetPassagesJob } from '../access.server.ts'

const world = useOwnWorld()

const person = (client: TestClient, badges: Level, gate: Level) =>
  world.person({ in: client, rights: { [badgesElement]: badges, [gateElement]: gate }, allCompanies: true })

let serres: TestClient
let siteId: string
let paul: { id: string }
let sophie: TestPerson
let guard: TestPerson
beforeEach(async () => {
  serres = await world.client({ companies: ['Serres du Layon', 'Station du Layon'] })
  siteId = await siteOf(serres)
  paul = await hire(world, serres, { hired: true, language: 'es' })
  await declared(paul.id)
  sophie = await person(serres, 3, 0)
  guard = await person(serres, 0, 2)
})

const inClient = <Result>(client: TestClient, work: (db: RhDb) => Promise<Result>) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, work)
const siteOf = async (client: TestClient, company = 0) => {
  const companyId = client.companies[company]?.id as string
  const site = { companyId, name: `Serre ${company}`, color: '#1B7046' }
  const { id } = await inClient(client, db =>
    db.insertInto('rh.site').values(site).returning('id').executeTakeFirstOrThrow(),
  )
  return id
}
const declared = (employeeId: string) =>
  inClient(serres, db =>
    db
      .updateTable('rh.employment_contract')
      .set({ declaration: 'accepted' })
      .where('employeeId', '=', employeeId)
      .execute(),
  )
const give = (number?: string) =>
  as(sophie).call(accessCalls.giveBadges, { people: [{ employeeId: paul.id, ...(number && { number }) }] })
const badges = async (more: Partial<SentTo<typeof accessCalls.getPaginatedBadges>> = {}) =>
  (await as(sophie).call(accessCalls.getPaginatedBadges, { page: 0, size: 10, ...more })).items
const move = async (to: 'active' | 'suspended' | 'lost' | 'returned') => {
  const [badge] = await badges()
  return as(sophie).send(accessCalls.moveBadge, { id: badge!.id, to, version: badge!.version })
}
const scan = (number: string, more: Partial<SentTo<typeof accessCalls.scanBadge>> = {}) =>
  as(guard).call(accessCalls.scanBadge, { number, siteId, direction: 'in', ...more })
const today = () => as(guard).call(accessCalls.getGateToday, { siteId })

describe('a badge', () => {
  test('is given once to who is under contract, with a number of its own or that of his card', async () => {
    expect((await as(sophie).call(accessCalls.getPeopleWithoutBadge, {})).map(({ id }) => id)).toEqual([paul.id])

    expect(await give('gr-0412')).toMatchObject([{ employeeId: paul.id, ok: true, message: null }])
    expect(await give()).toMatchObject([{ ok: false, badgeId: null, message: expect.stringContaining('badge') }])

    expect(await badges({ search: 'petit' })).toMatchObject([
      {
        employeeId: paul.id,
        number: 'GR-0412',
        state: 'active',
        isUnderContract: true,
        until: null,
        can: { write: true },
      },
    ])
    expect(await as(sophie).call(accessCalls.getPeopleWithoutBadge, {})).toEqual([])
  })

  test('whose number another has is not given', async () => {
    await give('GR-0412')
    const jeanne = await hire(world, serres, { name: 'Roy', firstname: 'Jeanne', hired: true })

    const [answer] = await as(sophie).call(accessCalls.giveBadges, {
      people: [{ employeeId: jeanne.id, number: 'gr-0412' }],
    })

    expect(answer).toMatchObject({ ok: false, message: 'ce numéro est déjà celui d’un autre badge.' })
  })

  test('is suspended and put back, and once lost is used no more: another may be given', async () => {
    await give()
    expect((await move('suspended')).json().state).toBe('suspended')
    expect((await move('active')).json().state).toBe('active')
    expect((await move('lost')).json().state).toBe('lost')
    expect((await move('active')).json().code).toBe('TRANSITION_INVALID')

    expect(await give()).toMatchObject([{ ok: true }])
    expect((await badges({ state: 'active' })).length).toBe(1)
  })

  test('is refused to who saved from what another has changed since', async () => {
    await give()
    const [badge] = await badges()
    await move('suspended')
    const late = await as(sophie).send(accessCalls.moveBadge, { id: badge!.id, to: 'lost', version: badge!.version })
    expect([late.statusCode, late.json().code]).toEqual([409, 'VERSION_CONFLICT'])
  })

  test('is printed as a card', async () => {
    const [given] = await give()
    const answer = await as(sophie).send(accessCalls.printBadges, { badgeIds: [given!.badgeId!] })
    expect([answer.statusCode, answer.body.slice(0, 5)]).toEqual([200, '%PDF-'])
    await move('lost')
    expect((await as(sophie).send(accessCalls.printBadges, { badgeIds: [given!.badgeId!] })).statusCode).toBe(404)
  })
})

describe('at the gate', () => {
  test('somebody comes in and goes out, and counts as present in between', async () => {
    await give('GR-0412')

    expect(await scan('gr-0412')).toMatchObject({ result: 'granted', reasons: [], firstname: 'Paul', language: 'es' })
    expect(await as(sophie).call(accessCalls.getSitesOfBadges, {})).toMatchObject([{ id: siteId, name: 'Serre 0' }])
    expect(await as(sophie).call(accessCalls.getPeopleOnSite, { siteId })).toMatchObject([{ employeeId: paul.id }])
    expect(await today()).toMatchObject({ entered: 1, left: 0, refused: 0, onSite: 1 })

    world.clock.advance({ minutes: 4 })
    await scan('gr-0412', { direction: 'out' })
    expect(await as(sophie).call(accessCalls.getPeopleOnSite, { siteId })).toEqual([])
    expect((await badges())[0]).toMatchObject({ lastSite: 'Serre 0' })
  })

  test('somebody is refused in his own words, may go out all the same, and is let in by a reason', async () => {
    await give('GR-0412')
    await move('suspended')

    const refused = await scan('GR-0412')
    expect(refused).toMatchObject({
      result: 'refused',
      reasons: ['BADGE_SUSPENDED'],
      said: ['Esta tarjeta está suspendida.'],
    })
    expect(await today()).toMatchObject({ refused: 1, onSite: 0 })

    const asked = { id: refused.id, comment: 'Vu avec la DRH' }
    expect(await as(guard).call(accessCalls.overridePassage, asked)).toMatchObject({ comment: 'Vu avec la DRH' })
    expect((await as(guard).send(accessCalls.overridePassage, asked)).json().code).toBe('TRANSITION_INVALID')
    expect(await today()).toMatchObject({ entered: 1, refused: 0, onSite: 1 })
    world.clock.advance({ minutes: 4 })
    expect(await scan('GR-0412', { direction: 'out' })).toMatchObject({ result: 'granted' })
  })

  test('who is not declared, away, of another company or of nobody is kept out for that', async () => {
    await give('GR-0412')
    const elsewhere = await siteOf(serres, 1)
    expect((await scan('GR-0412', { siteId: elsewhere })).reasons).toEqual(['WRONG_SITE'])
    expect((await scan('0000')).reasons).toEqual(['BADGE_UNKNOWN'])
    await inClient(serres, db => db.updateTable('rh.employment_contract').set({ declaration: 'to_do' }).execute())
    expect((await scan('GR-0412')).reasons).toEqual(['DPAE_NOT_ACCEPTED'])
    await inClient(serres, db =>
      db.updateTable('rh.employment_contract').set({ state: 'cancelled' }).where('employeeId', '=', paul.id).execute(),
    )
    expect((await scan('GR-0412')).reasons).toEqual(['NO_CONTRACT'])
  })

  test('a passage that was seen without network is noted at its hour, once', async () => {
    await give('GR-0412')
    const happenedAt = world.clock.now().subtract({ hours: 2 }).toString()
    const scanned = { number: 'GR-0412', siteId, direction: 'in' as const, happenedAt }
    const tablet = { ...guard, headers: { 'idempotency-key': crypto.randomUUID() } }

    const [first, again] = [
      await as(tablet).call(accessCalls.scanBadge, scanned),
      await as(tablet).call(accessCalls.scanBadge, scanned),
    ]

    expect(again).toEqual(first)
    const log = await as(sophie).call(accessCalls.getPaginatedPassages, { page: 0, size: 10, siteId })
    expect(log.items.map(({ at }) => Temporal.Instant.from(at).epochMilliseconds)).toEqual([
      Temporal.Instant.from(happenedAt).epochMilliseconds,
    ])
  })

  test('who never left is told the next day, and counted on the site no more', async () => {
    await give('GR-0412')
    await scan('GR-0412')
    world.clock.advance({ hours: 20 })
    guard = await person(serres, 0, 2)

    expect(await today()).toMatchObject({ onSite: 0, withoutExit: [{ employeeId: paul.id }] })
  })

  test('passages are forgotten after three months', async () => {
    await give('GR-0412')
    await scan('GR-0412')
    const forget = () => forgetPassagesJob.run({ ...world.ground, databases: world.databases }, {})
    const kept = () => inClient(serres, db => db.selectFrom('rh.passage').select('id').execute())

    await forget()
    expect((await kept()).length).toBe(1)
    world.clock.advance({ hours: 24 * 93 })
    await forget()
    expect(await kept()).toEqual([])
  })
})

test('is closed to who has no right on it, and to neighbours', async () => {
  const [given] = await give('GR-0412')
  const { id } = await scan('0000')
  const badgeId = given!.badgeId!
  const read = [
    accessCalls.getPaginatedBadges,
    accessCalls.getSitesOfBadges,
    accessCalls.getPeopleOnSite,
    accessCalls.getPaginatedPassages,
    accessCalls.getSitesOfGates,
    accessCalls.getGateToday,
  ]
  const written = [
    accessCalls.getPeopleWithoutBadge,
    accessCalls.giveBadges,
    accessCalls.moveBadge,
    accessCalls.printBadges,
    accessCalls.scanBadge,
    accessCalls.overridePassage,
  ]
  const [nobody, reader] = [await person(serres, 0, 0), await person(serres, 1, 1)]
  expect(await statusesOf(nobody, [...read, ...written])).toEqual([...read, ...written].map(() => 403))
  expect(await statusesOf(reader, written)).toEqual(written.map(() => 403))

  const neighbour = await person(await world.client(), 3, 3)
  const seen = { page: 0, size: 10 }
  expect(await as(neighbour).call(accessCalls.getSitesOfGates, {})).toEqual([])
  expect(await as(neighbour).call(accessCalls.getSitesOfBadges, {})).toEqual([])
  expect(await as(neighbour).call(accessCalls.getPeopleWithoutBadge, {})).toEqual([])
  expect((await as(neighbour).call(accessCalls.getPaginatedBadges, seen)).items).toEqual([])
  expect((await as(neighbour).call(accessCalls.getPaginatedPassages, seen)).items).toEqual([])
  const [answer] = await as(neighbour).call(accessCalls.giveBadges, { people: [{ employeeId: paul.id }] })
  expect(answer?.ok).toBe(false)
  const closed = [
    await as(neighbour).send(accessCalls.getPeopleOnSite, { siteId }),
    await as(neighbour).send(accessCalls.getGateToday, { siteId }),
    await as(neighbour).send(accessCalls.moveBadge, { id: badgeId, to: 'lost', version: 1 }),
    await as(neighbour).send(accessCalls.printBadges, { badgeIds: [badgeId] }),
    await as(neighbour).send(accessCalls.scanBadge, { number: 'GR-0412', siteId, direction: 'in' }),
    await as(neighbour).send(accessCalls.overridePassage, { id, comment: 'Vu avec la DRH' }),
  ]
  expect(closed.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
})
