import { beforeEach, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { lineWorkCalls } from '#atelier/line-work/line-work.calls.ts'
import { useNotedEvents } from '#atelier/testing/noted-events.ts'
import { foreman, openLine, type TestLine } from '#atelier/testing/planned-line.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { theoreticalStockCalls } from '../theoretical-stock.calls.ts'

const world = useWorld()

let serres: TestClient
let julien: TestPerson
let line: TestLine
beforeEach(async () => {
  serres = await world.client()
  julien = await world.person({ in: serres, rights: foreman })
  line = await openLine(world, serres, julien)
})

const noted = useNotedEvents(world)
const day = (days: number) => world.clock.today().add({ days }).toString()
const send = async (call: Call, input: object) => {
  const { statusCode, json } = await as(julien).send(call, { ...input })
  return { ...json(), status: statusCode }
}
const on = (date: string) => ({ atelierId: line.atelierId, familleId: line.familyId, date })
const told = (days: number) => as(julien).call(theoreticalStockCalls.calculAtelierStockTheorique, on(day(days)))
const expectFromFields = (days: number, kg: number) =>
  line.inClient(db =>
    db
      .insertInto('platform.daily_supply')
      .values({ day: day(days), cropCodeId: line.cropId, placeId: line.blockIds[0], kg })
      .execute(),
  )

test('what will be left is what stands free and is expected, less what each plan still wants', async () => {
  await line.receive(9_200_000, { harvestedOn: day(-1) })
  const held = await line.receive(900_000)
  await line.inClient(db =>
    db.updateTable('atelier.lot').set({ qualityStatus: 'held' }).where('id', '=', held.id).execute(),
  )
  await expectFromFields(0, 12_000)
  const pouring = await line.receive(1_158_955)
  const order = await line.order([{ lotId: pouring.id, plannedKg: 1158.955 }], 2_500)
  await as(julien).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const before = await told(0)
  // 4 000 kg to pack at 5 % of loss want 4 210,526 kg
  expect(before).toMatchObject({ physicalKg: 11_258.955, blockedKg: 900, expectedOutKg: 4_210.526 })
  expect(before.theoreticalKg).toBe(Math.round((11_258.955 - 900 + 741.045 - 4_210.526) * 1000) / 1000)

  const [detail] = await as(julien).call(fabricationOrdersCalls.getFabricationOrderDetailsByOrderId, {
    orderId: order.id,
  })
  await as(julien).call(lineWorkCalls.updateFabricationOrderDetail, { id: detail?.id as string, pouredKg: 1158.955 })
  expect(await told(0)).toMatchObject({
    theoreticalKg: before.theoreticalKg,
    actualOutKg: 1158.955,
    expectedOutKg: 3_051.571,
  })

  const correction = { ...on(day(0)), adjustmentKg: -200, reason: 'Tri du matin' }
  const corrected = await as(julien).call(theoreticalStockCalls.insertUpdateStockTheorique, correction)
  expect(corrected.theoreticalKg).toBeCloseTo(before.theoreticalKg - 200, 3)

  await expectFromFields(1, 6_500)
  await line.plan(6_125, { date: day(1) })
  const tomorrow = await told(1)
  expect(tomorrow).toMatchObject({ openingKg: corrected.theoreticalKg, expectedInKg: 6_500, expectedOutKg: 10_315.789 })
  expect(tomorrow.theoreticalKg).toBeCloseTo(corrected.theoreticalKg + 6_500 - 10_315.789, 3)
})

test('a day that is over is told by the ledger, and corrected no more', async () => {
  await line.receive(500_000)
  expect(await told(-1)).toMatchObject({ physicalKg: 0 })
  const late = { ...on(day(-1)), adjustmentKg: -1, reason: 'Trop tard' }
  expect(await send(theoreticalStockCalls.insertUpdateStockTheorique, late)).toMatchObject({
    status: 409,
    code: 'DAY_CLOSED',
  })
  const silent = { ...on(day(0)), adjustmentKg: -1 }
  expect(await send(theoreticalStockCalls.insertUpdateStockTheorique, silent)).toMatchObject({
    fields: [{ field: 'reason' }],
  })
  expect(await send(theoreticalStockCalls.calculAtelierStockTheorique, on(day(63)))).toMatchObject({ status: 400 })
})

test('corrections are changed together or not at all', async () => {
  const { id, version } = await as(julien).call(theoreticalStockCalls.insertUpdateStockTheorique, {
    ...on(day(0)),
    adjustmentKg: 5,
    reason: 'Comptage',
  })
  const row = { id: id as string, adjustmentKg: 7, reason: 'Recomptage', version: version as number }
  const unknown = { ...row, id: crypto.randomUUID() }
  expect(await send(theoreticalStockCalls.updateStockTheoriqueBatch, { rows: [row, unknown] })).toMatchObject({
    status: 404,
  })
  expect(await told(0)).toMatchObject({ adjustmentKg: 5 })
  expect(await as(julien).call(theoreticalStockCalls.updateStockTheorique, row)).toMatchObject({ adjustmentKg: 7 })
  expect(await send(theoreticalStockCalls.updateStockTheorique, row)).toMatchObject({
    status: 409,
    code: 'VERSION_CONFLICT',
  })
})

test('a plan, an order and a correction tell that what will be left is another, and a pour does not', async () => {
  const lot = await line.receive(500_000)
  const changed = { workshopId: line.atelierId, familyIds: [line.familyId] }
  const times = async () => {
    const told = await noted(serres, 'atelier.projection-changed')
    expect(told).toEqual(told.map(() => changed))
    return told.length
  }
  const order = await line.order([{ lotId: lot.id, plannedKg: 200 }], 100)
  expect(await times()).toBe(2)
  const correction = { ...on(day(0)), adjustmentKg: -200, reason: 'Tri du matin' }
  await as(julien).call(theoreticalStockCalls.insertUpdateStockTheorique, correction)
  expect(await times()).toBe(3)
  await as(julien).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const [detail] = await as(julien).call(fabricationOrdersCalls.getFabricationOrderDetailsByOrderId, {
    orderId: order.id,
  })
  await as(julien).call(lineWorkCalls.updateFabricationOrderDetail, { id: detail?.id as string, pouredKg: 165 })
  expect(await times()).toBe(3)
  await as(julien).call(fabricationOrdersCalls.terminerFabrication, { orderId: order.id, doneCases: 100, wasteKg: 2 })
  expect(await times()).toBe(4)
})
