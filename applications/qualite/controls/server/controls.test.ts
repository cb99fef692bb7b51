import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { emit } from '#kernel/server/events.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { coldRoomIn } from '#qualite/testing/cold-room.ts'
import { notificationsCalls } from '#platform/notifications/notifications.calls.ts'
import { toDoCalls } from '#platform/to-do/to-do.calls.ts'
import { controlPlansCalls } from '../../control-plans/control-plans.calls.ts'
import { controlsElement, validationRight } from '../../control-plans/control-plans-place.model.ts'
import type { ControlDue } from '../control.model.ts'
import { nonConformitiesCalls } from '../../non-conformities/non-conformities.calls.ts'
import { nonConformitiesElement } from '../../non-conformities/non-conformities-place.model.ts'
import { controlsCalls } from '../controls.calls.ts'
import { lotGate } from './lot-gate.ts'
import { tellOverdueJob } from './tell-overdue-job.ts'

const world = useOwnWorld()

let client: TestClient
let companyId: string
let nadia: TestPerson
let paul: TestPerson
const person = (rights: Record<string, Level>) => world.person({ in: client, rights, allCompanies: true })
beforeEach(async () => {
  client = await world.client()
  companyId = client.companies[0]?.id as string
  nadia = await person({ [controlsElement]: 3, [validationRight]: 2 })
  paul = await person({ [controlsElement]: 2 })
})

const { now, today, plan: planOf } = coldRoomIn(world)
const coldRoom = (more: object = {}) => planOf(companyId, more)
const plan = (more: object = {}) => as(nadia).call(controlPlansCalls.createControlPlan, coldRoom(more) as never)
const ofToday = (who = paul) => as(who).call(controlsCalls.getControlsOfDay, { date: today() })
const record = (id: string, more: object = {}, who = paul) =>
  as(who).call(controlsCalls.recordControl, { id, values: [3.9], ...more } as never)
const refusal = async (call: Call, input: object, who = paul) => {
  const answer = await as(who).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.json().code]
}
const refused = (id: string, more: object) => refusal(controlsCalls.recordControl, { id, values: [3.9], ...more })
/** A control that is to be done now. */
const started = async (more: object = {}): Promise<ControlDue> => {
  const { id } = await plan(more)
  return as(paul).call(controlsCalls.startControl, { id })
}

describe('a control', () => {
  test('is recorded with what was read, once; what is wrong is cancelled and done again', async () => {
    const due = await started()
    expect(due).toMatchObject({ state: 'due', canRecord: true, measures: [{ name: 'Température', high: 4 }] })
    expect(await refused(due.id, { values: [3.95] })).toEqual([400, 'INVALID_INPUT'])
    expect(await refused(due.id, { values: [] })).toEqual([400, 'INVALID_INPUT'])
    const [one, other] = await Promise.all([record(due.id), refused(due.id, {})])
    expect(one).toMatchObject({ verdict: 'conform', isLate: false, values: [{ value: 3.9, high: 4 }] })
    expect(other).toEqual([409, 'CONTROL_DONE'])
    const cancelled = await as(paul).call(controlsCalls.cancelControl, { id: one.id, reason: 'Mauvaise sonde' })
    expect(cancelled.cancelledFor).toBe('Mauvaise sonde')
    expect(await refusal(controlsCalls.cancelControl, { id: one.id, reason: 'x' })).toEqual([409, 'CANCELLED_ALREADY'])
    expect((await record(due.id, { values: [4] })).verdict).toBe('conform')
    const found = await as(paul).call(controlsCalls.getControlRecords, { page: 0, size: 10, state: 'cancelled' })
    expect(found.items).toMatchObject([{ id: one.id, cancelledFor: 'Mauvaise sonde' }])
  })

  test('that does not conform says what was done, and at a critical point what becomes of the goods', async () => {
    const due = await started()
    expect(await refused(due.id, { values: [4.1] })).toEqual([400, 'INVALID_INPUT'])
    const correction = 'Consigne à 2 °C'
    expect(await refused(due.id, { values: [4.1], correction })).toEqual([400, 'INVALID_INPUT'])
    expect(await record(due.id, { values: [4.1], correction, fate: 'reworked' })).toMatchObject({
      verdict: 'not_conform',
      correction,
      fate: 'reworked',
    })
    const quality = await person({ [nonConformitiesElement]: 1 })
    const opened = await as(quality).call(nonConformitiesCalls.getNonConformities, { page: 0, size: 10 })
    expect(opened.items).toMatchObject([{ source: 'control', title: 'CCP1 Chambre froide 1', state: 'open' }])
    const other = await started({ code: 'NET1', kind: 'cleaning', corrective: null, measures: [] })
    expect(await refused(other.id, { values: [], isNotApplicable: true })).toEqual([400, 'INVALID_INPUT'])
    expect(await record(other.id, { values: [], isNotConform: true, correction })).toMatchObject({ fate: null })
  })

  test('at a critical point is validated by another person, and changes no more', async () => {
    const { id } = await record((await started()).id, {}, nadia)
    const validate = (who: TestPerson) => refusal(controlsCalls.validateControl, { id }, who)
    expect(await validate(nadia)).toEqual([403, 'FORBIDDEN'])
    expect(await validate(paul)).toEqual([403, 'FORBIDDEN'])
    const claire = await person({ [controlsElement]: 1, [validationRight]: 2 })
    const listed = { page: 0, size: 10, state: 'to_validate' } as const
    expect((await as(claire).call(controlsCalls.getControlRecords, listed)).items).toMatchObject([
      { id, can: { validate: true } },
    ])
    expect((await as(claire).call(controlsCalls.validateControl, { id })).validatedBy).not.toBeNull()
    expect(await validate(claire)).toEqual([409, 'CONTROL_VALIDATED'])
    expect(await refusal(controlsCalls.cancelControl, { id, reason: 'x' }, nadia)).toEqual([409, 'CONTROL_VALIDATED'])
  })

  test('is late after its grace, missed once its day is over, and counted so', async () => {
    await plan({ graceMin: 0 })
    const [due] = (await ofToday()).dues
    if (!due) throw new Error('nothing is due')
    world.clock.advance({ minutes: 5 })
    expect(await record(due.id)).toMatchObject({ isLate: true })
    const again = await as(paul).call(controlsCalls.startControl, { id: due.planId })
    world.clock.advance(now().until(now().add({ days: 1 }).startOfDay().add({ minutes: 1 })))
    const { week, dues } = await ofToday(await person({ [controlsElement]: 1 }))
    expect(week).toMatchObject({ done: 1, late: 1, missed: 1 })
    expect(dues.every(({ canRecord }) => !canRecord)).toBe(true)
    const fresh = await person({ [controlsElement]: 2 })
    expect(await refusal(controlsCalls.recordControl, { id: again.id, values: [3.9] }, fresh)).toEqual([
      409,
      'CONTROL_MISSED',
    ])
  })
})

test('a critical point that nobody controls in time is told once to who manages; who records sees it at home', async () => {
  await plan({ graceMin: 0 })
  const tell = () => tellOverdueJob.run({ ...world.ground, databases: world.databases }, {})
  const told = async (who: TestPerson) =>
    (await as(who).call(notificationsCalls.getNotifications, { userId: who.userId, page: 0, size: 10 })).items.map(
      ({ title }) => title,
    )
  await tell()
  expect(await told(nadia)).toEqual([])
  world.clock.advance({ minutes: 5 })
  await tell()
  await tell()
  expect(await told(nadia)).toEqual(['CCP1 Chambre froide 1 : pas contrôlé'])
  expect(await told(paul)).toEqual([])
  const atHome = async (who: TestPerson) => (await as(who).call(toDoCalls.getToDo, {})).map(({ what }) => what)
  expect(await atHome(paul)).toEqual(['1 contrôle hors délai'])
  const [due] = (await ofToday()).dues
  await record(due?.id as string)
  expect(await atHome(paul)).toEqual([])
  expect(await atHome(nadia)).toEqual(['1 relevé à valider'])
})

describe('a lot', () => {
  const gated = async () => {
    const lot = {
      id: randomUUID(),
      number: 'L26-334-GR-01',
      kind: 'harvest',
      companyId,
      madeAt: world.clock.now().toString(),
    }
    await world.inClient(client, async db => {
      const { id, number, ...made } = lot
      await emit(db, 'atelier.lot-created', { lotIds: [id], numbers: [number], ...made })
    })
    await world.dispatcher.drain()
    return lot
  }
  const missing = (lot: Awaited<ReturnType<typeof gated>>) =>
    world.inClient(client, db => lotGate.missing(db as never, [lot], 'pour'))

  test('of a kind that a plan controls waits until it conforms, or somebody lets it go on', async () => {
    await plan({ weekdays: [], times: [], lotKinds: ['harvest'], code: 'CCP2', label: 'Réception' })
    const lot = await gated()
    expect(await missing(lot)).toEqual([{ lotId: lot.id, planLabel: 'CCP2 Réception' }])
    expect(await missing({ ...lot, kind: 'finished' })).toEqual([])
    const [due] = (await ofToday()).dues
    expect(due).toMatchObject({ lotNumber: lot.number, code: 'CCP2', canRecord: true })
    const wrong = await record(due?.id as string, { values: [9], correction: 'Refroidir', fate: 'held' })
    expect(await missing(lot)).toHaveLength(1)
    await as(paul).call(controlsCalls.cancelControl, { id: wrong.id, reason: 'Sonde mal posée' })
    await record(due?.id as string, { values: [3] })
    expect(await missing(lot)).toEqual([])
  })

  test('that was made before its plan asks for nothing', async () => {
    const lot = await gated()
    world.clock.advance({ minutes: 1 })
    await plan({ weekdays: [], times: [], lotKinds: ['harvest'] })
    expect(await missing(lot)).toEqual([])
    expect((await ofToday()).dues).toEqual([])
  })
})

test('controls are told to nobody without a right there, changed by no reader, and strangers see none', async () => {
  const due = await started()
  const { id } = await record(due.id, {}, nadia)
  const inputs: [Call, object][] = [
    [controlsCalls.getControlsOfDay, { date: today() }],
    [controlsCalls.startControl, { id: due.planId }],
    [controlsCalls.recordControl, { id: due.id, values: [3] }],
    [controlsCalls.cancelControl, { id, reason: 'x' }],
    [controlsCalls.validateControl, { id }],
    [controlsCalls.getControlRecords, { page: 0, size: 10 }],
  ]
  const statusesOf = (who: TestPerson) =>
    Promise.all(inputs.map(async ([call, input]) => (await as(who).send(call, { ...input })).statusCode))
  const nobody = await person({})
  const reader = await person({ [controlsElement]: 1 })
  const neighbour = await world.person({
    in: await world.client(),
    rights: { [controlsElement]: 3, [validationRight]: 2 },
    allCompanies: true,
  })
  expect(new Set(await statusesOf(nobody))).toEqual(new Set([403]))
  expect(await statusesOf(reader)).toEqual([200, 403, 403, 403, 403, 200])
  expect(await statusesOf(neighbour)).toEqual([200, 404, 404, 404, 404, 200])
  expect((await ofToday(neighbour)).dues).toEqual([])
})
