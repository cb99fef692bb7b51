import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { standingCalls } from '#platform/users/standing.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { countEntitiesJob } from '../figures.server.ts'
import { evolution, lastPeriods, periodsBefore } from '../counted-entity.model.ts'
import { elementsCalls } from '../elements.calls.ts'
import { figuresCalls } from '../figures.calls.ts'

const world = useOwnWorld()

const day = (text: string) => Temporal.PlainDate.from(text)
const superDev = () => world.person({ superDev: true })

describe('the clients of an element', () => {
  test('are those with a ceiling of 1 or more, as long as they are active', async () => {
    const dorian = await superDev()
    const { id } = await as(dorian).call(elementsCalls.getElementByPath, { path: 'atelier/pesee' })
    const count = async () => {
      const figures = await as(dorian).call(figuresCalls.getNumberOfClientsForElements, { applicationId: 1 })
      return figures.find(({ elementId }) => elementId === id)?.clients ?? 0
    }
    const before = await count()
    const [open, closed] = [await world.client(), await world.client()]
    await world.client({ status: 'inactive' })
    await world.inClient(closed, db =>
      db.updateTable('platform.client_right').set({ ceiling: 0 }).where('elementId', '=', id).execute(),
    )

    expect(await count()).toBe(before + 1)
    expect(open.id).not.toBe(closed.id)
  })
})

describe('the loss of an element', () => {
  async function twoCompanies() {
    const serres = await world.client({ name: 'Serres de la perte', companies: ['Serres', 'Vergers'] })
    const person = (wish: Parameters<typeof world.person>[0]) => world.person({ in: serres, companies: [], ...wish })
    return { serres, person }
  }

  /** The evaluator's own word, person by person. */
  async function mayOpen({ id: clientId }: TestClient, people: TestPerson[], element: number) {
    const camille = await world.person({ superAdmin: true })
    let count = 0
    for (const { userId } of people) {
      const asked = { user: userId, client: clientId, element }
      if ((await as(camille).call(standingCalls.canUserAccessElement, asked)).allowed) count += 1
    }
    return count
  }

  test('counts in each client the people whom the evaluation lets in, and names the client', async () => {
    const dorian = await superDev()
    const { id } = await as(dorian).call(elementsCalls.getElementByPath, { path: 'atelier/pesee' })
    const { serres, person } = await twoCompanies()
    const granted = await person({ rights: { 'atelier/pesee': 2 } })
    const lent = await person({})
    const people = [
      await person({ admin: true }),
      granted,
      lent,
      await person({ companies: [0] }),
      await person({ companies: [1] }),
      await person({ companies: [0, 1] }),
      await person({ rights: { 'atelier/stock': 3 } }),
    ]
    const bounded = await person({ companies: [0] })
    people.push(bounded)
    await world.inClient(serres, async db => {
      const services = await db.selectFrom('platform.service').select(['id', 'companyId']).execute()
      for (const service of services)
        await db
          .insertInto('platform.service_right')
          .values({ serviceId: service.id, elementId: id, level: 1 })
          .execute()
      const vergers = serres.companies[1]?.id as string
      await db.insertInto('platform.company_right').values({ elementId: id, companyId: vergers, ceiling: 0 }).execute()
      await db.insertInto('platform.user_right').values({ userId: bounded.userId, elementId: id, ceiling: 0 }).execute()
      const now = world.clock.now()
      await db
        .insertInto('platform.right_delegation')
        .values({
          delegatorId: granted.userId,
          delegateId: lent.userId,
          elementId: id,
          level: 1,
          startsAt: now.subtract({ hours: 1 }).toString(),
          endsAt: now.add({ hours: 1 }).toString(),
          reason: 'Congés',
          createdBy: granted.userId,
        })
        .execute()
    })

    const loss = await as(dorian).call(figuresCalls.getLossOfElement, { id })

    const expected = await mayOpen(serres, people, id)
    expect(expected).toBe(5)
    expect(loss.clients.find(client => client.id === serres.id)).toEqual({
      id: serres.id,
      name: 'Serres de la perte',
      people: expected,
    })
    world.clock.advance({ hours: 2 })
    const later = await as(await world.signIn(dorian)).call(figuresCalls.getLossOfElement, { id })
    expect(later.clients.find(client => client.id === serres.id)?.people).toBe(4)
  })

  test('is that of all that is below it', async () => {
    const dorian = await superDev()
    const stock = await as(dorian).call(elementsCalls.getElementByPath, { path: 'atelier/stock' })
    const { serres, person } = await twoCompanies()
    await person({ rights: { 'atelier/stock/brut': 1 } })

    const loss = await as(dorian).call(figuresCalls.getLossOfElement, { id: stock.id })

    expect(loss.elements).toBeGreaterThan(2)
    expect(loss.clients.find(client => client.id === serres.id)?.people).toBe(1)
    expect((await as(dorian).send(figuresCalls.getLossOfElement, { id: 2_000_000_000 })).statusCode).toBe(404)
  })
})

describe('the count of what came to be', () => {
  const count = async (
    entity: 'clients' | 'bugReports' | 'users' | 'logins' | 'documents' | 'errors',
    period: 'day' | 'week',
  ) => (await as(await superDev()).call(figuresCalls.countEntityForPeriodOfTime, { entity, period })).value

  test('is that of the last periods, of what belongs to no client at once', async () => {
    const today = world.clock.today()
    const [today0, week0] = [await count('clients', 'day'), await count('clients', 'week')]
    const { id } = await world.client()
    const at = today.subtract({ days: 3 }).toZonedDateTime('Europe/Paris').add({ hours: 9 }).toInstant().toString()
    await ask(world.installer, 'update platform.client set created_at = $2 where id = $1', [id, at])

    expect([(await count('clients', 'day')) - today0, (await count('clients', 'week')) - week0]).toEqual([0, 1])
    expect(await count('users', 'week')).toBeGreaterThanOrEqual(0)
    expect(await count('logins', 'week')).toBeGreaterThanOrEqual(0)
  })

  test('is that of the job for what clients keep, in all of them together, however often it runs', async () => {
    const at = world.clock.today().toZonedDateTime('Europe/Paris').add({ hours: 1 }).toInstant().toString()
    for (const client of [await world.client(), await world.client()]) {
      const { userId } = await world.person({ in: client })
      await ask(
        world.installer,
        `insert into platform.bug_report (client_id, user_id, title, description, release, created_at)
         values ($1, $2, 'Essai', 'Essai', '1', $3)`,
        [client.id, userId, at],
      )
    }
    expect(await count('bugReports', 'day')).toBe(0)

    const run = () => countEntitiesJob.run({ ...world.ground, databases: world.databases }, {})
    await run()
    await run()

    expect(await count('bugReports', 'day')).toBe(2)
    expect(await count('documents', 'day')).toBe(0)
  })

  test('is that of every time that an error came, and outlives the occurrences', async () => {
    const at = world.clock.now().toString()
    const [report] = await ask<{ id: string }>(
      world.installer,
      `insert into platform.error_report
         (fingerprint, source, call, code, place, message, first_at, last_at, first_release, last_release)
       values ('essai', 'server', 'login', 'INTERNAL', 'login.ts', 'Essai', $1, $1, '1', '1') returning id`,
      [at],
    )
    await ask(
      world.installer,
      `insert into platform.error_occurrence (error_report_id, at, times, release) values ($1, $2, 3, '1'), ($1, $2, 2, '1')`,
      [report?.id, at],
    )

    await countEntitiesJob.run({ ...world.ground, databases: world.databases }, {})
    await ask(world.installer, 'delete from platform.error_occurrence', [])

    expect(await count('errors', 'day')).toBe(5)
  })

  test('compares the last periods with as many before, and gives no percentage of nothing', async () => {
    const dorian = await superDev()
    await ask(
      world.installer,
      `insert into platform.entity_count (entity, day, value)
       select 'documents', $1::date - back, value from (values (1, 6), (8, 4)) as told (back, value)`,
      [world.clock.today().toString()],
    )
    const since = (entity: 'documents' | 'envelopes') =>
      as(dorian).call(figuresCalls.getPercentageEvolutionOfEntitySince, { entity, period: 'week', count: 1 })

    expect(await since('documents')).toEqual({ percent: 50, from: 4, to: 6 })
    expect(await since('envelopes')).toEqual({ percent: null, from: 0, to: 0 })
  })

  test('knows no other entity and no other period', async () => {
    const dorian = await superDev()
    const asked = [
      { entity: 'employees', period: 'day' },
      { entity: 'clients', period: 'century' },
    ]

    for (const input of asked) {
      expect((await as(dorian).send(figuresCalls.countEntityForPeriodOfTime, input)).statusCode).toBe(400)
      const evolved = await as(dorian).send(figuresCalls.getPercentageEvolutionOfEntitySince, { ...input, count: 1 })
      expect(evolved.statusCode).toBe(400)
    }
  })
})

test('periods are whole days that end today', () => {
  const week = lastPeriods(day('2026-11-20'), 'week', 2)

  expect([week.from, week.until].map(String)).toEqual(['2026-11-07', '2026-11-21'])
  const before = periodsBefore(week, 'week', 2)
  expect([before.from, before.until].map(String)).toEqual(['2026-10-24', '2026-11-07'])
  expect([evolution(3, 4), evolution(4, 3), evolution(0, 9)]).toEqual([33.3, -25, null])
})

test('figures of the platform are for those who run it', async () => {
  const sophie = await world.person({ in: await world.client(), admin: true })
  const asked = [
    [figuresCalls.getNumberOfClientsForApplications, {}],
    [figuresCalls.getNumberOfClientsForElements, { applicationId: 1 }],
    [figuresCalls.getLossOfElement, { id: 1000 }],
    [figuresCalls.countEntityForPeriodOfTime, { entity: 'clients', period: 'day' }],
    [figuresCalls.getPercentageEvolutionOfEntitySince, { entity: 'clients', period: 'day', count: 1 }],
  ] as const

  for (const [call, input] of asked) expect((await as(sophie).send(call, input)).statusCode).toBe(403)
})
