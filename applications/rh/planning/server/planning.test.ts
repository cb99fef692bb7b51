import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { notificationsCalls } from '#platform/notifications/notifications.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from '#rh/testing/hire.ts'
import { hireForeigner } from '#rh/testing/hire-foreigner.ts'
import { planningCalls } from '../planning.calls.ts'
import { forcingElement, planningElement, publishingElement } from '../planning-place.model.ts'

const world = useWorld()
const week = { isoYear: 2026, isoWeek: 23 }
const monday = '2026-06-01'
const morning = {
  workDate: monday,
  from: '08:00',
  until: '12:00',
  breakMinutes: 0,
  positionId: null,
  unitId: null,
}

const leader = (client: TestClient, { publishes = 2, forces = 0 }: { publishes?: Level; forces?: Level } = {}) =>
  world.person({
    in: client,
    rights: { [planningElement]: 3, [publishingElement]: publishes, [forcingElement]: forces },
    allCompanies: true,
  })
const aCompany = async () => {
  const client = await world.client()
  const company = { companyId: client.companies[0]?.id as string }
  return { client, company, marie: await leader(client), paul: await hire(world, client, { hired: true }) }
}
type Shift = SentTo<typeof planningCalls.writeShifts>['added'] extends readonly (infer One)[] | undefined ? One : never
const plan = async (person: TestPerson, ...shifts: (Partial<Shift> & { employeeId: string })[]) => {
  const added = shifts.map(shift => ({ ...morning, clientShiftId: randomUUID(), ...shift }))
  const { results } = await as(person).call(planningCalls.writeShifts, { added })
  return results.map(({ outcome }) => outcome)
}
const weekOf = async (person: TestPerson, asked: Partial<SentTo<typeof planningCalls.getPlanningWeek>> = {}) =>
  (await as(person).call(planningCalls.getPlanningWeek, { ...week, page: 0, size: 25, ...asked })).items
const isHimself = (client: TestClient, employeeId: string, { userId }: TestPerson) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, async (db: RhDb) => {
    const { mail } = await db
      .selectFrom('platform.user')
      .select('mail')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    await db.updateTable('rh.employee').set({ workMail: mail }).where('id', '=', employeeId).execute()
  })

const newsOf = async (person: TestPerson) => {
  const asked = { userId: person.userId, page: 0, size: 10 }
  return (await as(person).call(notificationsCalls.getNotifications, asked)).items.map(({ title }) => title)
}

describe('the plan of a week', () => {
  test('holds shifts that never cover each other, and writes what was sent twice once', async () => {
    const { marie, paul } = await aCompany()
    const shift = { employeeId: paul.id, clientShiftId: randomUUID() }

    const outcomes = [
      ...(await plan(marie, shift, { employeeId: paul.id, from: '11:00', until: '13:00' })),
      ...(await plan(marie, shift, { employeeId: randomUUID() })),
    ]

    expect(outcomes).toEqual(['done', 'overlap', 'done', 'unknown'])
    expect(await weekOf(marie)).toMatchObject([{ id: paul.id, minutes: 240, state: 'draft', findings: [] }])
  })

  test('tells a day that the law finds too long', async () => {
    const { marie, paul } = await aCompany()

    await plan(marie, { employeeId: paul.id, from: '06:00', until: '18:00', breakMinutes: 30 })

    expect((await weekOf(marie))[0]?.findings).toEqual([
      { rule: 'day_max', level: 'block', day: monday, value: 690, limit: 600, what: null },
    ])
  })

  test('tells who is away, who may not work and who lacks what his position asks for', async () => {
    const { client, company, marie, paul } = await aCompany()
    const karim = await hireForeigner(world, client, { hired: true, permit: { to: '2026-05-31' } })
    await world.databases.transaction('platform', { readOnly: false, clientId: client.id }, async (db: RhDb) => {
      await db
        .insertInto('rh.absence')
        .values({
          ...company,
          employeeId: paul.id,
          typeCode: 'CP',
          state: 'approved',
          requestedBy: marie.userId,
          fromAt: `${monday} 00:00`,
          toAt: `${monday} 12:00`,
          hundredths: 50,
        })
        .execute()
      const { id: skillId } = await db
        .insertInto('rh.skill')
        .values({ family: 'know_how', name: 'Taille' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { positionId } = await db
        .selectFrom('rh.employment_contract')
        .select('positionId')
        .where('employeeId', '=', karim.id)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('rh.position_skill')
        .values({ positionId: positionId as string, skillId, minLevel: 2, mandatory: true })
        .execute()
    })

    await plan(marie, { employeeId: paul.id }, { employeeId: paul.id, from: '13:00', until: '17:00' })
    await plan(marie, { employeeId: karim.id })

    const said = new Map((await weekOf(marie)).map(({ id, findings }) => [id, findings]))
    expect(said.get(paul.id)).toMatchObject([{ rule: 'absence', level: 'block', day: monday }])
    expect(said.get(karim.id)?.map(({ rule, what }) => [rule, what])).toEqual([
      ['permit', null],
      ['skill', 'Taille'],
    ])
  })

  test('is changed unless somebody saved since', async () => {
    const { marie, paul } = await aCompany()
    await plan(marie, { employeeId: paul.id })
    const [{ id = '', version = 0 } = {}] = (await weekOf(marie))[0]?.shifts ?? []
    const change = { ...morning, until: '13:00', id, version }
    const sent = async (input: SentTo<typeof planningCalls.writeShifts>) =>
      (await as(marie).call(planningCalls.writeShifts, input)).results[0]?.outcome

    expect(await sent({ edited: [change] })).toBe('done')
    expect(await sent({ edited: [change] })).toBe('changed-since')
    expect(await sent({ removed: [{ id, version: version + 1 }] })).toBe('done')
    expect((await weekOf(marie))[0]?.shifts).toEqual([])
  })

  test('is measured against what each place needs', async () => {
    const { client, company, marie, paul } = await aCompany()
    await plan(marie, { employeeId: paul.id })
    const positionId = await world.databases.transaction(
      'platform',
      { readOnly: true, clientId: client.id },
      async (db: RhDb) => (await db.selectFrom('rh.position').select('id').executeTakeFirstOrThrow()).id,
    )
    const need = { ...company, siteId: null, unitId: null, positionId, from: '07:00', until: '15:00', days: [monday] }
    const needs = async () => (await as(marie).call(planningCalls.getNeedsOfWeek, week)).needs

    await as(marie).call(planningCalls.writeNeeds, { ...need, quantity: 2 })
    await as(marie).call(planningCalls.writeNeeds, { ...need, quantity: 3 })

    const [told] = await needs()
    expect(told).toMatchObject({ quantity: 3, planned: 1, day: monday })
    await as(marie).call(planningCalls.removeNeed, { id: told?.id ?? '', version: told?.version ?? 0 })
    expect(await needs()).toEqual([])
  })

  test('is copied to another week once', async () => {
    const { company, marie, paul } = await aCompany()
    await plan(marie, { employeeId: paul.id })
    const copy = () => as(marie).call(planningCalls.copyWeek, { from: week, to: { ...week, isoWeek: 24 }, ...company })

    expect([await copy(), await copy()]).toEqual([
      { copied: 1, left: 0 },
      { copied: 0, left: 1 },
    ])
    expect((await weekOf(marie, { isoWeek: 24 }))[0]?.shifts).toMatchObject([{ workDate: '2026-06-08', from: '08:00' }])
  })
})

describe('a published week', () => {
  test('is read by whom it concerns, who never sees a draft; moved since, it says so', async () => {
    const { client, company, marie, paul } = await aCompany()
    const himself = await world.person({ in: client })
    await isHimself(client, paul.id, himself)
    await plan(marie, { employeeId: paul.id })
    const own = () => as(himself).call(planningCalls.getOwnPlanning, week)
    expect((await own()).shifts).toEqual([])

    const { id: publicationId } = await as(marie).call(planningCalls.publishWeek, { ...week, ...company })
    await as(himself).call(planningCalls.readPlanning, { publicationId })
    expect(await newsOf(himself)).toEqual(['Votre planning de la semaine 23 est publié'])

    expect((await own()).shifts).toMatchObject([{ workDate: monday, isChanged: false }])
    const { publications } = await as(marie).call(planningCalls.getNeedsOfWeek, week)
    expect(publications).toMatchObject([{ people: 1, read: 1, unread: [] }])
    const [{ id = '', version = 0 } = {}] = (await weekOf(marie))[0]?.shifts ?? []
    await as(marie).call(planningCalls.writeShifts, { edited: [{ ...morning, until: '13:00', id, version }] })
    expect((await own()).shifts).toMatchObject([{ until: '13:00', isChanged: true }])
    expect(await newsOf(himself)).toContain('Votre planning de la semaine 23 a changé')
    const stranger = await as(marie).send(planningCalls.readPlanning, { publicationId })
    expect(stranger.statusCode).toBe(404)
  })

  test('passes a limit of law only by who may, with a reason', async () => {
    const { client, company, marie, paul } = await aCompany()
    const chief = await leader(client, { forces: 2 })
    await plan(marie, { employeeId: paul.id, from: '06:00', until: '18:00', breakMinutes: 30 })
    const publish = (person: TestPerson, reason?: string) =>
      as(person).send(planningCalls.publishWeek, { ...week, ...company, ...(reason && { reason }) })

    const preview = await as(marie).call(planningCalls.getWeekToPublish, { ...week, ...company })
    expect(preview).toMatchObject({ shifts: 1, people: 1, blocking: 1, can: { force: false } })
    const red = await publish(marie)
    expect([red.statusCode, red.json().code]).toEqual([400, 'PUBLISH_RED'])
    expect((await publish(marie, 'Gel annoncé la nuit')).statusCode).toBe(403)
    expect((await publish(chief, 'Gel annoncé la nuit')).statusCode).toBe(200)
    expect((await publish(chief, 'Gel annoncé la nuit')).statusCode).toBe(409)
  })
})

describe('plans', () => {
  test('are closed to who has no right', async () => {
    const { client, company, paul } = await aCompany()
    const reader = await world.person({ in: client, rights: { [planningElement]: 1 }, allCompanies: true })
    const nobody = await world.person({ in: client })
    const status = async (person: TestPerson, ...[call, input]: Parameters<ReturnType<typeof as>['send']>) =>
      (await as(person).send(call, input)).statusCode

    expect(await status(nobody, planningCalls.getPlanningWeek, { ...week, page: 0, size: 25 })).toBe(403)
    expect(await status(nobody, planningCalls.getNeedsOfWeek, week)).toBe(403)
    expect(await status(nobody, planningCalls.getPlanningChoices)).toBe(403)
    expect(await status(reader, planningCalls.getPlanningChoices)).toBe(200)
    const added = [{ ...morning, clientShiftId: randomUUID(), employeeId: paul.id }]
    expect(await status(reader, planningCalls.writeShifts, { added })).toBe(403)
    const need = { ...company, siteId: null, unitId: null, positionId: randomUUID(), from: '07:00', until: '15:00' }
    expect(await status(reader, planningCalls.writeNeeds, { ...need, quantity: 2, days: [monday] })).toBe(403)
    expect(await status(reader, planningCalls.removeNeed, { id: randomUUID(), version: 1 })).toBe(403)
    const weeks = { from: week, to: { ...week, isoWeek: 24 } }
    expect(await status(reader, planningCalls.copyWeek, { ...weeks, ...company })).toBe(403)
    expect(await status(reader, planningCalls.getWeekToPublish, { ...week, ...company })).toBe(403)
    expect(await status(reader, planningCalls.publishWeek, { ...week, ...company })).toBe(403)
  })

  test('of a neighbour are as if they were not', async () => {
    const [{ marie, paul }, { company: theirs, marie: neighbour }] = [await aCompany(), await aCompany()]
    await plan(marie, { employeeId: paul.id })

    expect(await plan(neighbour, { employeeId: paul.id })).toEqual(['unknown'])
    expect((await weekOf(neighbour)).map(({ id }) => id)).not.toContain(paul.id)
    const theirWeek = await as(marie).send(planningCalls.publishWeek, { ...week, ...theirs })
    expect(theirWeek.statusCode).toBe(404)
  })
})
