import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { monitoringCalls } from '../monitoring.calls.ts'

const world = useOwnWorld()

describe('the jobs of the platform', () => {
  test('are shown to those who run it, with when they come back', async () => {
    const jobs = await world.startQueue()

    for (const wish of [{ superDev: true }, { superAdmin: true }]) {
      const shown = await as(await world.person(wish)).call(monitoringCalls.getJobs, {})
      expect(shown).toContainEqual(expect.objectContaining({ name: 'close-ended-sessions', cron: '* * * * *' }))
      expect(shown.map(job => job.name)).toEqual((await jobs.states()).map(job => job.name))
    }
  })

  test('are refused to everybody else, the admin of a client too', async () => {
    const admin = await world.person({ in: await world.client(), admin: true })

    expect((await as(admin).send(monitoringCalls.getJobs)).statusCode).toBe(403)
    expect((await as(visitor(world.app)).send(monitoringCalls.getJobs)).statusCode).toBe(401)
  })
})

describe('a job run by hand', () => {
  const stateOf = async (name: string) =>
    (await as(await world.person({ superDev: true })).call(monitoringCalls.getJobs, {})).find(job => job.name === name)

  test('runs at once and shows how it ended', async () => {
    await world.startQueue()
    const dorian = as(await world.person({ superDev: true }))

    expect((await dorian.send(monitoringCalls.runJob, { name: 'forget-old-reports' })).statusCode).toBe(204)

    await eventually(async () =>
      expect(await stateOf('forget-old-reports')).toMatchObject({ lastState: 'completed', running: 0 }),
    )
    expect((await stateOf('forget-old-reports'))?.lastRunAt).toMatch(/Z$/)
  })

  test('is one that comes back by itself; there is no other', async () => {
    await world.startQueue()
    const dorian = as(await world.person({ superDev: true }))

    const handed = await dorian.send(monitoringCalls.runJob, { name: 'send-identity-mail' })
    expect([handed.statusCode, handed.json().code]).toEqual([400, 'JOB_NOT_SCHEDULED'])
    expect((await dorian.send(monitoringCalls.runJob, { name: 'nothing' })).statusCode).toBe(404)
    expect((await dorian.send(monitoringCalls.retryFailedJobs, { name: 'nothing' })).statusCode).toBe(404)
  })

  test('that was given up is tried again', async () => {
    await world.startQueue()
    await ask(
      world.installer,
      `insert into pgboss.job (name, state, retry_limit, retry_count, completed_on, data)
       values ('forget-drafts', 'failed', 0, 0, now(), '{}')`,
    )
    const dorian = as(await world.person({ superDev: true }))

    expect(await dorian.call(monitoringCalls.retryFailedJobs, { name: 'forget-drafts' })).toEqual({ retried: 1 })

    await eventually(async () =>
      expect(await stateOf('forget-drafts')).toMatchObject({ lastState: 'completed', failed: 0 }),
    )
  })

  test('is refused to the admin of a client', async () => {
    const admin = as(await world.person({ in: await world.client(), admin: true }))
    const refused = [
      await admin.send(monitoringCalls.runJob, { name: 'forget-drafts' }),
      await admin.send(monitoringCalls.retryFailedJobs, { name: 'forget-drafts' }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403])
  })
})

describe('the opening of a module', () => {
  const visitsIn = ({ id }: TestClient) =>
    ask<{ day: string; visits: number }>(
      world.installer,
      'select day::text, visits from platform.module_visit where client_id = $1 order by day',
      [id],
    )
  const open = (person: TestPerson, changed: object = {}) =>
    as(person).send(monitoringCalls.logUserAccessToModule, {
      userId: person.userId,
      clientId: person.clientId,
      applicationId: 8,
      elementId: world.catalogue.idOf('rh'),
      ...changed,
    })

  test('is counted by day', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres })
    const today = world.clock.today()

    expect((await open(marie)).statusCode).toBe(204)
    await open(marie)
    world.clock.advance({ hours: 24 })
    await open(await world.signIn(marie))

    expect(await visitsIn(serres)).toEqual([
      { day: today.toString(), visits: 2 },
      { day: today.add({ days: 1 }).toString(), visits: 1 },
    ])
  })

  test('of somebody else, in another client, of nothing: nothing is said and nothing counted', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const [marie, paul] = [await world.person({ in: serres }), await world.person({ in: serres })]

    const answers = [
      await open(marie, { userId: paul.userId }),
      await open(marie, { clientId: bocage.id }),
      await open(marie, { elementId: 999_999 }),
      await open({ ...marie, clientId: undefined }, { clientId: serres.id }),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204])
    expect([...(await visitsIn(serres)), ...(await visitsIn(bocage))]).toEqual([])
    expect((await as(visitor(world.app)).send(monitoringCalls.logUserAccessToModule)).statusCode).toBe(401)
  })
})
