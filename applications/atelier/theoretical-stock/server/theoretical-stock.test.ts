import { beforeEach, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { rawStockElement } from '#atelier/lots/lots-place.model.ts'
import { holdLots } from '#atelier/lots/lots.server.ts'
import { articleSheetsCalls } from '#atelier/article-sheets/article-sheets.calls.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { lineWorkCalls } from '#atelier/line-work/line-work.calls.ts'
import { useNotedEvents } from '#atelier/testing/noted-events.ts'
import { planningCalls } from '#atelier/planning/planning.calls.ts'
import { foreman, openLine, type TestLine } from '#atelier/testing/planned-line.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { theoreticalStockCalls } from '../theoretical-stock.calls.ts'
import { closeDaysJob } from './close-days.ts'

const world = useOwnWorld()

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
const byQuality = { status: 'held', reason: 'Contrôle', source: 'person', sourceId: null, userId: null } as const
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

/** Another article of the line, of which 4 % are lost: cases of 1.500 kg. */
async function secondArticle() {
  const { atelierId, ligneAtelierId, familyId } = line
  const { id: articleId } = await line.inClient(db =>
    db
      .insertInto('platform.article')
      .values({ code: 'TG750', name: 'Grappe 750 g', familyId, kind: 'packed', unit: 'kg' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await as(julien).call(articleSheetsCalls.updateFicheAtelierArticle, {
    atelierId,
    articleId,
    nominalG: 750,
    unitsPerCase: 2,
    netCaseKg: 1.5,
    casesPerHour: 135,
    expectedLossPct: 4,
    lines: [{ ligneAtelierId, preferred: true }],
  })
  return articleId
}

test('what will be left is what stands free and is expected, less what each plan still wants', async () => {
  await line.receive(9_200_000)
  const pouring = await line.receive(1_158_955)
  world.clock.advance({ hours: 24 })
  julien = await world.signIn(julien)
  await expectFromFields(0, 5_000)
  await line.receive(2_300_000)
  const held = await line.receive(900_000)
  await line.inClient(db =>
    db.updateTable('atelier.lot').set({ qualityStatus: 'held' }).where('id', '=', held.id).execute(),
  )
  const plan = async (plannedCases: number, days: number, articleId = line.articleId) => {
    const { ligneAtelierId } = line
    const wish = { ligneAtelierId, articleId, plannedCases, date: day(days), shift: 'morning' } as const
    return (await as(julien).call(planningCalls.insertUpdateLigneDetailAtelier, wish))?.id as string
  }
  const ligneDetailId = await plan(2_500, 0)
  await plan(2_000, 0, await secondArticle())
  const lots = [{ lotId: pouring.id, plannedKg: 1158.955 }]
  const order = await as(julien).call(fabricationOrdersCalls.createFabricationOrder, { ligneDetailId, lots })
  await as(julien).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const before = await told(0)

  const [detail] = await as(julien).call(fabricationOrdersCalls.getFabricationOrderDetailsByOrderId, {
    orderId: order.id,
  })
  await as(julien).call(lineWorkCalls.updateFabricationOrderDetail, { id: detail?.id as string, pouredKg: 1158.955 })
  // of 4,000 kg at 5 % of loss 3,051.571 are still to pour, of 3,000 kg at 4 % all of 3,125
  expect(await told(0)).toMatchObject({
    physicalKg: 12_400,
    blockedKg: 900,
    expectedInKg: 1_800,
    actualInKg: 3_200,
    actualOutKg: 1_158.955,
    expectedOutKg: 6_176.571,
    theoreticalKg: before.theoreticalKg,
  })

  const correction = { ...on(day(0)), adjustmentKg: -200, reason: 'Tri du matin' }
  expect(await as(julien).call(theoreticalStockCalls.insertUpdateStockTheorique, correction)).toMatchObject({
    theoreticalKg: 6_923.429,
  })
  await expectFromFields(1, 6_500)
  await plan(6_125, 1)
  expect(await told(1)).toMatchObject({ expectedOutKg: 10_315.789, theoreticalKg: 3_107.64 })
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

test('a day is closed the night after as it ended, a night missed is made up for, and no later night changes it', async () => {
  const pouring = await line.receive(500_000)
  const held = await line.receive(90_000)
  await line.inClient(db => holdLots(db, { ...byQuality, lots: { lotIds: [held.id] } }))
  await expectFromFields(0, 1_000)
  const order = await line.order([{ lotId: pouring.id, plannedKg: 200 }], 100)
  await as(julien).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const [detail] = await as(julien).call(fabricationOrdersCalls.getFabricationOrderDetailsByOrderId, {
    orderId: order.id,
  })
  const pour = (pouredKg: number) =>
    as(julien).call(lineWorkCalls.updateFabricationOrderDetail, { id: detail?.id as string, pouredKg })
  await pour(100)
  const correction = { ...on(day(0)), adjustmentKg: -20, reason: 'Tri du soir' }
  const { theoreticalKg } = await as(julien).call(theoreticalStockCalls.insertUpdateStockTheorique, correction)

  const night = () => closeDaysJob.run({ ...world.ground, databases: world.databases }, {})
  const nextDay = async () => {
    world.clock.advance({ hours: 24 })
    julien = await world.signIn(julien)
  }
  await nextDay()
  expect(await told(-1)).toMatchObject({ theoreticalKg: 490, gapKg: null })
  await night()
  // 490 stand there, of which 90 are held; 410 have not come, 68.421 are still wanted of 160 at 5 % of loss
  const closed = { physicalKg: 490, theoreticalKg: 721.579, gapKg: -231.579, adjustmentKg: -20, reason: 'Tri du soir' }
  expect(theoreticalKg).toBe(721.579)
  expect(await told(-1)).toMatchObject(closed)
  await line.receive(30_000)
  await pour(150)
  await night()
  expect(await told(-1)).toMatchObject(closed)

  await nextDay()
  await nextDay()
  await line.receive(7_000)
  await night()
  expect(await told(-3)).toMatchObject(closed)
  for (const missed of [-2, -1])
    expect(await told(missed)).toMatchObject({ id: null, physicalKg: 470, theoreticalKg: 380, gapKg: 90 })
  expect(await told(-4)).toMatchObject({ physicalKg: 0, theoreticalKg: 0, gapKg: null })
  expect(
    await send(theoreticalStockCalls.insertUpdateStockTheorique, { ...correction, adjustmentKg: 0 }),
  ).toMatchObject({
    status: 409,
    code: 'DAY_CLOSED',
  })
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

test('raw goods last until the plan that wants more of them, in the workshops of whoever asks', async () => {
  const reader = await world.person({ in: serres, rights: { [rawStockElement]: 1 }, allCompanies: true })
  const cover = (person = reader) => as(person).call(theoreticalStockCalls.getStockCover, {})
  expect(await cover()).toMatchObject({ families: [] })
  const { ligneAtelierId, articleId } = line
  for (const days of [0, 1]) {
    const wish = { ligneAtelierId, articleId, plannedCases: 2_500, date: day(days), shift: 'morning' } as const
    await as(julien).call(planningCalls.insertUpdateLigneDetailAtelier, wish)
  }
  await expectFromFields(1, 100)
  // 4,000 kg a day at 5 % of loss are 4,210.526
  await line.receive(6_215_789)
  const [family] = (await cover()).families
  expect(family).toMatchObject({ familyId: line.familyId, runsOutOn: day(1), expectedOn: [day(1)] })
  expect(family?.days).toBeCloseTo(1.5, 3)

  const neighbour = await world.person({
    in: await world.client(),
    rights: { [rawStockElement]: 1 },
    allCompanies: true,
  })
  expect((await cover(neighbour)).families).toEqual([])
})
