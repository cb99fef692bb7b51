import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { checkDigit } from '#kernel/shared/gs1.ts'
import { as } from '#kernel/testing/as.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { openShipping, type TestShipping } from '#atelier/testing/shipping.ts'
import { openWorkshop, type TestWorkshop } from '#atelier/testing/workshop.ts'
import { shipmentsCalls } from '../../shipments/shipments.calls.ts'
import { shippingElement } from '../../shipments/shipments-place.model.ts'
import { preparationsCalls } from '../preparations.calls.ts'
import { preparationBoardElement, preparationElement } from '../preparations-place.model.ts'

const world = useWorld()

const rights = { [shippingElement]: 2, [preparationElement]: 2, [preparationBoardElement]: 2 } as const

let serres: TestClient
let marie: TestPerson
let karim: TestPerson
let workshop: TestWorkshop
let shipping: TestShipping
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
  shipping = await openShipping(world, workshop)
  marie = await world.person({ in: serres, rights, allCompanies: true })
  karim = await world.person({ in: serres, rights: { [preparationElement]: 2 }, allCompanies: true })
})

const day = (days: number) => world.clock.today().add({ days }).toString()
const plan = async (cases = 40, more: object = {}) => {
  const made = await as(marie).call(shipmentsCalls.createShipment, {
    workshopId: workshop.workshopId,
    partnerId: shipping.customerId,
    plannedAt: world.clock.now().add({ hours: 4 }).toString(),
    cutOffAt: world.clock.now().add({ hours: 2 }).toString(),
    lines: [{ articleId: workshop.packedId, cases }],
    ...more,
  })
  await as(marie).call(shipmentsCalls.prepareShipment, { id: made.id })
  return made.id
}
const read = (id: string, person = karim) => as(person).call(preparationsCalls.getPreparation, { id })
const pick = (id: string, code: string, cases: number) =>
  as(karim).call(preparationsCalls.pickCases, { id, code, cases })
const complete = (id: string, grossKg: number) => ({ id, supportId: shipping.supportId, grossKg })
const refusal = async (call: Call, input: object, person = karim) => {
  const answer = await as(person).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.json().code]
}

describe('a preparation', () => {
  test('proposes what ends first, is picked by scan, weighed, and is complete', async () => {
    const late = await shipping.pack(100, { bestBefore: day(9) })
    const soon = await shipping.pack(30, { bestBefore: day(3) })
    await shipping.pack(10, { bestBefore: day(-1) })
    const id = await plan(50)
    const [before] = (await read(id)).lines
    expect(before?.picks.map(({ lot, freeCases }) => [lot, freeCases])).toEqual([
      [soon.number, 30],
      [late.number, 100],
    ])
    await pick(id, soon.number.toLowerCase(), 30)
    const second = await pick(id, `(10)${late.number}`, 20)
    expect(second).toMatchObject({ state: 'in_progress', pickedCases: 50, isOwn: true })
    expect(second.lines[0]?.picks.map(({ lot, freeCases }) => [lot, freeCases])).toEqual([[late.number, 80]])
    const [pallet] = second.pallets
    expect(pallet).toMatchObject({ state: 'building', cases: 50, netKg: 300 })
    const sscc = String(pallet?.sscc)
    expect(checkDigit(sscc.slice(0, -1))).toBe(Number(sscc.at(-1)))

    const done = await as(karim).call(preparationsCalls.completePallet, complete(id, 322))
    expect(done).toMatchObject({ state: 'complete', canPick: false, pallets: [{ state: 'complete', grossKg: 322 }] })
    const label = await as(karim).send(preparationsCalls.getLabelOfPallet, {
      palletId: String(pallet?.id),
      format: 'zpl',
    })
    expect(label.body).toContain(sscc)
  })

  test('is partial once what is missing says why, and goes on when it comes after all', async () => {
    const lot = await shipping.pack(30)
    const id = await plan(40)
    await pick(id, lot.number, 30)
    const lineId = String((await read(id)).lines[0]?.id)
    await as(karim).call(preparationsCalls.reportShortage, { id, lineId, reason: 'no_stock' })
    const partial = await as(karim).call(preparationsCalls.completePallet, complete(id, 202))
    expect(partial).toMatchObject({ state: 'partial', canPick: false })
    const again = await as(karim).call(preparationsCalls.reportShortage, { id, lineId, reason: null })
    expect(again).toMatchObject({ state: 'in_progress', canPick: true })
  })

  test('weighs within 5 % of its cases, or is counted again', async () => {
    const lot = await shipping.pack(40)
    const id = await plan(40)
    expect(await refusal(preparationsCalls.completePallet, complete(id, 100))).toEqual([409, 'PALLET_EMPTY'])
    await pick(id, lot.number, 40)
    const answer = await as(karim).send(preparationsCalls.completePallet, complete(id, 240 * 0.94 + 22))
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('recomptez')
    expect(await refusal(preparationsCalls.completePallet, complete(id, 22))).toEqual([400, 'INVALID_INPUT'])
    const wrong = { id, supportId: lot.id, grossKg: 262 }
    expect(await refusal(preparationsCalls.completePallet, wrong)).toEqual([400, 'INVALID_INPUT'])
    expect((await as(karim).call(preparationsCalls.completePallet, complete(id, 240 * 0.96 + 22))).state).toBe(
      'complete',
    )
  })

  test('refuses what is unknown, not awaited, held, too much or of another category, in words', async () => {
    const lot = await shipping.pack(60)
    const raw = await workshop.receive(50_000)
    const second = await shipping.pack(10, { category: 'II' })
    const held = await shipping.pack(10, { state: 'building' })
    const expired = await shipping.pack(10, { bestBefore: day(-1) })
    const id = await plan(40)
    const refused = (code: string, cases = 1) => refusal(preparationsCalls.pickCases, { id, code, cases })
    expect(await refused('L26-000-XX-01')).toEqual([409, 'LOT_UNKNOWN'])
    expect(await refused(raw.number)).toEqual([409, 'WRONG_ARTICLE'])
    expect(await refused(held.number)).toEqual([409, 'LOT_BLOCKED'])
    expect(await refused(expired.number)).toEqual([409, 'LOT_EXPIRED'])
    expect(await refused(lot.number, 41)).toEqual([400, 'INVALID_INPUT'])
    expect(await refused(second.number, 11)).toEqual([400, 'INVALID_INPUT'])
    await pick(id, lot.number, 10)
    expect(await refused(second.number)).toEqual([409, 'PALLET_MIX'])
    await pick(id, lot.number, 30)
    expect(await refused(lot.number)).toEqual([409, 'LINE_DONE'])
  })

  test('cannot take what stands on a pallet of another order', async () => {
    const lot = await shipping.pack(50)
    const [first, second] = [await plan(40), await plan(40)]
    await pick(first, lot.number, 40)
    const answers = await Promise.all(
      [1, 2].map(() => refusal(preparationsCalls.pickCases, { id: second, code: lot.number, cases: 10 })),
    )
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 400])
  })

  test('puts cases back and breaks a pallet up, whose number is not given again', async () => {
    const lot = await shipping.pack(40)
    const id = await plan(40)
    const picked = await pick(id, lot.number, 40)
    const palletLineId = String(picked.pallets[0]?.lines[0]?.id)
    expect(await as(karim).call(preparationsCalls.putBack, { id, palletLineId })).toMatchObject({ pickedCases: 0 })
    await pick(id, lot.number, 40)
    const done = await as(karim).call(preparationsCalls.completePallet, complete(id, 262))
    const [pallet] = done.pallets
    const broken = await as(karim).call(preparationsCalls.breakUpPallet, { id, palletId: String(pallet?.id) })
    expect(broken).toMatchObject({ state: 'to_prepare', pallets: [] })
    const again = await pick(id, lot.number, 40)
    expect(again.pallets[0]?.sscc).not.toBe(pallet?.sscc)
    expect(await refusal(preparationsCalls.putBack, { id, palletLineId })).toEqual([404, 'NOT_FOUND'])
    await as(karim).call(preparationsCalls.completePallet, complete(id, 262))
    const { sscc, id: palletId } = (await read(id)).pallets[0] as { sscc: string; id: string }
    await as(marie).call(shipmentsCalls.loadPallet, { id, sscc })
    expect(await refusal(preparationsCalls.breakUpPallet, { id, palletId })).toEqual([409, 'TRANSITION_INVALID'])
  })

  test('without a prefix no pallet is begun', async () => {
    await workshop.inClient(db => db.deleteFrom('atelier.gs1_prefix').execute())
    const lot = await shipping.pack(10)
    const id = await plan(10)
    expect((await read(id)).hasPrefix).toBe(false)
    expect(await refusal(preparationsCalls.pickCases, { id, code: lot.number, cases: 1 })).toEqual([
      409,
      'GS1_PREFIX_MISSING',
    ])
  })

  test('scanned eight hours ago is too old, and the same scan twice is one', async () => {
    const lot = await shipping.pack(40)
    const id = await plan(40)
    const old = world.clock.now().subtract({ hours: 8, minutes: 1 }).toString()
    const scan = { id, code: lot.number, cases: 5 }
    expect(await refusal(preparationsCalls.pickCases, { ...scan, happenedAt: old })).toEqual([409, 'TOO_OLD'])
  })
})

test('is taken by who picks it, or given to somebody who may', async () => {
  const id = await plan()
  expect(await as(karim).call(preparationsCalls.takePreparation, { id })).toMatchObject({ isOwn: true })
  const preparers = await as(marie).call(preparationsCalls.getPreparers, {})
  expect(preparers.map(person => person.id).toSorted()).toEqual([karim.userId, marie.userId].toSorted())
  const given = await as(marie).call(preparationsCalls.assignPreparation, { id, userId: marie.userId })
  expect(given).toMatchObject({ isOwn: true, preparerId: marie.userId })
  const stranger = await world.person({ in: serres, rights: { [shippingElement]: 2 }, allCompanies: true })
  expect(await refusal(preparationsCalls.assignPreparation, { id, userId: stranger.userId }, marie)).toEqual([
    400,
    'INVALID_INPUT',
  ])
  expect((await as(marie).call(preparationsCalls.assignPreparation, { id, userId: null })).preparer).toBeNull()
  expect((await as(karim).call(preparationsCalls.getPreparations, {})).map(one => one.id)).toEqual([id])
})

test('preparations of another company and of a neighbour are as if they were not', async () => {
  const lot = await shipping.pack(40)
  const id = await plan()
  const { pallets } = await pick(id, lot.number, 40)
  const elsewhere = await world.person({ in: serres, rights, companies: [1] })
  const neighbour = await world.person({ in: await world.client(), rights, allCompanies: true })
  for (const who of [elsewhere, neighbour]) {
    expect(await as(who).call(preparationsCalls.getPreparations, {})).toEqual([])
    for (const call of [preparationsCalls.getPreparation, preparationsCalls.takePreparation])
      expect(await refusal(call, { id }, who)).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(preparationsCalls.pickCases, { id, code: lot.number, cases: 1 }, who)).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(await refusal(preparationsCalls.assignPreparation, { id, userId: null }, who)).toEqual([404, 'NOT_FOUND'])
    const label = { palletId: String(pallets[0]?.id), format: 'pdf' }
    expect(await refusal(preparationsCalls.getLabelOfPallet, label, who)).toEqual([404, 'NOT_FOUND'])
  }
})

test('preparations are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: serres, rights: { 'documents/atelier': 3 } })
  const doors = [
    preparationsCalls.getPreparations,
    preparationsCalls.getPreparers,
    preparationsCalls.getPreparation,
    preparationsCalls.takePreparation,
    preparationsCalls.assignPreparation,
    preparationsCalls.pickCases,
    preparationsCalls.putBack,
    preparationsCalls.reportShortage,
    preparationsCalls.completePallet,
    preparationsCalls.breakUpPallet,
    preparationsCalls.getLabelOfPallet,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
