import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { answersWith } from '#kernel/server/answers.ts'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { pseudonymOf } from '#kernel/server/pseudonym.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { errorReportsCalls } from '../error-reports.calls.ts'

const trial = calls('trial/plots', {
  breakDown: {
    method: 'POST',
    path: 'trial/breakDown',
    access: signedIn(),
    input: z.strictObject({ name: z.string(), how: z.string() }),
    answer: nothing,
  },
})

class Broken extends Error {
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

const world = useOwnWorld([
  answersWith<object>()(trial, {
    breakDown: async (_given, { name, how }) => {
      throw new Broken(`no wage for ${name} (marie.caron@essai.example, 1 94 03 99 114 042 57)`, how)
    },
  }),
])

const dorian = () => world.person({ superDev: true })
const breakDown = (person: TestPerson, how: string, name = 'Petit') => as(person).send(trial.breakDown, { name, how })

/** Reports of an errand of this file alone, told apart by its code. */
async function reportsOf(how: string, wish: object = {}) {
  await world.monitor.settle()
  const { items } = await as(await dorian()).call(errorReportsCalls.getErrorReports, {
    page: 0,
    size: 50,
    search: how,
    ...wish,
  })
  return items
}
const reportOf = async (how: string) => {
  const [report] = await reportsOf(how)
  if (!report) throw new Error(`nothing was reported of ${how}`)
  return report
}

describe('an error of the server', () => {
  test('arrives by itself, once for all that happens alike, without anybody in it', async () => {
    const [serres, bocage] = [await world.client({ name: 'Serres du Layon' }), await world.client({ name: 'Bocage' })]
    const [marie, paul] = [await world.person({ in: serres }), await world.person({ in: bocage })]

    const { requestId } = (await breakDown(marie, 'E_WAGE')).json()
    const last = (await breakDown(paul, 'E_WAGE', 'Haddad')).json()
    const [report, ...others] = await reportsOf('E_WAGE')
    const whole = await as(await dorian()).call(errorReportsCalls.getErrorReport, { id: report?.id as string })

    expect(others).toEqual([])
    expect(report).toMatchObject({
      source: 'server',
      call: 'breakDown',
      code: 'E_WAGE',
      count: 2,
      clients: 2,
      state: 'new',
    })
    expect(report?.message).toBe('no wage for ‹sent› (‹mail›, ‹nir›)')
    expect(report?.days.at(-1)).toBe(2)
    expect(report?.lastRequestId).toBe(last.requestId)
    expect(
      whole.occurrences.map(occurrence => [occurrence.requestId, occurrence.client?.name, occurrence.person]),
    ).toEqual(
      expect.arrayContaining([
        [requestId, 'Serres du Layon', pseudonymOf(world.keys, marie.userId)],
        [last.requestId, 'Bocage', pseudonymOf(world.keys, paul.userId)],
      ]),
    )
    expect(whole.touched.map(({ name, times }) => [name, times])).toEqual([
      ['Bocage', 1],
      ['Serres du Layon', 1],
    ])
    expect(whole.frames.join()).toMatch(/breakDown/)
    expect(JSON.stringify(whole)).not.toMatch(/Petit|Haddad|Caron|caron|1 94/)
  })

  test('is another one with another code', async () => {
    const marie = await world.person({ in: await world.client() })
    await breakDown(marie, 'E_FIRST')
    await breakDown(marie, 'E_SECOND')

    expect((await reportOf('E_FIRST')).id).not.toBe((await reportOf('E_SECOND')).id)
  })

  test('stands among the others in any order of the list', async () => {
    const marie = await world.person({ in: await world.client() })
    for (const how of ['E_ORDER_RARE', 'E_ORDER_OFTEN', 'E_ORDER_OFTEN']) await breakDown(marie, how)

    expect((await reportsOf('E_ORDER', { sort: '-count' })).map(({ count }) => count)).toEqual([2, 1])
    expect((await reportsOf('E_ORDER', { sort: 'count' })).map(({ count }) => count)).toEqual([1, 2])
    for (const sort of ['message', 'state', 'clients', 'release'])
      expect(await reportsOf('E_ORDER', { sort })).toHaveLength(2)
  })

  test('that comes ten thousand times is counted, and written in a few rows', async () => {
    const serres = await world.client()
    const before = await rowsWritten()
    for (let number = 0; number < 10_000; number += 1) fail('E_STORM', serres, `p${number % 300}`)
    const { id, count } = await reportOf('E_STORM')

    expect(count).toBe(10_000)
    expect((await rowsWritten()) - before).toBeLessThan(30)
    const [sum] = await ask<{ times: string }>(
      world.installer,
      'select sum(times) as times from platform.error_occurrence where error_report_id = $1',
      [id],
    )
    expect(Number(sum?.times)).toBe(10_000)
  })

  test('is kept while the database is away, and fails no request', async () => {
    const serres = await world.client()
    await ask(world.installer, 'alter table platform.error_report rename to error_report_away')
    fail('E_AWAY', serres)
    await world.monitor.settle()
    await ask(world.installer, 'alter table platform.error_report_away rename to error_report')
    fail('E_AWAY', serres)

    expect((await reportOf('E_AWAY')).count).toBe(2)
  })

  const fail = (how: string, client: TestClient, userId = 'paul') =>
    world.monitor.watch.failed({
      error: new Broken('out of paper', how),
      during: { kind: 'job', name: 'print' },
      clientId: client.id,
      userId,
    })
  const rowsWritten = async () => {
    const [row] = await ask<{ count: string }>(world.installer, 'select count(*) from platform.error_occurrence')
    return Number(row?.count)
  }
})

describe('where a report stands', () => {
  const set = async (id: string, state: 'seen' | 'fixed' | 'ignored') =>
    as(await dorian()).call(errorReportsCalls.setErrorState, { id, state })

  test('is said by those who mend, who see who said it', async () => {
    const marie = await world.person({ in: await world.client() })
    await breakDown(marie, 'E_STATE')
    const { id } = await reportOf('E_STATE')

    await set(id, 'seen')
    const { history, state, fixedIn } = await set(id, 'fixed')

    expect([state, fixedIn]).toEqual(['fixed', expect.stringMatching(/^\d+\./)])
    expect(history.map(event => [event.state, event.by])).toEqual([
      ['fixed', 'Marie Caron'],
      ['seen', 'Marie Caron'],
    ])
    const again = await as(await dorian()).send(errorReportsCalls.setErrorState, { id, state: 'fixed' })
    expect([again.statusCode, again.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'TRANSITION_INVALID', from: 'fixed', to: 'fixed', allowed: ['seen'] }),
    ])
    expect(await reportsOf('E_STATE', { state: 'new' })).toEqual([])
    expect((await reportsOf('E_STATE', { state: 'fixed' })).map(report => report.id)).toEqual([id])
  })

  test('opens again by itself on a newer release, and on no other', async () => {
    const marie = await world.person({ in: await world.client() })
    await breakDown(marie, 'E_BACK')
    const { id } = await reportOf('E_BACK')
    await set(id, 'fixed')
    await breakDown(marie, 'E_BACK')
    expect((await reportOf('E_BACK')).state).toBe('fixed')

    const newer = await world.openAnother({ release: '99.0.0' })
    await as({ ...marie, app: newer.app }).send(trial.breakDown, { name: 'Petit', how: 'E_BACK' })
    await newer.monitor.settle()
    await newer.close()

    const [report] = await reportsOf('E_BACK')
    expect([report?.state, report?.count, report?.lastRelease]).toEqual(['new', 3, '99.0.0'])
    const { history } = await as(await dorian()).call(errorReportsCalls.getErrorReport, { id })
    expect(history[0]).toMatchObject({ state: 'new', by: null, release: '99.0.0' })
  })
})

describe('the reports', () => {
  test('of a client are those that touched it', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    await breakDown(await world.person({ in: serres }), 'E_OWN')

    expect((await reportsOf('E_OWN', { clientId: serres.id })).map(({ code }) => code)).toEqual(['E_OWN'])
    expect(await reportsOf('E_OWN', { clientId: bocage.id })).toEqual([])
  })

  test('are shown to those who run the platform, and refused to everybody else', async () => {
    const admin = await world.person({ in: await world.client(), admin: true })
    await breakDown(admin, 'E_SHOWN')
    const { id } = await reportOf('E_SHOWN')

    const camille = as(await world.person({ superAdmin: true }))
    expect((await camille.call(errorReportsCalls.getErrorReport, { id })).id).toBe(id)
    const refused = [
      await as(admin).send(errorReportsCalls.getErrorReports, { page: 0, size: 10 }),
      await as(admin).send(errorReportsCalls.getErrorReport, { id }),
      await as(admin).send(errorReportsCalls.setErrorState, { id, state: 'seen' }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    expect(
      (await camille.send(errorReportsCalls.getErrorReport, { id: '0198a000-0000-7000-8000-000000000000' })).statusCode,
    ).toBe(404)
    const nowhere = { id: '0198a000-0000-7000-8000-000000000000', state: 'seen' }
    expect((await camille.send(errorReportsCalls.setErrorState, nowhere)).statusCode).toBe(404)
  })
})

describe('an error of a browser', () => {
  const stack = 'at t (https://sillon.example/assets/employees-page-Df3kPq9x.js:1:5120)'
  const tell = (asker = visitor(world.app), told: object = {}) =>
    as(asker).send(errorReportsCalls.clientError, {
      message: 'TypeError: x is not a function',
      release: '0.1.0',
      stack,
      ...told,
    })

  test('is told by anybody, and grouped like the others', async () => {
    const serres = await world.client({ name: 'Serres du Layon' })
    const marie = await world.person({ in: serres })
    const chrome = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/141.0 Safari/537' }
    const message = 'TypeError: wagesOf Caron is not a function'

    expect((await tell(undefined, { message })).statusCode).toBe(204)
    const route = '/RH/salaries/:employeeId/Caron?search=Petit'
    expect((await tell({ ...visitor(world.app), ...marie, headers: chrome }, { message, route })).statusCode).toBe(204)
    const [report] = await reportsOf('wagesOf')
    const whole = await as(await dorian()).call(errorReportsCalls.getErrorReport, { id: report?.id as string })

    expect(report).toMatchObject({
      source: 'browser',
      code: 'TypeError',
      message: 'wagesOf ‹name› is not a function',
      place: 't (assets/employees-page.js)',
      count: 2,
      clients: 1,
    })
    expect(whole.occurrences[0]).toMatchObject({
      client: { name: 'Serres du Layon' },
      person: pseudonymOf(world.keys, marie.userId),
      route: '/RH/salaries/:employeeId/‹name›',
      agent: 'Chrome · Windows',
      release: '0.1.0',
    })
  })

  test('of an answer 500 adds the page to what the server knows, and is no report of its own', async () => {
    const marie = await world.person({ in: await world.client() })
    const { requestId } = (await breakDown(marie, 'E_PAGE')).json()
    await world.monitor.settle()

    await tell(undefined, { message: 'UNEXPECTED E_PAGE', requestId, route: '/rh/salaries/:id' })
    const { id, count } = await reportOf('E_PAGE')

    const { occurrences } = await as(await dorian()).call(errorReportsCalls.getErrorReport, { id })
    expect([count, occurrences.map(({ route }) => route)]).toEqual([1, ['/rh/salaries/:id']])
    expect(await reportsOf('E_PAGE')).toHaveLength(1)
  })

  test('opens nothing again by a release that there is not yet', async () => {
    const message = 'TypeError: frobnicate is not a function'
    await tell(undefined, { message })
    const { id } = await reportOf('frobnicate')
    await as(await dorian()).call(errorReportsCalls.setErrorState, { id, state: 'fixed' })

    await tell(undefined, { message, release: '99.0.0' })

    expect(await reportOf('frobnicate')).toMatchObject({ state: 'fixed', count: 2 })
  })

  test('is heard ten times a minute from one address', async () => {
    const storm = visitor(world.app)
    const answers = []
    for (let number = 0; number < 12; number += 1) answers.push((await tell(storm)).statusCode)

    expect(answers).toEqual([...Array(10).fill(204), 429, 429])
    world.clock.advance({ seconds: 61 })
    expect((await tell(storm)).statusCode).toBe(204)
  })

  test('says nothing but what was asked', async () => {
    const bare = { message: 'Error: x', release: '0.1.0' }
    expect((await as(visitor(world.app)).send(errorReportsCalls.clientError, bare)).statusCode).toBe(204)
    expect((await tell(undefined, { name: 'Paul' })).statusCode).toBe(400)
    expect((await tell(undefined, { requestId: 'not ours' })).statusCode).toBe(400)
  })
})
