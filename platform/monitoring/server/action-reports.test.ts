import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { open, reads, signedIn, writes } from '#kernel/shared/access.ts'
import { answersWith } from '#kernel/server/answers.ts'
import { pseudonymOf } from '#kernel/server/pseudonym.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import { actionReportsCalls } from '../action-reports.calls.ts'
import { forgetOldReportsJob } from './forget-old-reports-job.ts'

const staff = 'rh/gestion_du_personnel/salaries'
const trial = calls('trial/plots', {
  hire: {
    method: 'POST',
    path: 'trial/hire',
    access: writes(staff),
    input: z.strictObject({ name: z.string() }),
    answer: nothing,
  },
  look: { method: 'GET', path: 'trial/look', access: reads(staff), answer: nothing },
  keepAlive: { method: 'POST', path: 'trial/keepAlive', access: signedIn(), unattended: true, answer: nothing },
  apply: { method: 'POST', path: 'trial/apply', access: open('a test'), answer: nothing },
})

const world = useOwnWorld([
  answersWith<object>()(trial, {
    hire: async () => undefined,
    look: async () => undefined,
    keepAlive: async () => undefined,
    apply: async () => undefined,
  }),
])

const dorian = async () => as(await world.person({ superDev: true }))

async function actionsIn({ id: clientId }: TestClient, wish: object = {}) {
  await world.monitor.settle()
  return (await (await dorian()).call(actionReportsCalls.getActionReports, { page: 0, size: 50, clientId, ...wish }))
    .items
}

describe('what people do', () => {
  test('is noted after the answer: the write, where, how it ended, and who by his pseudonym', async () => {
    const serres = await world.client({ name: 'Serres du Layon' })
    const marie = await world.person({ in: serres, rights: { [staff]: 2 } })

    await as(marie).call(trial.look, {})
    await as(marie).call(trial.hire, { name: 'Petit' })
    await as(marie).call(trial.keepAlive, {})

    const actions = await actionsIn(serres)
    expect(actions).toEqual([
      expect.objectContaining({
        call: 'hire',
        application: 'RH',
        element: 'Salariés',
        client: { id: serres.id, name: 'Serres du Layon' },
        person: pseudonymOf(world.keys, marie.userId),
        status: 204,
        support: false,
      }),
    ])
    expect(JSON.stringify(actions)).not.toMatch(/Caron|Petit/)
  })

  test('counts when it was refused, reading too', async () => {
    const serres = await world.client()
    const paul = await world.person({ in: serres })

    await as(paul).send(trial.look)
    await as(paul).send(trial.hire, { name: 'Petit' })

    expect((await actionsIn(serres, { only: 'refused' })).map(({ call, status }) => [call, status])).toEqual([
      ['hire', 403],
      ['look', 403],
    ])
    expect(await actionsIn(serres, { only: 'slow' })).toEqual([])
    expect(await actionsIn(serres, { search: 'hire' })).toHaveLength(1)
  })

  test('is noted of who names a client that is not his, without the name of that client', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres, rights: { [staff]: 2 } })

    const answer = await as({ ...marie, clientId: bocage.id }).send(trial.look)

    expect([answer.statusCode, answer.json().code]).toEqual([403, 'CLIENT_NOT_ALLOWED'])
    await world.monitor.settle()
    const page = { page: 0, size: 50, only: 'refused' } as const
    const { items } = await (await dorian()).call(actionReportsCalls.getActionReports, page)
    const ofMarie = items.filter(({ person }) => person === pseudonymOf(world.keys, marie.userId))
    expect(ofMarie).toMatchObject([{ call: 'look', status: 403, client: null }])
    expect(await actionsIn(bocage)).toEqual([])
  })

  test('is marked when those who run the platform do it in a client', async () => {
    const serres = await world.client()
    await (await dorian()).call(actionReportsCalls.getActionFigures, { clientId: serres.id })
    const { id } = (await world.person({ in: serres })) && serres
    await as(await world.person({ superAdmin: true })).send(trial.hire, { name: 'Petit' })
    const supported = {
      isAct: true,
      status: 200,
      ms: 3,
      name: 'import',
      caller: undefined,
      clientId: id,
      elements: [],
      isSupport: true,
    }
    world.monitor.watch.answered(supported)

    expect((await actionsIn(serres)).map(({ call, support }) => [call, support])).toEqual([['import', true]])
  })

  test('is noted of visitors who were let in, and of nobody who was not', async () => {
    const before = await count()
    await as(visitor(world.app)).call(trial.apply, {})
    await as(visitor(world.app)).send(trial.hire, { name: 'Petit' })
    await world.monitor.settle()

    expect((await count()) - before).toBe(1)
  })

  test('waits for a database that is away, and fails no request meanwhile', async () => {
    const serres = await world.client()
    const marie = as(await world.person({ in: serres, rights: { [staff]: 2 } }))
    await world.monitor.settle()
    await ask(world.installer, 'alter table platform.action_event rename to action_event_away')

    const answers = []
    for (let number = 0; number < 3; number += 1)
      answers.push((await marie.send(trial.hire, { name: 'Petit' })).statusCode)
    await world.monitor.settle()
    await ask(world.installer, 'alter table platform.action_event_away rename to action_event')

    expect(answers).toEqual([204, 204, 204])
    expect(await actionsIn(serres)).toHaveLength(3)
  })

  const count = async () =>
    Number((await ask<{ count: string }>(world.installer, 'select count(*) from platform.action_event'))[0]?.count)
})

describe('the figures of a day', () => {
  test('tell by application and hour what was done, what takes longest and what is refused', async () => {
    const serres = await world.client()
    const marie = as(await world.person({ in: serres, rights: { [staff]: 2 } }))
    const paul = as(await world.person({ in: serres }))
    await marie.call(trial.hire, { name: 'Petit' })
    await marie.call(trial.hire, { name: 'Haddad' })
    await paul.send(trial.hire, { name: 'Roux' })
    await world.monitor.settle()

    const figures = await (await dorian()).call(actionReportsCalls.getActionFigures, { clientId: serres.id })

    expect(figures).toMatchObject({ total: 3, refused: 1, failed: 0, mostRefused: [{ call: 'hire', refused: 1 }] })
    expect(figures.slowest).toEqual([{ call: 'hire', total: 3, p95: expect.any(Number) }])
    expect(figures.applications).toMatchObject([{ id: 8, name: 'RH', total: 3, refused: 1 }])
    expect(figures.applications[0]?.hours).toHaveLength(24)
    expect(figures.applications[0]?.hours.at(-1)).toBe(3)
  })
})

describe('the reports', () => {
  test('are refused to everybody but those who run the platform', async () => {
    const admin = as(await world.person({ in: await world.client(), admin: true }))
    const refused = [
      await admin.send(actionReportsCalls.getActionReports, { page: 0, size: 10 }),
      await admin.send(actionReportsCalls.getActionFigures),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403])
    expect(
      (await as(await world.person({ superAdmin: true })).send(actionReportsCalls.getActionFigures)).statusCode,
    ).toBe(200)
  })

  test('are kept for a year, and the program can take away none that is younger', async () => {
    const serres = await world.client()
    const old = `insert into platform.action_event (at, client_id, call, status, ms)
      values (now() - interval '370 days', $1, 'old', 200, 1), (now() - interval '360 days', $1, 'young', 200, 1)`
    await ask(world.installer, old, [serres.id])

    await forgetOldReportsJob.run({ ...world.ground, databases: world.databases }, {})
    await ask(world.addresses.platform, 'delete from platform.action_event')

    expect((await actionsIn(serres)).map(({ call }) => call)).toEqual(['young'])
    await expect(ask(world.addresses.platform, `update platform.action_event set ms = 0`)).rejects.toThrow(
      'permission denied',
    )
    await expect(ask(world.addresses.app, 'select 1 from platform.action_event')).rejects.toThrow('permission denied')
  })
})
