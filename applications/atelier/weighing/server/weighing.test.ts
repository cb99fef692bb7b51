import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { openWorkshop, type TestWorkshop } from '#atelier/testing/workshop.ts'
import { weighingCalls } from '../weighing.calls.ts'
import { averageRight, manualRight, weighingElement } from '../weighing-place.model.ts'

const world = useWorld()

let serres: TestClient
let marie: TestPerson
let workshop: TestWorkshop
let lot: { id: string; number: string }
const rights = { [weighingElement]: 3, [manualRight]: 2, [averageRight]: 2 } as const
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
  marie = await world.person({ in: serres, rights, allCompanies: true })
  lot = await workshop.receive(500_000)
})

const weighing = (more: object = {}) => ({ lotId: lot.id, grossKg: 12.3, source: 'keyboard', ...more })
const record = (more: object = {}, person = marie) =>
  as(person).call(weighingCalls.recordWeighing, weighing(more) as never)
const refusal = async (call: Call, input: object, person = marie) => {
  const answer = await as(person).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.json().code]
}
const refused = (more: object, person = marie) => refusal(weighingCalls.recordWeighing, weighing(more), person)
const crate = (more: object = {}) =>
  as(marie).call(weighingCalls.createContainer, {
    workshopId: workshop.workshopId,
    use: 'crate',
    code: 'VERTE',
    name: 'Caisse verte',
    tareKg: 1.85,
    ...more,
  } as never)
const scale = (more: object = {}) =>
  as(marie).call(weighingCalls.createScale, {
    workshopId: workshop.workshopId,
    code: 'Q1',
    name: 'Balance Q1',
    maxKg: 1500,
    stepKg: 0.1,
    ...more,
  } as never)
const clerk = () => world.person({ in: serres, rights: { [weighingElement]: 2 }, allCompanies: true })

describe('a weight', () => {
  test('is less what it stands in and on, whatever the tare becomes', async () => {
    const green = await crate()
    const pallet = await crate({ use: 'support', code: 'PAL', name: 'Palette', tareKg: 22 })
    const wish = { grossKg: 612.3, crateId: green.id, crates: 48, supportId: pallet.id }
    const weighed = await record(wish)
    expect(weighed).toMatchObject({ tareKg: 110.8, netKg: 501.5, crate: 'Caisse verte', crates: 48, about: lot.number })
    await as(marie).call(weighingCalls.editContainer, { id: green.id, name: 'Caisse verte', tareKg: 2, version: 1 })
    const { items } = await as(marie).call(weighingCalls.getWeighings, { page: 0, size: 5, lotId: lot.id })
    expect(items.map(({ netKg }) => netKg)).toEqual([501.5])
    expect((await record(wish)).netKg).toBe(494.3)
    expect(await refused({ ...wish, crates: 0 })).toEqual([400, 'INVALID_INPUT'])
    expect(await refused({ ...wish, supportId: green.id })).toEqual([400, 'INVALID_INPUT'])
  })

  test('counts only as its scale may say it', async () => {
    const { id: scaleId } = await scale()
    expect(await refused({ scaleId, grossKg: 12.35 })).toEqual([400, 'WEIGHING_RANGE'])
    expect(await refused({ scaleId, grossKg: 1500.1 })).toEqual([400, 'WEIGHING_RANGE'])
    expect(await refused({ scaleId, isStable: false })).toEqual([400, 'WEIGHING_UNSTABLE'])
    const { id: crateId } = await crate({ tareKg: 12.3 })
    expect(await refused({ crateId, crates: 1 })).toEqual([400, 'NET_NEGATIVE'])
    const yesterday = world.clock.today().subtract({ days: 1 }).toString()
    const [before] = (await as(marie).call(weighingCalls.getWeighingBench, {})).scales
    const edited = await as(marie).call(weighingCalls.editScale, {
      id: scaleId,
      name: 'Balance Q1',
      maxKg: 1500,
      stepKg: 0.1,
      verifiedUntil: yesterday,
      version: before?.version as number,
    })
    expect(edited.isExpired).toBe(true)
    expect(await refused({ scaleId, kind: 'pallet' })).toEqual([409, 'SCALE_EXPIRED'])
    expect((await record({ scaleId, kind: 'control' })).scale).toBe('Balance Q1')
  })

  test('is read from a scale that speaks as its line is set, with the frame that said it', async () => {
    const serial = { protocol: 'mt_sics', baud: 9600, dataBits: 8, parity: 'none', stopBits: 1, pattern: null }
    const spoken = await scale({ serial })
    expect(spoken.serial).toEqual(serial)
    expect(await record({ scaleId: spoken.id, source: 'scale', frame: 'S S  12.300 kg' })).toMatchObject({
      netKg: 12.3,
    })
    expect(await refused({ scaleId: spoken.id, source: 'scale' })).toEqual([400, 'INVALID_INPUT'])
    const { id, version, name, maxKg, stepKg } = spoken
    const edited = (line: object | null) =>
      as(marie).send(weighingCalls.editScale, { id, version, name, maxKg, stepKg, serial: line })
    for (const pattern of [null, '(\\d+)', '(?<weight>['])
      expect((await edited({ ...serial, protocol: 'ascii_stream', pattern })).statusCode).toBe(400)
    expect((await edited(null)).json().serial).toBeNull()
  })

  test('is typed, or told as a mean, by who may and with its reason', async () => {
    expect(await refused({ source: 'manual' })).toEqual([400, 'INVALID_INPUT'])
    expect((await record({ source: 'manual', reason: 'Balance en panne' })).reason).toBe('Balance en panne')
    expect((await record({ source: 'average', samples: 5 })).source).toBe('average')
    expect(await refused({ source: 'average' })).toEqual([400, 'INVALID_INPUT'])
    const person = await clerk()
    expect(await refused({ source: 'manual', reason: 'Balance en panne' }, person)).toEqual([403, 'FORBIDDEN'])
    expect(await refused({ source: 'average', samples: 5 }, person)).toEqual([403, 'FORBIDDEN'])
  })

  test('that waited for the network counts when it was read, for eight hours', async () => {
    const at = (minutes: number) => world.clock.now().add({ minutes }).toString()
    expect((await record({ happenedAt: at(-60) })).weighedAt).toBe(at(-60))
    expect(await refused({ happenedAt: at(-481) })).toEqual([409, 'TOO_OLD'])
    expect(await refused({ happenedAt: at(3) })).toEqual([409, 'TOO_OLD'])
  })

  test('is cancelled once, by who weighed it that day or who manages, and stays to be read', async () => {
    const person = await clerk()
    const weighed = await record({}, person)
    const cancel = { id: weighed.id, reason: 'Mauvaise caisse' }
    expect(await refusal(weighingCalls.cancelWeighing, cancel, await clerk())).toEqual([403, 'FORBIDDEN'])
    const cancelled = await as(person).call(weighingCalls.cancelWeighing, cancel)
    expect([cancelled.cancelledFor, cancelled.canCancel]).toEqual(['Mauvaise caisse', false])
    expect(await refusal(weighingCalls.cancelWeighing, cancel)).toEqual([409, 'CANCELLED_ALREADY'])
    const { workshops } = await as(marie).call(weighingCalls.getWeighingBench, {})
    expect(workshops).toMatchObject([{ weighings: 0, netKg: 0, can: { weigh: true, set: true } }])
  })
})

test('a lot is found by what a reader scans', async () => {
  const found = await as(marie).call(weighingCalls.findLotToWeigh, { number: lot.number.toLowerCase() })
  expect(found).toEqual({ id: lot.id, number: lot.number, goods: 'Tomate grappe' })
  expect(await refusal(weighingCalls.findLotToWeigh, { number: 'L00-000-XX-00' })).toEqual([404, 'LOT_UNKNOWN'])
})

test('codes of scales and containers are taken once in a workshop', async () => {
  await crate()
  await scale()
  const input = { workshopId: workshop.workshopId, name: 'x', tareKg: 1, maxKg: 1, stepKg: 0.001 }
  const { tareKg, maxKg, stepKg, ...named } = input
  expect(await refusal(weighingCalls.createContainer, { ...named, tareKg, use: 'crate', code: 'verte' })).toEqual([
    400,
    'INVALID_INPUT',
  ])
  expect(await refusal(weighingCalls.createScale, { ...named, maxKg, stepKg, code: 'q1' })).toEqual([
    400,
    'INVALID_INPUT',
  ])
})

test('what is weighed elsewhere is as if it were not', async () => {
  const weighed = await record()
  const elsewhere = await world.person({ in: serres, rights, companies: [1] })
  const neighbour = await world.person({ in: await world.client(), rights, allCompanies: true })
  for (const who of [elsewhere, neighbour]) {
    expect((await as(who).call(weighingCalls.getWeighings, { page: 0, size: 5 })).items).toEqual([])
    expect((await as(who).call(weighingCalls.getWeighingBench, {})).workshops).toEqual([])
    expect(await refused({}, who)).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(weighingCalls.findLotToWeigh, { number: lot.number }, who)).toEqual([404, 'LOT_UNKNOWN'])
    expect(await refusal(weighingCalls.cancelWeighing, { id: weighed.id, reason: 'x' }, who)).toEqual([
      404,
      'NOT_FOUND',
    ])
  }
})

test('scales are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: serres, rights: { 'documents/atelier': 3 } })
  const doors = [
    weighingCalls.getWeighingBench,
    weighingCalls.findLotToWeigh,
    weighingCalls.getWeighings,
    weighingCalls.recordWeighing,
    weighingCalls.cancelWeighing,
    weighingCalls.createContainer,
    weighingCalls.editContainer,
    weighingCalls.createScale,
    weighingCalls.editScale,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
