import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { notificationsCalls } from '#platform/notifications/notifications.calls.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import type { ArrivalOutcome } from '../arrival.model.ts'
import { addressOfArrivals, campaignsElement } from '../campaigns-place.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'

const world = useWorld()
const day = (days: number) => world.clock.today().add({ days }).toString()

let serres: TestClient
let marie: TestPerson
let id: string
beforeEach(async () => {
  serres = await world.client()
  marie = await withLevel(2)
  const season = { name: 'Récolte', startsOn: day(-2), endsOn: day(60), note: null }
  id = (await as(marie).call(campaignsCalls.createCampaign, season)).id
})

const withLevel = (level: Level, client = serres) =>
  world.person({ in: client, rights: { [campaignsElement]: level }, allCompanies: true })

/** Somebody whose contract of the season begins on a day. */
async function expected(name: string, days: number) {
  const { id: employeeId } = await hire(world, serres, { name })
  await employ(world, serres, employeeId, { from: day(days), to: day(90) })
  const coming = { siteId: null, positionId: null, arrivalOn: null }
  await as(marie).call(campaignsCalls.addPeopleToCampaign, {
    id,
    employeeIds: [employeeId],
    applicationIds: [],
    coming,
  })
}
const arrivals = (asked: { day?: string } = {}, who = marie) =>
  as(who).call(campaignsCalls.getArrivals, { id, ...asked })
const first = async (asked: { day?: string } = {}) => {
  const [person] = (await arrivals(asked)).people
  if (!person) throw new Error('nobody')
  return person
}
const mark = (of: { id: string; version: number }, arrival: ArrivalOutcome | null, who = marie) =>
  as(who).send(campaignsCalls.markArrival, { id: of.id, version: of.version, arrival })
const board = () => as(marie).call(campaignsCalls.getCampaignBoard, { id })

describe('arrivals', () => {
  test('are told of the next day on which somebody comes, with the days around it', async () => {
    await expected('Petit', 1)
    await expected('Ndiaye', 1)
    await expected('Sanchez', 3)

    const { day: shown, days, people } = await arrivals()

    expect([shown, days]).toEqual([
      day(1),
      [
        { day: day(1), count: 2 },
        { day: day(3), count: 1 },
      ],
    ])
    expect(people.map(({ name, can }) => [name, can.mark])).toEqual([
      ['Ndiaye', false],
      ['Petit', false],
    ])
    expect((await arrivals({ day: day(3) })).people.map(({ name }) => name)).toEqual(['Sanchez'])
  })

  test('say what somebody needs to come and to stay, as it was noted with his answer', async () => {
    await expected('Petit', 1)
    const { id: personId, version } = await first()
    await as(marie).call(campaignsCalls.answerForPerson, {
      id: personId,
      version,
      answer: 'yes',
      arrivalOn: null,
      needsHousing: true,
    })

    expect(await first()).toMatchObject({ needsHousing: true, needsTransport: false })
  })

  test('are marked on their day with the hour, taken back, and marked twice without harm', async () => {
    await expected('Petit', 0)
    const before = await first()

    expect((await mark(before, 'arrived')).json()).toMatchObject({
      arrival: 'arrived',
      arrivalMarkedAt: world.clock.now().round('millisecond').toString(),
    })
    expect((await mark(before, 'arrived')).statusCode).toBe(200)
    expect((await mark(before, 'no_show')).statusCode).toBe(409)
    const marked = await first({ day: day(0) })
    expect((await mark(marked, null)).json()).toMatchObject({ arrival: null, arrivalMarkedAt: null })
  })

  test('of who did not come are missing from the board, which says so', async () => {
    await expected('Petit', 0)
    const present = (await board()).campaign.people
    await mark(await first(), 'no_show')

    const { campaign, toDeclare } = await board()
    const { items } = await as(marie).call(campaignsCalls.getCampaignPeople, { id, page: 0, size: 10 })
    expect([present, campaign.people, toDeclare]).toEqual([1, 0, 0])
    expect(items).toMatchObject([{ name: 'Petit', step: 'declined', waiting: 'no_show' }])
    expect((await arrivals({ day: day(0) })).people).toMatchObject([{ arrival: 'no_show' }])
  })

  test('of who did not come are told once to whoever hires there, but who saw it', async () => {
    const [sophie, reader] = [await withLevel(2), await withLevel(1)]
    await expected('Petit', 0)
    const person = await first()
    await mark(person, 'no_show')
    await mark(person, 'no_show')

    const told = async (who: TestPerson) =>
      (await as(who).call(notificationsCalls.getNotifications, { userId: who.userId, page: 0, size: 10 })).items
    expect(await told(sophie)).toMatchObject([
      { subtitle: expect.stringContaining('Petit'), link: `${addressOfArrivals(id)}?day=${day(0)}` },
    ])
    expect([await told(marie), await told(reader)]).toEqual([[], []])
  })

  test('are not marked before their day', async () => {
    await expected('Petit', 1)
    const refused = await mark(await first(), 'arrived')

    expect([refused.statusCode, refused.json().fields]).toMatchObject([400, [{ field: 'arrival', code: 'too_early' }]])
  })

  test('are read and marked in one’s companies alone, by right', async () => {
    await expected('Petit', 0)
    const person = await first()
    const [reader, nobody, voisin] = [
      await withLevel(1),
      await world.person({ in: serres }),
      await withLevel(3, await world.client()),
    ]
    const read = async (who: TestPerson) => (await as(who).send(campaignsCalls.getArrivals, { id })).statusCode

    expect([await read(reader), await read(nobody), await read(voisin)]).toEqual([200, 403, 404])
    const marks = await Promise.all([reader, nobody, voisin].map(who => mark(person, 'arrived', who)))
    expect(marks.map(({ statusCode }) => statusCode)).toEqual([403, 403, 404])
  })
})
