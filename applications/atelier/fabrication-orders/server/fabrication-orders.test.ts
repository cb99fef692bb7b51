import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { compositionsElement } from '#atelier/compositions/composition.model.ts'
import { compositionsCalls } from '#atelier/compositions/compositions.calls.ts'
import { useNotedEvents } from '#atelier/testing/noted-events.ts'
import { foreman, openLine, type TestLine } from '#atelier/testing/planned-line.ts'
import { exportsCalls } from '#atelier/exports/exports.calls.ts'
import { resultsCalls } from '#atelier/results/results.calls.ts'
import { lineWorkCalls } from '#atelier/line-work/line-work.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { fabricationOrdersCalls } from '../fabrication-orders.calls.ts'
import { closeFinished } from './close-order.ts'

const world = useOwnWorld()

let serres: TestClient
let karim: TestPerson
let line: TestLine
beforeEach(async () => {
  serres = await world.client()
  karim = await world.person({ in: serres, rights: foreman })
  line = await openLine(world, serres, karim)
})

const noted = useNotedEvents(world)

const send = async (call: Call, input: object, person = karim, headers: Record<string, string> = {}) => {
  const { statusCode, json } = await as({ ...person, headers }).send(call, { ...input })
  return { ...json(), status: statusCode }
}

/** A session lasts ten minutes without a word. */
const later = async (minutes: number) => {
  world.clock.advance({ minutes })
  karim = await world.signIn(karim)
}

const orderOf = async (grams: number, plannedCases = 684) => {
  const lot = await line.receive(grams)
  const order = await line.order([{ lotId: lot.id, plannedKg: grams / 1000 }], plannedCases)
  return { lot, order }
}
const running = async (grams: number, plannedCases = 684) => {
  const { lot, order } = await orderOf(grams, plannedCases)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  return { lot, order }
}
const detailsOf = (orderId: string) =>
  as(karim).call(fabricationOrdersCalls.getFabricationOrderDetailsByOrderId, { orderId })
const pour = async (orderId: string, pouredKg: number, place = 0) => {
  const id = (await detailsOf(orderId))[place]?.id as string
  return as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id, pouredKg })
}
const pieceSum = (orderId: string) =>
  line.inClient(async db => {
    const rows = await db
      .selectFrom('atelier.stock_move as m')
      .innerJoin('atelier.location as l', 'l.id', 'm.toLocationId')
      .innerJoin('atelier.location as f', 'f.id', 'm.fromLocationId')
      .select(['m.g', 'l.kind as into', 'f.kind as from'])
      .where('m.pieceId', '=', orderId)
      .execute()
    return rows.reduce((sum, { g, into, from }) => sum + (into === 'process' ? g : 0) - (from === 'process' ? g : 0), 0)
  })

const ruled = (lotSelection: 'fifo' | 'manual' | 'scan', isSingleMixLot = true) =>
  line.inClient(db =>
    db
      .insertInto('atelier.fabrication_rule')
      .values({ companyId: serres.companies[0]?.id as string, lotSelection, isSingleMixLot })
      .execute(),
  )

describe('an order', () => {
  test('goes from its plan to its end, and leaves nothing in the process of its line', async () => {
    const { order, lot } = await running(1_200_000)
    expect(order.number).toMatch(/^OF\d\d-00001$/)
    await pour(order.id, 1158.955)
    await later(5)
    await as(karim).call(fabricationOrdersCalls.suspendreFabrication, { orderId: order.id, reasonCode: 'cleaning' })
    await later(20)
    await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
    const done = await as(karim).call(fabricationOrdersCalls.terminerFabrication, {
      orderId: order.id,
      doneCases: 684,
      downgradedKg: 31.5,
      wasteKg: 12,
    })

    expect(done).toMatchObject({ state: 'finished', producedKg: 1094.4, lossKg: 21.055, yieldPct: 94.4, pauseMin: 20 })
    expect(await pieceSum(order.id)).toBe(0)
    const left = await line.inClient(db =>
      db.selectFrom('atelier.lot_balance').select('g').where('lotId', '=', lot.id).executeTakeFirst(),
    )
    expect(left?.g).toBe(41_045)
    expect(await as(karim).call(fabricationOrdersCalls.closeOrder, { id: order.id })).toMatchObject({ state: 'closed' })
    const told = await as(karim).call(fabricationOrdersCalls.getTimelineOfOrder, { id: order.id })
    expect(told.map(({ what }) => what).toReversed()).toEqual([
      'created',
      'started',
      'poured',
      'suspended',
      'resumed',
      'finished',
      'closed',
    ])
  })

  test('makes a lot of each that is poured where its company keeps them apart, by the weight that was poured', async () => {
    await ruled('manual', false)
    const lots = [await line.receive(412_500), await line.receive(746_455)]
    const order = await line.order(
      lots.map(({ id }, place) => ({ lotId: id, plannedKg: place === 0 ? 412.5 : 746.455 })),
    )
    const started = await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
    expect(started.outputNumLots).toEqual([])
    await pour(order.id, 412.5, 0)
    await pour(order.id, 746.455, 1)
    const ended = { orderId: order.id, doneCases: 684, downgradedKg: 31.5, wasteKg: 12 }
    const done = await as(karim).call(fabricationOrdersCalls.terminerFabrication, ended)
    expect(done.outputNumLots).toHaveLength(2)
    expect(await pieceSum(order.id)).toBe(0)
    const made = await line.inClient(db =>
      db
        .selectFrom('atelier.transformation as t')
        .innerJoin('atelier.transformation_input as i', 'i.transformationId', 't.id')
        .innerJoin('atelier.transformation_output as o', 'o.transformationId', 't.id')
        .innerJoin('atelier.lot as l', 'l.id', 'o.lotId')
        .select(['i.lotId', 'o.g', 'l.category', 'l.initialCases'])
        .where('t.pieceId', '=', order.id)
        .where('l.category', 'is', null)
        .orderBy('o.g')
        .execute(),
    )
    expect(made).toEqual([
      { lotId: lots[0]?.id, g: 389_523, category: null, initialCases: 243 },
      { lotId: lots[1]?.id, g: 704_877, category: null, initialCases: 441 },
    ])
    const poured = await line.inClient(db =>
      db
        .selectFrom('atelier.transformation as t')
        .innerJoin('atelier.transformation_input as i', 'i.transformationId', 't.id')
        .select(eb => ['i.lotId', eb.fn.sum<string>('i.g').as('g')])
        .where('t.pieceId', '=', order.id)
        .groupBy('i.lotId')
        .orderBy('g')
        .execute(),
    )
    expect(poured.map(({ g }) => Number(g))).toEqual([412_500, 746_455])
  })

  test('takes the oldest harvest first where its company wants it, or says why not', async () => {
    await ruled('fifo')
    const before = world.clock.today().subtract({ days: 2 }).toString()
    const older = await line.receive(400_000, { harvestedOn: before })
    const newer = await line.receive(400_000)
    const { id: ligneDetailId } = await line.plan(100)
    const asked = { ligneDetailId, lots: [{ lotId: newer.id, plannedKg: 160 }] }
    expect(await send(fabricationOrdersCalls.createFabricationOrder, asked)).toMatchObject({
      status: 400,
      fields: [{ field: 'reason', code: 'REASON_REQUIRED', message: expect.stringContaining(older.number) }],
    })
    const reason = 'Calibre demandé par le client'
    const order = await as(karim).call(fabricationOrdersCalls.createFabricationOrder, { ...asked, reason })
    const [made] = await as(karim).call(fabricationOrdersCalls.getTimelineOfOrder, { id: order.id })
    expect(made).toMatchObject({ what: 'created', comment: reason })
    const third = await line.receive(400_000)
    const scanned = { id: order.id, numLot: third.number }
    expect(await send(lineWorkCalls.addLotToOrder, scanned)).toMatchObject({ fields: [{ code: 'REASON_REQUIRED' }] })
    await as(karim).call(lineWorkCalls.addLotToOrder, { id: order.id, lotId: older.id })
    expect(await send(lineWorkCalls.addLotToOrder, scanned)).toMatchObject({ status: 200 })
  })

  test('takes scanned numbers alone where its company wants it', async () => {
    await ruled('scan')
    const lot = await line.receive(400_000)
    const { id: ligneDetailId } = await line.plan(100)
    const chosen = { ligneDetailId, lots: [{ lotId: lot.id, plannedKg: 160 }] }
    expect(await send(fabricationOrdersCalls.createFabricationOrder, chosen)).toMatchObject({
      fields: [{ field: 'lots', code: 'SCAN_REQUIRED' }],
    })
    const { id } = await as(karim).call(fabricationOrdersCalls.createFabricationOrder, { ligneDetailId, lots: [] })
    expect(await send(lineWorkCalls.addLotToOrder, { id, lotId: lot.id })).toMatchObject({
      fields: [{ field: 'lotId', code: 'SCAN_REQUIRED' }],
    })
    expect(await send(lineWorkCalls.addLotToOrder, { id, numLot: lot.number })).toMatchObject({ status: 200 })
  })

  test('makes a lot that comes of those that were poured, and a downgraded one', async () => {
    const { order, lot } = await running(500_000)
    await pour(order.id, 500)
    await as(karim).call(fabricationOrdersCalls.terminerFabrication, {
      orderId: order.id,
      doneCases: 300,
      downgradedKg: 15,
      wasteKg: 5,
    })
    const made = await line.inClient(db =>
      db
        .selectFrom('atelier.transformation as t')
        .innerJoin('atelier.transformation_input as i', 'i.transformationId', 't.id')
        .innerJoin('atelier.transformation_output as o', 'o.transformationId', 't.id')
        .innerJoin('atelier.lot as l', 'l.id', 'o.lotId')
        .select(['i.lotId', 'o.g', 'l.category', 'l.state'])
        .where('t.pieceId', '=', order.id)
        .orderBy('o.g', 'desc')
        .execute(),
    )
    expect(made).toEqual([
      { lotId: lot.id, g: 480_000, category: null, state: 'available' },
      { lotId: lot.id, g: 15_000, category: 'downgraded', state: 'available' },
    ])
  })

  test('is one of its plan', async () => {
    const { order } = await orderOf(500_000)
    const again = { ligneDetailId: order.ligneDetailId, lots: [] }
    expect(await send(fabricationOrdersCalls.createFabricationOrder, again)).toMatchObject({
      status: 409,
      code: 'ORDER_EXISTS',
    })
    await as(karim).call(fabricationOrdersCalls.cancelOrder, { id: order.id, reason: 'Camion décommandé' })
    expect(await send(fabricationOrdersCalls.createFabricationOrder, again)).toMatchObject({
      status: 200,
      state: 'created',
    })
  })

  test('needs lots that are there, free and of its families', async () => {
    const { id: ligneDetailId } = await line.plan()
    const lot = await line.receive(100_000)
    const wanted = (lotId: string, plannedKg: number) => ({ ligneDetailId, lots: [{ lotId, plannedKg }] })
    expect(await send(fabricationOrdersCalls.createFabricationOrder, wanted(lot.id, 100.001))).toMatchObject({
      status: 400,
      code: 'LOT_SHORT',
    })
    const packed = await line.receive(50_000, { kind: 'supply' })
    const familyId = await line.inClient(async db => {
      const other = { code: 'CC', name: 'Concombre', level: 'central' } as const
      const { id } = await db
        .insertInto('platform.article_family')
        .values(other)
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.updateTable('atelier.lot').set({ familyId: id }).where('id', '=', packed.id).execute()
      return id
    })
    const ofCucumber = () => send(fabricationOrdersCalls.createFabricationOrder, wanted(packed.id, 10))
    expect(await ofCucumber()).toMatchObject({ status: 400, code: 'LOT_FAMILY' })

    const cook = await world.person({ in: serres, rights: { [compositionsElement]: 3 } })
    const recipe = await as(cook).call(compositionsCalls.createComposition, {
      articleId: line.articleId,
      validFrom: line.today,
      note: null,
      raws: [{ familyId, pct: 100 }],
      packagings: [],
    })
    await as(cook).call(compositionsCalls.activateComposition, { id: recipe.id })
    expect((await ofCucumber()).status).toBe(200)
  })
})

describe('a line', () => {
  test('runs one order at a time: who comes second in the same second is told which one', async () => {
    const [one, other] = [await orderOf(500_000), await orderOf(500_000)]
    const answers = await Promise.all(
      [one, other].map(({ order }) => send(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    const first = answers.find(({ status }) => status === 200)
    expect(refused).toMatchObject({ code: 'LINE_BUSY' })
    expect(refused.message).toContain(first.number)

    await as(karim).call(fabricationOrdersCalls.endPouring, { id: first.id })
    const waiting = [one, other].find(({ order }) => order.id !== first.id)
    expect(await send(fabricationOrdersCalls.demarrerFabrication, { orderId: waiting?.order.id })).toMatchObject({
      status: 200,
    })
  })

  test('waits while an order is paused, and its chip counts', async () => {
    const { order } = await running(500_000)
    await as(karim).call(fabricationOrdersCalls.suspendreFabrication, { orderId: order.id, reasonCode: 'break' })
    await later(12)
    expect(await as(karim).call(fabricationOrdersCalls.getFabricationOrderById, { id: order.id })).toMatchObject({
      state: 'suspended',
      openPause: { reasonCode: 'break', minutes: 12 },
    })
    expect(
      await send(fabricationOrdersCalls.suspendreFabrication, { orderId: order.id, reasonCode: 'break' }),
    ).toMatchObject({
      status: 409,
      code: 'TRANSITION_INVALID',
    })
    const id = (await detailsOf(order.id))[0]?.id
    expect(await send(lineWorkCalls.updateFabricationOrderDetail, { id, pouredKg: 10 })).toMatchObject({ status: 409 })
  })
})

describe('the end of an order', () => {
  test('wants a reason past 3 %, and past 10 % somebody who may accept it', async () => {
    const { order } = await running(1_200_000)
    await pour(order.id, 1158.955)
    const end = { orderId: order.id, downgradedKg: 31.5, wasteKg: 12 }
    expect(await send(fabricationOrdersCalls.terminerFabrication, { ...end, doneCases: 671 })).toMatchObject({
      status: 400,
      code: 'MASS_BALANCE',
      fields: [{ field: 'gapReason' }],
    })
    const lea = await world.person({ in: serres, rights: { 'atelier/fabrication': 2 } })
    const far = { ...end, doneCases: 620, gapReason: 'Balance déréglée' }
    expect(await send(fabricationOrdersCalls.terminerFabrication, far, lea)).toMatchObject({
      status: 403,
      code: 'GAP_NOT_ALLOWED',
    })
    expect(await send(fabricationOrdersCalls.terminerFabrication, { ...far, doneCases: 671 }, lea)).toMatchObject({
      status: 200,
    })
  })

  test('names what was lost by the defects of its company, and no more than was lost', async () => {
    const kind = (name: string, validTo: string | null = null) =>
      line.inClient(db =>
        db
          .insertInto('atelier.defect_kind')
          .values({ companyId: line.companyId, name, validFrom: '2026-01-01', validTo })
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
    const [split, rotten, former] = [await kind('Fendue'), await kind('Pourrie'), await kind('Verte', '2026-02-01')]
    const { order } = await running(500_000)
    await pour(order.id, 500)
    const choices = await as(karim).call(fabricationOrdersCalls.getDefectKindsOfOrder, { id: order.id })
    expect(choices.map(({ name }) => name)).toEqual(['Fendue', 'Pourrie'])

    const end = { orderId: order.id, doneCases: 300, downgradedKg: 10, wasteKg: 5 }
    const named = (...defects: object[]) => send(fabricationOrdersCalls.terminerFabrication, { ...end, defects })
    const downgraded = (defectKindId: string, kg: number) => ({ fate: 'downgraded', defectKindId, kg })
    expect(await named(downgraded(split.id, 10.001))).toMatchObject({ fields: [{ code: 'DEFECTS_EXCEED' }] })
    expect(await named(downgraded(split.id, 1), downgraded(split.id, 1))).toMatchObject({
      fields: [{ field: 'defects.1.defectKindId', code: 'twice' }],
    })
    expect(await named(downgraded(former.id, 1))).toMatchObject({ fields: [{ field: 'defects.0.defectKindId' }] })

    const waste = { fate: 'waste', defectKindId: rotten.id, kg: 5 }
    const done = await named(downgraded(split.id, 6.5), waste)
    expect(done.defects).toEqual([
      { fate: 'downgraded', defectKindId: split.id, name: 'Fendue', kg: 6.5 },
      { fate: 'waste', defectKindId: rotten.id, name: 'Pourrie', kg: 5 },
    ])
  })

  test('finds nothing made of nothing', async () => {
    const { order } = await running(100_000)
    expect(await send(fabricationOrdersCalls.terminerFabrication, { orderId: order.id, doneCases: 3 })).toMatchObject({
      status: 400,
      code: 'NOTHING_POURED',
    })
    expect(await send(fabricationOrdersCalls.terminerFabrication, { orderId: order.id, doneCases: 0 })).toMatchObject({
      status: 200,
    })
  })

  test('is told with its closing, by whoever closes it or at noon of the next working day where nothing is to explain', async () => {
    const closing = () => noted(serres, 'atelier.order-closed')
    const finish = async (more: object = {}) => {
      const { order } = await running(200_000)
      await pour(order.id, 165)
      await as(karim).call(fabricationOrdersCalls.terminerFabrication, { orderId: order.id, doneCases: 100, ...more })
      return { orderId: order.id, ligneId: line.ligneAtelierId, articleId: line.articleId, day: line.today }
    }
    const first = await finish({ wasteKg: 2 })
    await as(karim).call(fabricationOrdersCalls.closeOrder, { id: first.orderId })
    expect(await closing()).toEqual([first])

    const second = await finish({ wasteKg: 2 })
    const explained = await finish({ gapReason: 'Dessèchement' })
    const close = (days: number) => line.inClient(db => closeFinished(db, world.clock.now().add({ hours: 24 * days })))
    await close(0)
    expect(await closing()).toEqual([first])
    await close(4)
    expect(await closing()).toEqual([first, second])
    const { state } = await as(karim).call(fabricationOrdersCalls.getFabricationOrderById, { id: explained.orderId })
    expect(state).toBe('finished')
  })

  test('closes the pause in which it comes', async () => {
    const { order } = await running(100_000)
    await as(karim).call(fabricationOrdersCalls.suspendreFabrication, { orderId: order.id, reasonCode: 'break' })
    await later(3)
    await as(karim).call(fabricationOrdersCalls.terminerFabrication, { orderId: order.id, doneCases: 0 })
    const pauses = await as(karim).call(fabricationOrdersCalls.loadPauseHistory, { orderId: order.id })
    expect(pauses).toMatchObject([{ minutes: 3 }])
    expect(pauses[0]?.endedAt).not.toBeNull()
  })
})

describe('orders', () => {
  test('are read by who works there, changed by who may, closed by who manages, strangers to others', async () => {
    const { order } = await orderOf(100_000)
    const reader = await world.person({ in: serres, rights: { 'atelier/fabrication': 1 } })
    expect(await send(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id }, reader)).toMatchObject({
      status: 403,
    })
    const { can } = await as(reader).call(fabricationOrdersCalls.getFabricationOrderById, { id: order.id })
    expect(Object.values(can).every(may => !may)).toBe(true)
    const writer = await world.person({ in: serres, rights: { 'atelier/fabrication': 2 } })
    expect(await send(fabricationOrdersCalls.cancelOrder, { id: order.id, reason: 'x' }, writer)).toMatchObject({
      status: 403,
    })
    const neighbour = await world.person({ in: await world.client(), rights: foreman })
    expect(await send(fabricationOrdersCalls.getFabricationOrderById, { id: order.id }, neighbour)).toMatchObject({
      status: 404,
    })
    expect(await send(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id }, neighbour)).toMatchObject({
      status: 404,
    })
  })

  test('of another company are as if they were not, in lists, files and plans too', async () => {
    const client = await world.client({ companies: ['Serres', 'Vergers'] })
    const own = { ...foreman, 'atelier/exports': 1, 'atelier/production': 1 } as const
    const paul = await world.person({ in: client, rights: own, companies: [0] })
    const elsewhere = await world.person({ in: client, rights: own, companies: [1] })
    const theirs = await openLine(world, client, paul)
    const lot = await theirs.receive(100_000)
    const { id } = await theirs.order([{ lotId: lot.id, plannedKg: 100 }])
    const { atelierId, today: date } = theirs
    for (const [call, input] of [
      [fabricationOrdersCalls.getFabricationOrderById, { id }],
      [fabricationOrdersCalls.demarrerFabrication, { orderId: id }],
      [fabricationOrdersCalls.getOrdersOfDay, { atelierId, date }],
      [resultsCalls.getResults, { atelierId, from: date, to: date }],
    ] as const)
      expect(await send(call, input, elsewhere)).toMatchObject({ status: 404 })
    const page = { page: 0, size: 10, atelierId }
    expect((await as(paul).call(exportsCalls.getExportOfOrders, page)).total).toBe(1)
    const file = await as({ ...elsewhere, headers: { accept: 'text/csv' } }).send(exportsCalls.getExportOfOrders, page)
    expect(file.body.trim().split('\n')).toHaveLength(1)
  })

  test('print their sheet', async () => {
    const { order } = await orderOf(100_000)
    const { statusCode, rawPayload } = await as(karim).send(fabricationOrdersCalls.getSheetOfOrder, { id: order.id })
    expect(statusCode).toBe(200)
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('print labels of their cases once they have begun', async () => {
    const { order } = await orderOf(100_000)
    const label = () => as(karim).send(fabricationOrdersCalls.getLabelOfCases, { id: order.id, format: 'zpl' })
    expect((await label()).json()).toMatchObject({ code: 'NO_LOT_MADE' })
    const { outputNumLots } = await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
    expect((await label()).body).toContain(`(10)${outputNumLots[0]}`)
  })

  test('propose lots, the oldest harvest first, and none that is held or out of date', async () => {
    const day = (days: number) => world.clock.today().add({ days }).toString()
    const old = await line.receive(10_000, { harvestedOn: day(-3) })
    const young = await line.receive(10_000, { harvestedOn: day(-1) })
    await line.receive(10_000, { bestBefore: day(-1) })
    await line.inClient(async db => {
      const held = await line.receive(10_000)
      await db.updateTable('atelier.lot').set({ qualityStatus: 'held' }).where('id', '=', held.id).execute()
    })
    const found = await as(karim).call(fabricationOrdersCalls.getLotsDisponibles, {
      atelierId: line.atelierId,
      idFamille: line.familyId,
      datePlanification: line.today,
    })
    expect(found.map(({ numLot }) => numLot)).toEqual([old.number, young.number])
    expect(found[0]).toMatchObject({ codeAtelier: 'ST', poids: 10, familleId: line.familyId, ageDays: 3 })
  })
})
