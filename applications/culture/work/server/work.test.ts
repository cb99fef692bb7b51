import { beforeEach, describe, expect, test } from 'vitest'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { growCrop } from '#culture/testing/grow.ts'
import { workersElement } from '../../workers/worker.model.ts'
import { workersCalls } from '../../workers/workers.calls.ts'
import { workTasksElement } from '../../work-tasks/work-task.model.ts'
import { workTasksCalls } from '../../work-tasks/work-tasks.calls.ts'
import { workCalls } from '../work.calls.ts'
import { hoursApprovalRight, hoursCheckElement, workElement } from '../work-place.model.ts'
import { endForgottenWorkJob } from './end-forgotten-work.ts'

const world = useOwnWorld()
const managing = {
  [workElement]: 3,
  [hoursCheckElement]: 2,
  [hoursApprovalRight]: 2,
  [workersElement]: 3,
  [workTasksElement]: 2,
} as const satisfies Record<string, Level>

let serres: TestClient
let youssef: TestPerson
let leila: TestPerson
let leilaId: string
let mihaiId: string
let taskId: string
let plantingId: string
let rowIds: string[]
let blockId: string

beforeEach(async () => {
  startsAfterNoon()
  serres = await world.client({ companies: ['Serres du Layon', 'Conserverie du Layon'] })
  youssef = await world.person({ in: serres, rights: managing, allCompanies: true })
  leila = await world.person({ in: serres, rights: { [workElement]: 2 }, allCompanies: true })
  const crop = await growCrop(world, serres)
  rowIds = await crop.rows(12)
  blockId = crop.blockId
  leilaId = (await worker('Leïla Haddad', { userId: leila.userId })).id
  mihaiId = (await worker('Mihai Popescu')).id
  const task = { name: 'Effeuillage', unit: 'row', standardPerHour: 11, everyDays: 7, note: null } as const
  taskId = (await as(youssef).call(workTasksCalls.createWorkTask, task)).id
  plantingId = (await as(youssef).call(workCalls.getWorkChoices, {})).crops[0]?.id as string
})

/** Hours before now are hours of the same day, whenever these tests run. */
function startsAfterNoon() {
  const now = world.clock.now().toZonedDateTimeISO(businessZone)
  const noon = now.withPlainTime('12:00')
  if (Temporal.ZonedDateTime.compare(now, noon) < 0) world.clock.advance(now.until(noon))
}

const worker = (name: string, more: object = {}) =>
  as(youssef).call(workersCalls.createWorker, { name, team: 'Nord', badge: null, userId: null, note: null, ...more })

const refusal = async (call: Call, input: object, by = youssef) => {
  const answer = await as(by).send(call, input as Record<string, unknown>)
  const { code, fields } = answer.json()
  return [answer.statusCode, fields?.[0]?.code ?? code]
}
const starting = (workerId: string, more: object = {}) => ({
  workerId,
  taskId,
  plantingId,
  placeIds: [],
  source: 'phone',
  ...more,
})
const start = (workerId: string, more: object = {}, by = youssef) =>
  as(by).call(workCalls.startWork, starting(workerId, more) as never)
const stop = (workerId: string, quantity: number | null = null, more: object = {}, by = youssef) =>
  as(by).call(workCalls.stopWork, { workerId, quantity, ...more } as never)
const ago = (minutes: number) => world.clock.now().subtract({ minutes }).toString()
const dayOf = (workerId: string, by = youssef) => as(by).call(workCalls.getWorkOfWorker, { workerId })
const hours = (by = youssef) => as(by).call(workCalls.getHoursToCheck, {})

/** 46 rows' worth in 3 h 50, on so many rows. */
const leafing = async (workerId = mihaiId, quantity: number | null = 46) => {
  await start(workerId, { happenedAt: ago(240) })
  return stop(workerId, quantity, { happenedAt: ago(10) })
}

describe('work', () => {
  test('is begun and ended by whoever does it, who sees his own pace', async () => {
    const begun = await start(leilaId, { placeIds: rowIds.slice(0, 3), happenedAt: ago(30) }, leila)
    expect(begun).toMatchObject({ task: 'Effeuillage', state: 'running', rows: ['Rang 1', 'Rang 2', 'Rang 3'] })
    const { people } = await as(leila).call(workCalls.getWorkNow, {})
    expect(people).toMatchObject([{ name: 'Leïla Haddad', isOneself: true, running: { id: begun.id } }])
    expect(await stop(leilaId, 3, {}, leila)).toMatchObject({
      state: 'done',
      quantity: 3,
      pace: { perHour: 6, percent: 55 },
    })
    expect((await dayOf(leilaId, leila)).entries).toMatchObject([{ id: begun.id, state: 'done' }])
  })

  test('of 46 rows in 3 h 50 is 12.0 an hour and 109 %, for the person and who manages the workers alone', async () => {
    expect(await leafing()).toMatchObject({ hours: 3.83, pace: { perHour: 12, percent: 109 } })
    const chief = await world.person({
      in: serres,
      rights: { [workElement]: 3, [hoursCheckElement]: 2 },
      allCompanies: true,
    })
    expect((await hours(chief)).people[0]?.entries).toMatchObject([{ quantity: 46, pace: null }])
    expect((await refusal(workCalls.getWorkOfWorker, { workerId: mihaiId }, leila))[0]).toBe(404)
    expect((await as(leila).call(workCalls.getWorkNow, {})).teams).toEqual([])
  })

  test('is told of a team of three, and of no smaller one', async () => {
    const elena = await worker('Elena Ivanova')
    for (const id of [mihaiId, leilaId]) await leafing(id)
    expect((await as(leila).call(workCalls.getWorkNow, {})).teams).toEqual([])
    await leafing(elena.id)
    expect((await as(leila).call(workCalls.getWorkNow, {})).teams).toEqual([
      { team: 'Nord', people: 3, task: 'Effeuillage', hours: 11.5, percent: 109 },
    ])
  })

  test('that runs ends as another begins, and nobody does two things at once', async () => {
    await start(mihaiId, { happenedAt: ago(60) })
    await start(mihaiId, { happenedAt: ago(20) })
    const { entries } = await dayOf(mihaiId)
    expect(entries.map(({ state, endedAt }) => [state, endedAt])).toEqual([
      ['running', null],
      ['done', ago(20)],
    ])
    expect(await refusal(workCalls.startWork, starting(mihaiId, { happenedAt: ago(40) }))).toEqual([
      409,
      'WORK_OVERLAP',
    ])
    const both = await Promise.all([1, 2].map(() => as(youssef).send(workCalls.startWork, starting(leilaId) as never)))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('takes on rows of its crop, and counts no more than were taken on', async () => {
    expect(await refusal(workCalls.startWork, starting(mihaiId, { placeIds: [blockId] }))).toEqual([400, 'unknown'])
    const twice = [rowIds[0], rowIds[0]]
    expect(await refusal(workCalls.startWork, starting(mihaiId, { placeIds: twice }))).toEqual([400, 'twice'])
    await start(mihaiId, { placeIds: rowIds.slice(0, 2), happenedAt: ago(30) })
    expect(await refusal(workCalls.stopWork, { workerId: mihaiId, quantity: 3 })).toEqual([400, 'too_big'])
    await stop(mihaiId, 2)
    expect(await refusal(workCalls.stopWork, { workerId: mihaiId, quantity: 2 })).toEqual([409, 'WORK_NOT_RUNNING'])
  })

  test('is not told days later, nor twice by a phone that tries again', async () => {
    expect(await refusal(workCalls.startWork, starting(mihaiId, { happenedAt: ago(3 * 24 * 60) }))).toEqual([
      400,
      'too_old',
    ])
    const sender = { ...youssef, headers: { 'idempotency-key': crypto.randomUUID() } }
    for (const _ of [1, 2]) await start(mihaiId, { happenedAt: ago(5) }, sender)
    expect((await dayOf(mihaiId)).entries).toHaveLength(1)
    const sentence = 'Effeuillage commence · saisi deux fois'
    await as(youssef).call(workCalls.noteWorkGivenUp, { workerId: mihaiId, sentence })
    expect((await hours()).givenUp).toMatchObject([{ worker: 'Mihai Popescu', sentence }])
  })

  test('whose end nobody told ends in the evening, and as the phone tells it later', async () => {
    await start(mihaiId, { happenedAt: ago(30) })
    for (const _ of [1, 2]) await endForgottenWorkJob.run({ ...world.ground, databases: world.databases }, {})
    const [forgotten] = (await hours()).people[0]?.entries ?? []
    expect(forgotten).toMatchObject({ state: 'done', flags: ['forgotten', 'uncounted'], version: 2 })
    expect(await stop(mihaiId, 4, { happenedAt: ago(15) })).toMatchObject({ endedAt: ago(15), flags: [] })
  })
})

describe('a week', () => {
  test('asks for the rows whose days pass, against who is meant to do them', async () => {
    const [line] = await as(youssef).call(workCalls.getWorkWeek, {})
    expect(line).toMatchObject({ task: 'Effeuillage', rows: 12, rowsDue: 12, hoursNeeded: 1.1, people: 0, version: 0 })
    const plan = { on: world.clock.today().toString(), plantingId, taskId, people: 3, hoursEach: 7, version: 0 }
    expect(await as(youssef).call(workCalls.saveWorkPlan, plan)).toMatchObject({ people: 3, hoursEach: 7, version: 1 })
    expect(await refusal(workCalls.saveWorkPlan, plan)).toEqual([409, 'VERSION_CONFLICT'])
    expect(await as(youssef).call(workCalls.saveWorkPlan, { ...plan, people: 2, version: 1 })).toMatchObject({
      people: 2,
      version: 2,
    })
    expect((await refusal(workCalls.saveWorkPlan, { ...plan, version: 2 }, leila))[0]).toBe(403)
  })

  test('paints a row by the days since its task was done there', async () => {
    await start(mihaiId, { placeIds: rowIds.slice(0, 1), happenedAt: ago(30) })
    await stop(mihaiId, 1)
    const rows = await as(youssef).call(workCalls.getWorkRows, { taskId, plantingId })
    expect(rows.slice(0, 2)).toMatchObject([
      { name: 'Rang 1', days: 0, level: 'fresh' },
      { name: 'Rang 2', days: 60, level: 'late' },
    ])
    expect((await as(youssef).call(workCalls.getWorkWeek, {}))[0]).toMatchObject({ rowsDue: 11, hoursDone: 0.5 })
  })
})

describe('hours', () => {
  test('are approved by block, never one’s own, and all or none', async () => {
    await as(youssef).call(workersCalls.editWorker, {
      ...(await worker('Youssef Benali')),
      userId: youssef.userId,
      archivedAt: undefined,
    } as never)
    const own = (await as(youssef).call(workCalls.getWorkNow, {})).people.find(({ isOneself }) => isOneself)
    const ownEntry = await leafing(own?.id as string)
    const entry = await leafing()
    const both = [ownEntry, entry].map(({ id, version }) => ({ id, version }))
    expect(await refusal(workCalls.approveWork, { entries: both })).toEqual([409, 'SAME_PERSON'])
    const stale = [{ id: entry.id, version: 1 }]
    expect(await refusal(workCalls.approveWork, { entries: stale })).toEqual([409, 'VERSION_CONFLICT'])
    const [, mine] = both
    expect(await as(youssef).call(workCalls.approveWork, { entries: [mine] as never })).toEqual({ approved: 1 })
    expect(await refusal(workCalls.approveWork, { entries: [mine] })).toEqual([409, 'TRANSITION_INVALID'])
  })

  test('go back with a reason, and are done again once corrected', async () => {
    const { id, version } = await leafing()
    const rejected = await as(youssef).call(workCalls.rejectWork, { id, version, sentence: 'Pause oubliée' })
    expect(rejected).toMatchObject({ state: 'rejected', sentence: 'Pause oubliée', can: { approve: false } })
    const fix = {
      id,
      version: rejected.version,
      startedAt: ago(240),
      endedAt: ago(40),
      quantity: 40,
      sentence: 'Une demi-heure de pause',
    }
    expect(await refusal(workCalls.correctWork, { ...fix, endedAt: ago(250) })).toEqual([400, 'before'])
    expect(await refusal(workCalls.correctWork, { ...fix, startedAt: ago(13 * 60) })).toEqual([400, 'too_long'])
    expect(await refusal(workCalls.correctWork, { ...fix, endedAt: ago(-30) })).toEqual([400, 'future'])
    expect(await refusal(workCalls.correctWork, { ...fix, version })).toEqual([409, 'VERSION_CONFLICT'])
    expect(await as(youssef).call(workCalls.correctWork, fix)).toMatchObject({
      state: 'done',
      quantity: 40,
      sentence: 'Une demi-heure de pause',
    })
  })

  test('of a day put those that ask for a look first, and say what the week is of what was planned', async () => {
    await leafing(leilaId)
    await leafing(mihaiId, null)
    const plan = { on: world.clock.today().toString(), plantingId, taskId, people: 3, hoursEach: 7, version: 0 }
    await as(youssef).call(workCalls.saveWorkPlan, plan)
    const day = await hours()
    expect(day.people.map(({ worker: name }) => name)).toEqual(['Mihai Popescu', 'Leïla Haddad'])
    expect(day.week).toEqual({ done: 7.7, planned: 21 })
  })
})

test('work of another company and of a neighbour is as if it were not', async () => {
  const entry = await leafing()
  const elsewhere = await world.person({ in: serres, rights: managing, companies: [1] })
  const neighbour = await world.person({ in: await world.client(), rights: managing, allCompanies: true })
  for (const who of [elsewhere, neighbour]) {
    expect((await hours(who)).people).toEqual([])
    expect((await as(who).call(workCalls.getWorkChoices, {})).crops).toEqual([])
    expect(await as(who).call(workCalls.getWorkWeek, {})).toEqual([])
    expect(await as(who).call(workCalls.getWorkRows, { taskId, plantingId })).toEqual([])
    const { id, version } = entry
    const times = { startedAt: ago(60), endedAt: ago(30), quantity: null, sentence: 'mot' }
    const plan = { on: world.clock.today().toString(), plantingId, taskId, people: 3, hoursEach: 7, version: 0 }
    const refused = [
      await refusal(workCalls.startWork, starting(mihaiId), who),
      await refusal(workCalls.saveWorkPlan, plan, who),
      await refusal(workCalls.correctWork, { id, version, ...times }, who),
      await refusal(workCalls.approveWork, { entries: [{ id, version }] }, who),
      await refusal(workCalls.rejectWork, { id, version, sentence: 'mot' }, who),
    ]
    expect([...new Set(refused.map(([status]) => status))]).toEqual([404])
  }
  const stranger = { workerId: mihaiId, sentence: 'mot', quantity: null }
  const { sentence: _, ...stopping } = stranger
  const refused = [
    await refusal(workCalls.stopWork, stopping, neighbour),
    await refusal(workCalls.getWorkOfWorker, { workerId: mihaiId }, neighbour),
    await refusal(workCalls.noteWorkGivenUp, { workerId: mihaiId, sentence: 'mot' }, neighbour),
  ]
  expect([...new Set(refused.map(([status]) => status))]).toEqual([404])
})

test('work is told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: serres, rights: { 'documents/culture': 3 } })
  const doors = [
    workCalls.getWorkNow,
    workCalls.getWorkOfWorker,
    workCalls.getWorkChoices,
    workCalls.getWorkRows,
    workCalls.startWork,
    workCalls.stopWork,
    workCalls.noteWorkGivenUp,
    workCalls.getWorkWeek,
    workCalls.saveWorkPlan,
    workCalls.getHoursToCheck,
    workCalls.correctWork,
    workCalls.approveWork,
    workCalls.rejectWork,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
