import { describe, expect, test } from 'vitest'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { notificationsCalls } from '#platform/notifications/notifications.calls.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { hrEventsCalls } from '../hr-events.calls.ts'
import { hrEventsElement } from '../hr-events-place.model.ts'
import { followHrEventsJob } from '../hr-events.server.ts'

const world = useOwnWorld()

const person = (client: TestClient, level: 1 | 2 | 3, more: Record<string, 1 | 2 | 3> = {}) =>
  world.person({ in: client, rights: { [hrEventsElement]: level, ...more }, allCompanies: true })
const today = () => world.clock.today()
const follow = () => followHrEventsJob.run({ ...world.ground, databases: world.databases }, {})
const day = (days: number) => today().add({ days }).toString()

type Fields = SentTo<typeof hrEventsCalls.createHrEvent>
const training = (client: TestClient, employeeIds: string[], more: Partial<Fields> = {}): Fields => ({
  kind: 'training',
  title: 'Gestes et postures',
  companyId: client.companies[0]?.id ?? '',
  siteId: null,
  fromDay: day(3),
  toDay: day(3),
  fromTime: '09:00',
  toTime: '12:00',
  employeeIds,
  note: null,
  reminderDays: [],
  ...more,
})
const seen = async (by: TestPerson, from: number, to: number) =>
  as(by).call(hrEventsCalls.getHrEvents, { from: day(from), to: day(to) })
const aClient = async () => {
  const client = await world.client()
  return { client, hr: await person(client, 2), paul: await hire(world, client, { hired: true }) }
}

describe('what contracts bring', () => {
  test('arrivals, ends of contract and years of service are found on their days, and move with their contract', async () => {
    const { client, hr } = await aClient()
    const lea = await hire(world, client, { name: 'Roy', firstname: 'Léa' })
    await employ(world, client, lea.id, { from: day(2), to: day(40) })
    const old = await hire(world, client, { name: 'Weiss', firstname: 'Ida' })
    await employ(world, client, old.id, {
      from: today().subtract({ years: 5 }).add({ days: 4 }).toString(),
      family: 'permanent',
    })

    const found = (await seen(hr, 0, 60)).filter(({ people }) => people[0]?.name !== 'Petit')
    expect(found.map(({ kind, fromDay, years, people }) => [kind, fromDay, years, people[0]?.name])).toEqual([
      ['arrival', day(2), null, 'Roy'],
      ['seniority', day(4), 5, 'Weiss'],
      ['contract_end', day(40), null, 'Roy'],
    ])
    expect(found.every(({ isFound, state }) => isFound && state === 'planned')).toBe(true)
  })

  test('a contract that follows another without a break is no arrival', async () => {
    const { client, hr } = await aClient()
    const lea = await hire(world, client, { name: 'Roy' })
    await employ(world, client, lea.id, { from: day(-30), to: day(4) })
    await employ(world, client, lea.id, { from: day(5), to: day(60) })

    expect((await seen(hr, 0, 10)).map(({ kind }) => kind)).toEqual(['contract_end'])
  })

  test('one of no concern is left with a reason; said again, the last word holds', async () => {
    const { client, hr } = await aClient()
    const lea = await hire(world, client, { name: 'Roy' })
    await employ(world, client, lea.id, { from: day(2), to: day(40) })
    const [arrival] = await seen(hr, 2, 2)
    const asked = { sourceKind: 'arrival', sourceId: arrival?.sourceId ?? '', day: day(2) } as const

    const refused = await as(hr).send(hrEventsCalls.markHrEvent, { ...asked, said: { mark: 'ignored', reason: null } })
    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'said.reason'])
    const left = await as(hr).call(hrEventsCalls.markHrEvent, {
      ...asked,
      said: { mark: 'ignored', reason: 'Reporté' },
    })
    expect([left.state, left.note]).toEqual(['ignored', 'Reporté'])
    const done = await as(hr).call(hrEventsCalls.markHrEvent, { ...asked, said: { mark: 'done', reason: null } })
    expect([done.state, done.note]).toEqual(['done', null])
    expect(
      (await as(hr).send(hrEventsCalls.markHrEvent, { ...asked, day: day(3), said: { mark: 'done', reason: null } }))
        .statusCode,
    ).toBe(404)
  })
})

describe('what somebody plans', () => {
  test('stands on its days with its people, is changed by one at a time, and ends once', async () => {
    const { client, hr, paul } = await aClient()
    const made = await as(hr).call(hrEventsCalls.createHrEvent, training(client, [paul.id]))
    expect([made.people[0]?.firstname, made.fromTime, made.state]).toEqual(['Paul', '09:00', 'planned'])
    const read = { id: made.id, version: made.version }

    const moved = await as(hr).call(hrEventsCalls.editHrEvent, {
      ...read,
      event: training(client, [paul.id], { fromDay: day(4), toDay: day(5) }),
    })
    expect((await seen(hr, 5, 5)).map(({ id }) => id)).toEqual([made.id])
    expect((await as(hr).send(hrEventsCalls.finishHrEvent, read)).json().code).toBe('VERSION_CONFLICT')
    const done = await as(hr).call(hrEventsCalls.finishHrEvent, { id: made.id, version: moved.version })
    expect([done.state, done.can.edit]).toEqual(['done', false])
    expect((await as(hr).send(hrEventsCalls.cancelHrEvent, { id: made.id, version: done.version })).json().code).toBe(
      'EVENT_ENDED',
    )
  })

  test('is refused backwards, with half an hour said, with people of another company', async () => {
    const { client, hr, paul } = await aClient()
    const stranger = await hire(world, client, { company: null })
    const fieldOf = async (more: Partial<Fields>) => {
      const answer = await as(hr).send(hrEventsCalls.createHrEvent, training(client, [paul.id], more))
      return [answer.statusCode, answer.json().fields[0].field]
    }
    expect(await fieldOf({ toDay: day(2) })).toEqual([400, 'toDay'])
    expect(await fieldOf({ toTime: null })).toEqual([400, 'toTime'])
    expect(await fieldOf({ employeeIds: [stranger.id] })).toEqual([400, 'employeeIds'])
    expect(await fieldOf({ siteId: client.id })).toEqual([400, 'siteId'])
    const asked = await as(hr).send(hrEventsCalls.getHrEvents, { from: day(0), to: day(500) })
    expect([asked.statusCode, asked.json().fields[0].code]).toEqual([400, 'PERIOD_TOO_LONG'])
  })

  test('of somebody else is changed by who manages alone', async () => {
    const { client, hr, paul } = await aClient()
    const [other, manager] = [await person(client, 2), await person(client, 3)]
    const { id, version } = await as(hr).call(hrEventsCalls.createHrEvent, training(client, [paul.id]))

    expect((await as(other).send(hrEventsCalls.cancelHrEvent, { id, version })).statusCode).toBe(403)
    expect((await as(manager).call(hrEventsCalls.cancelHrEvent, { id, version })).state).toBe('cancelled')
  })

  test('is told its owner on the days he asked, once, and missed a week after', async () => {
    const { client, hr, paul } = await aClient()
    const made = await as(hr).call(
      hrEventsCalls.createHrEvent,
      training(client, [paul.id], { fromDay: day(1), toDay: day(1), reminderDays: [1] }),
    )
    await follow()
    await follow()

    const { items } = await as(hr).call(notificationsCalls.getNotifications, { userId: hr.userId, page: 0, size: 10 })
    expect(items.map(({ title }) => title)).toEqual(['Demain : Gestes et postures'])
    world.clock.advance({ hours: 24 * 12 })
    await follow()
    const later = await person(client, 2)
    expect(
      (await as(later).call(hrEventsCalls.getHrEventsLeftOpen, {})).filter(({ isFound }) => !isFound),
    ).toMatchObject([{ id: made.id, state: 'missed' }])
  })
})

test('events are read, planned and dealt with by right alone, and those of a neighbour are as if they were not', async () => {
  const { client, hr, paul } = await aClient()
  const { id, version } = await as(hr).call(hrEventsCalls.createHrEvent, training(client, [paul.id]))
  const neighbour = await world.client()
  const stranger = await person(neighbour, 3)
  const reader = await person(client, 1)
  const nobody = await world.person({ in: client })

  expect(await seen(stranger, 0, 60)).toEqual([])
  expect(
    (await as(stranger).send(hrEventsCalls.editHrEvent, { id, version, event: training(neighbour, [paul.id]) }))
      .statusCode,
  ).toBe(404)
  expect((await as(stranger).send(hrEventsCalls.finishHrEvent, { id, version })).statusCode).toBe(404)
  expect((await as(stranger).send(hrEventsCalls.cancelHrEvent, { id, version })).statusCode).toBe(404)
  const read = [hrEventsCalls.getHrEvents, hrEventsCalls.getHrEventsLeftOpen, hrEventsCalls.getHrEventChoices]
  const written = [
    hrEventsCalls.getPeopleForHrEvent,
    hrEventsCalls.createHrEvent,
    hrEventsCalls.editHrEvent,
    hrEventsCalls.finishHrEvent,
    hrEventsCalls.cancelHrEvent,
    hrEventsCalls.markHrEvent,
  ]
  expect(await statusesOf(nobody, [...read, ...written])).toEqual([...read, ...written].map(() => 403))
  expect(await statusesOf(reader, written)).toEqual(written.map(() => 403))
  expect((await as(reader).call(hrEventsCalls.getHrEventChoices, {})).companies.every(({ canPlan }) => !canPlan)).toBe(
    true,
  )
  const found = await as(hr).call(hrEventsCalls.getPeopleForHrEvent, {
    companyId: client.companies[0]?.id ?? '',
    search: 'paul',
  })
  expect(found.map(({ id: found }) => found)).toEqual([paul.id])
})
