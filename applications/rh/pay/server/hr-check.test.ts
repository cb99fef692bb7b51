import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { absencesCalls } from '#rh/absences/absences.calls.ts'
import { absencesElement, administrationElement, validationElement } from '#rh/absences/absences-place.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { workingTimeCalls } from '#rh/working-time/working-time.calls.ts'
import { hoursElement } from '#rh/working-time/working-time-place.model.ts'
import { payCalls } from '../pay.calls.ts'
import { hrCheckElement } from '../pay-place.model.ts'

const world = useWorld()
const monday = '2026-06-01'
const tuesday = '2026-06-02'
const week = { isoYear: 2026, isoWeek: 23 }

const withLevel = (client: TestClient, level: Level) =>
  world.person({
    in: client,
    rights: {
      [hrCheckElement]: level,
      [hoursElement]: 3,
      [absencesElement]: 3,
      [validationElement]: 2,
      [administrationElement]: 2,
    },
    allCompanies: true,
  })

/** Under a contract that is signed and declared, for which nothing is to be found. */
async function inOrder(client: TestClient, name: string) {
  const person = await hire(world, client, { name, hired: true })
  await world.databases.transaction('platform', { readOnly: false, clientId: client.id }, (db: RhDb) =>
    db
      .updateTable('rh.employment_contract')
      .set({ signedAt: '2020-01-01T08:00:00Z', declaration: 'accepted' })
      .where('employeeId', '=', person.id)
      .execute(),
  )
  return person
}

async function aWeek(client?: TestClient) {
  const serres = client ?? (await world.client())
  const marie = await withLevel(serres, 3)
  const paul = await inOrder(serres, 'Petit')
  const companyId = serres.companies[0]?.id as string
  const { id } = await as(marie).call(payCalls.openHrCheck, { companyId, monday })
  return { client: serres, marie, paul, companyId, id }
}
const work = (person: TestPerson, employeeId: string, workDate = monday, totalMinutes = 420) =>
  as(person).call(workingTimeCalls.enterHours, {
    entries: [
      {
        clientEntryId: randomUUID(),
        employeeId,
        workDate,
        from: null,
        until: null,
        breakMinutes: 0,
        totalMinutes,
        task: null,
      },
    ],
  })
const isAway = (person: TestPerson, employeeId: string, day: string) =>
  as(person).call(absencesCalls.requestAbsence, {
    employeeId,
    typeCode: 'FORM',
    fromDay: day,
    fromNoon: false,
    toDay: day,
    untilNoon: false,
    privateReason: null,
  })
const checkOf = async (person: TestPerson, companyId: string) =>
  (await as(person).call(payCalls.getHrCheck, { companyId, monday })).check
const peopleOf = async (person: TestPerson, id: string) =>
  (await as(person).call(payCalls.getPeopleOfHrCheck, { id, page: 0, size: 25 })).items
const outcomeOf = async (person: TestPerson, id: string, employeeId: string) =>
  (await as(person).call(payCalls.verifyHr, { id, employeeIds: [employeeId] })).results[0]?.outcome
const stateOf = async (person: TestPerson, id: string) =>
  (await peopleOf(person, id)).map(({ state, isReopened }) => [state, isReopened])

describe('the check of a week by HR', () => {
  test('is begun once, and shows what each worked and was away, with its sums', async () => {
    const { client, marie, paul, companyId, id } = await aWeek()
    await inOrder(client, 'Roy')
    await work(marie, paul.id)
    await isAway(marie, paul.id, tuesday)

    const again = await as(marie).call(payCalls.openHrCheck, { companyId, monday })
    const { companies } = await as(marie).call(payCalls.getHrCheckChoices, {})
    const check = await checkOf(marie, companyId)

    expect([again.id, companies.map(company => company.id)]).toEqual([id, [companyId]])
    expect(check).toMatchObject({ people: 2, counts: { entered: 2 }, sums: { worked: [420, 0, 0, 0, 0, 0, 0] } })
    expect(check?.sums.away).toEqual([0, 100, 0, 0, 0, 0, 0])
    const [petit] = await peopleOf(marie, id)
    expect(petit).toMatchObject({ name: 'Petit', worked: 420, away: 100, state: 'entered' })
    expect(petit?.days[1]).toMatchObject({ worked: 0, away: 100, typeCode: 'FORM' })
  })

  test('that nobody began is none, and one of a week that does not begin on Monday is refused', async () => {
    const { marie, companyId } = await aWeek()

    const { check } = await as(marie).call(payCalls.getHrCheck, { companyId, monday: '2026-06-08' })
    const odd = await as(marie).send(payCalls.openHrCheck, { companyId, monday: tuesday })

    expect([check, odd.statusCode]).toEqual([null, 400])
  })

  test('verifies many at once, and leaves by name whom something blocks', async () => {
    const { client, marie, paul, companyId, id } = await aWeek()
    const former = await hire(world, client, { name: 'Zola' })
    await employ(world, client, former.id, { from: '2026-03-02', to: '2026-05-29' })
    await work(marie, former.id)
    await work(marie, paul.id)

    const { done, results } = await as(marie).call(payCalls.verifyHr, {
      id,
      employeeIds: [paul.id, former.id, randomUUID()],
    })

    expect([done, results.map(({ name, outcome }) => [name, outcome])]).toEqual([
      1,
      [
        ['Petit Paul', 'done'],
        ['Zola Paul', 'anomalies'],
        ['', 'unknown'],
      ],
    ])
    expect(await outcomeOf(marie, id, paul.id)).toBe('nothing')
    const check = await checkOf(marie, companyId)
    expect(check?.counts).toMatchObject({ entered: 1, verified_hr: 1 })
    expect([check?.ready, check?.anomalies[0]]).toMatchObject([[], { name: 'Zola Paul', code: 'work_after_term' }])
  })

  test('lets a justified anomaly pass, until something else is found', async () => {
    const { marie, paul, companyId, id } = await aWeek()
    await work(marie, paul.id, monday, 660)
    const found = (await checkOf(marie, companyId))?.anomalies.find(({ code }) => code === 'day_max')
    const justified = { id, employeeId: paul.id, code: 'day_max', day: monday, found: found?.found ?? '' } as const
    expect(await outcomeOf(marie, id, paul.id)).toBe('anomalies')

    await as(marie).call(payCalls.justifyHrAnomaly, { ...justified, comment: 'Gel annoncé pour la nuit' })
    await as(marie).call(payCalls.justifyHrAnomaly, { ...justified, comment: 'Gel annoncé pour la nuit' })
    const other = await as(marie).send(payCalls.justifyHrAnomaly, {
      ...justified,
      found: '700/600/',
      comment: 'Gel annoncé pour la nuit',
    })

    expect([other.statusCode, other.json().code]).toEqual([409, 'ANOMALY_CHANGED'])
    expect((await peopleOf(marie, id))[0]?.anomalies.at(-1)?.justification?.comment).toBe('Gel annoncé pour la nuit')
    expect(await outcomeOf(marie, id, paul.id)).toBe('done')

    await work(marie, paul.id, monday, 30)
    await world.dispatcher.drain()
    expect(await outcomeOf(marie, id, paul.id)).toBe('anomalies')
  })

  test('is open again for whom alone hours or absences moved', async () => {
    const { client, marie, paul, id } = await aWeek()
    const roy = await inOrder(client, 'Roy')
    await work(marie, paul.id)
    await as(marie).call(payCalls.verifyHr, { id, employeeIds: [paul.id, roy.id] })
    await world.dispatcher.drain()
    expect(await stateOf(marie, id)).toEqual([
      ['verified_hr', false],
      ['verified_hr', false],
    ])

    await as(marie).call(workingTimeCalls.validateHours, { ...week, employeeIds: [paul.id] })
    await world.dispatcher.drain()
    expect(await stateOf(marie, id)).toEqual([
      ['entered', true],
      ['verified_hr', false],
    ])

    await isAway(marie, roy.id, tuesday)
    await world.dispatcher.drain()
    expect((await stateOf(marie, id))[1]).toEqual(['entered', true])
  })

  test('goes one step back with a reason that is kept', async () => {
    const { marie, paul, id } = await aWeek()
    await outcomeOf(marie, id, paul.id)
    const people = { id, employeeIds: [paul.id] }

    const short = await as(marie).send(payCalls.stepBackHr, { ...people, reason: 'Oubli' })
    const back = await as(marie).call(payCalls.stepBackHr, { ...people, reason: 'Pause oubliée le mardi' })
    const again = await as(marie).call(payCalls.stepBackHr, { ...people, reason: 'Pause oubliée le mardi' })

    expect([short.statusCode, back.done, again.results[0]?.outcome]).toEqual([400, 1, 'nothing'])
    expect((await peopleOf(marie, id))[0]).toMatchObject({ state: 'entered', reason: 'Pause oubliée le mardi' })
  })

  test('looks at one site, and not at one of another company', async () => {
    const client = await world.client({ companies: ['Serres', 'Vergers'] })
    const { marie } = await aWeek(client)
    const [serres, vergers] = client.companies.map(company => company.id) as [string, string]
    const site = (companyId: string, name: string) =>
      world.databases.transaction('platform', { readOnly: false, clientId: client.id }, (db: RhDb) =>
        db
          .insertInto('rh.site')
          .values({ companyId, name, color: '#1E6B3A' })
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
    const [own, other] = [await site(serres, 'Saumur'), await site(vergers, 'Angers')]
    const asked = { companyId: serres, monday: '2026-06-08' }

    const refused = await as(marie).send(payCalls.openHrCheck, { ...asked, siteIds: [other.id] })
    await as(marie).call(payCalls.openHrCheck, { ...asked, siteIds: [own.id] })
    const { check } = await as(marie).call(payCalls.getHrCheck, asked)

    expect([refused.statusCode, check?.sites, check?.people]).toEqual([400, ['Saumur'], 0])
  })

  test('is read, made and stepped back by right alone', async () => {
    const { client, paul, companyId, id } = await aWeek()
    const [nobody, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(client, 1),
      await withLevel(client, 2),
    ]
    const people = { id, employeeIds: [paul.id] }
    const justified = { id, employeeId: paul.id, code: 'no_hours', day: monday, found: '5/5/' } as const

    const refused = await Promise.all([
      as(nobody).send(payCalls.getHrCheckChoices, {}),
      as(nobody).send(payCalls.getHrCheck, { companyId, monday }),
      as(nobody).send(payCalls.getPeopleOfHrCheck, { id, page: 0, size: 10 }),
      as(reader).send(payCalls.openHrCheck, { companyId, monday }),
      as(reader).send(payCalls.verifyHr, people),
      as(reader).send(payCalls.justifyHrAnomaly, { ...justified, comment: 'Récupération convenue' }),
      as(writer).send(payCalls.stepBackHr, { ...people, reason: 'Pause oubliée le mardi' }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(403))
  })

  test('of a neighbour, or of a company that is not one’s own, is as if it were not', async () => {
    const { client, paul, companyId, id } = await aWeek()
    const voisin = await withLevel(await world.client(), 3)
    const elsewhere = await world.person({ in: client, rights: { [hrCheckElement]: 3 }, companies: [] })
    const people = { id, employeeIds: [paul.id] }
    const justified = { id, employeeId: paul.id, code: 'no_hours', day: monday, found: '5/5/' } as const

    for (const stranger of [voisin, elsewhere]) {
      const answers = await Promise.all([
        as(stranger).send(payCalls.getHrCheck, { companyId, monday }),
        as(stranger).send(payCalls.openHrCheck, { companyId, monday }),
        as(stranger).send(payCalls.getPeopleOfHrCheck, { id, page: 0, size: 10 }),
        as(stranger).send(payCalls.verifyHr, people),
        as(stranger).send(payCalls.stepBackHr, { ...people, reason: 'Pause oubliée le mardi' }),
        as(stranger).send(payCalls.justifyHrAnomaly, { ...justified, comment: 'Récupération convenue' }),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404))
    }
  })
})
