import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { lotCorrectionRight } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { linesCalls } from '#atelier/lines/lines.calls.ts'
import { holdRight, releaseRight } from '#atelier/lots/lots-place.model.ts'
import { holdLots } from '#atelier/lots/lots.server.ts'
import { operatorsCalls } from '#atelier/operators/operators.calls.ts'
import { resourcesCalls } from '#atelier/resources/resources.calls.ts'
import { useNotedEvents } from '#atelier/testing/noted-events.ts'
import { foreman, openLine, type TestLine } from '#atelier/testing/planned-line.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { weighingCalls } from '../../weighing/weighing.calls.ts'
import { weighingElement } from '../../weighing/weighing-place.model.ts'
import { lineWorkCalls } from '../line-work.calls.ts'
import { closeForgotten } from './people.ts'

const world = useOwnWorld()

let serres: TestClient
let karim: TestPerson
let line: TestLine
beforeEach(async () => {
  serres = await world.client()
  karim = await world.person({ in: serres, rights: foreman })
  line = await openLine(world, serres, karim)
})

const send = async (call: Call, input: object, person = karim, headers: Record<string, string> = {}) => {
  const { statusCode, json } = await as({ ...person, headers }).send(call, { ...input })
  return { ...json(), status: statusCode }
}

const running = async (grams: number) => {
  const lot = await line.receive(grams)
  const order = await line.order([{ lotId: lot.id, plannedKg: grams / 1000 }])
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const [detail] = await as(karim).call(fabricationOrdersCalls.getFabricationOrderDetailsByOrderId, {
    orderId: order.id,
  })
  return { lot, order, detailId: detail?.id as string }
}
const leftOf = (lotId: string) =>
  line.inClient(async db => {
    const rows = await db.selectFrom('atelier.lot_balance').select('g').where('lotId', '=', lotId).execute()
    return rows.reduce((sum, { g }) => sum + g, 0)
  })

/** What was wasted or lost of each of these lots, in grams. */
async function outOf(db: AtelierDb, lotIds: readonly string[]) {
  const rows = await db
    .selectFrom('atelier.stock_move as m')
    .innerJoin('atelier.location as i', 'i.id', 'm.toLocationId')
    .innerJoin('atelier.location as o', 'o.id', 'm.fromLocationId')
    .select(['m.lotId', 'm.g', 'i.kind as into', 'o.kind as from'])
    .where('m.lotId', 'in', lotIds)
    .execute()
  const isOut = (kind: string) => kind === 'waste' || kind === 'loss'
  return Object.fromEntries(
    lotIds.map(id => [
      id,
      rows
        .filter(({ lotId }) => lotId === id)
        .reduce((sum, { g, into, from }) => sum + (isOut(into) ? g : 0) - (isOut(from) ? g : 0), 0),
    ]),
  )
}

const noted = useNotedEvents(world)
/** What was told of a kind, in this client. */
const told = (kind: string) => noted(serres, kind)

describe('pouring', () => {
  test('is done once, however often a tablet sends it', async () => {
    const { lot, detailId } = await running(500_000)
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        send(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, pouredKg: 120.5 }, karim, headers),
      ),
    )
    expect(answers.map(({ status, pouredKg }) => [status, pouredKg])).toEqual([1, 2, 3].map(() => [200, 120.5]))
    expect(await leftOf(lot.id)).toBe(379_500)
    const other = await send(
      lineWorkCalls.updateFabricationOrderDetail,
      { id: detailId, pouredKg: 130 },
      karim,
      headers,
    )
    expect(other).toMatchObject({ status: 409, code: 'KEY_REUSED' })
  })

  test('or counting is done as often as it is asked where it has no key', async () => {
    const { order } = await running(500_000)
    const count = () => as(karim).call(lineWorkCalls.declareCases, { id: order.id, cases: 4 })
    await count()
    expect(await count()).toMatchObject({ doneCases: 8 })
  })

  test('stops at a lot that somebody held between the scan and the tap', async () => {
    const { lot, detailId } = await running(500_000)
    const hold = { lots: { lotIds: [lot.id] }, status: 'held', reason: 'Vitre brisée', source: 'person' } as const
    await line.inClient(db => holdLots(db, { ...hold, sourceId: null, userId: null }))
    expect(await send(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, pouredKg: 10 })).toMatchObject({
      status: 409,
      code: 'LOT_BLOCKED',
    })
    expect(await leftOf(lot.id)).toBe(500_000)
  })

  test('that was refused tells who holds the lot and why, who may lift it, and what to pour instead', async () => {
    const { order } = await running(500_000)
    const [held, next] = [await line.receive(80_000), await line.receive(60_000)]
    const rights = { [holdRight]: 2, [releaseRight]: 2 } as const
    const [nadia, julien] = [
      await world.person({ in: serres, rights, allCompanies: true }),
      await world.person({ in: serres, rights, allCompanies: true }),
    ]
    const hold = {
      lots: { lotIds: [held.id, next.id] },
      status: 'held',
      reason: 'Vitre brisée',
      source: 'person',
    } as const
    await line.inClient(db => holdLots(db, { ...hold, sourceId: null, userId: nadia.userId }))
    const refused = await send(lineWorkCalls.addLotToOrder, { id: order.id, numLot: held.number })
    expect(refused).toMatchObject({ status: 409, code: 'LOT_BLOCKED', lotId: held.id })

    const asked = { id: order.id, lotId: held.id }
    const first = await as(karim).call(lineWorkCalls.getRefusedLot, asked)
    expect(first).toMatchObject({
      numLot: held.number,
      leftKg: 80,
      hold: { status: 'held', reason: 'Vitre brisée', source: 'person', heldBy: expect.any(String) },
      releasers: [{ id: julien.userId }],
    })
    expect(first.instead?.numLot).not.toBe(next.number)

    const away = await world.client()
    const neighbour = await world.person({ in: away, rights: foreman })
    const theirs = await (await openLine(world, away, neighbour)).receive(10_000)
    expect(await send(lineWorkCalls.getRefusedLot, { ...asked, lotId: theirs.id })).toMatchObject({ status: 404 })
    expect(await send(lineWorkCalls.getRefusedLot, asked, neighbour)).toMatchObject({ status: 404 })
  })

  test('goes 500 g below what is left, no gram further without somebody who may', async () => {
    const { lot, detailId } = await running(100_000)
    expect(await send(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, pouredKg: 100.501 })).toMatchObject({
      status: 400,
      code: 'LOT_SHORT',
    })
    await as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, pouredKg: 100.5 })
    expect(await leftOf(lot.id)).toBe(-500)
  })

  test('leaves what other orders reserved', async () => {
    const { lot, detailId } = await running(300_000)
    const other = await line.receive(50_000)
    const second = await line.order([{ lotId: other.id, plannedKg: 50 }])
    await as(karim).call(lineWorkCalls.addLotToOrder, { id: second.id, numLot: lot.number, plannedKg: 200 })
    expect(await send(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, pouredKg: 101 })).toMatchObject({
      status: 409,
      code: 'LOT_RESERVED',
    })
    expect(await send(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, pouredKg: 100 })).toMatchObject({
      status: 200,
    })
  })

  test('wants of a lot that comes after the start too what the customer asks for', async () => {
    const { order, detailId } = await running(300_000)
    await line.inClient(async db => {
      const organic = await db
        .insertInto('platform.certificate')
        .values({ code: 'AB', name: 'Agriculture biologique' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { id: customerSpecId } = await db
        .insertInto('platform.customer_spec')
        .values({ articleId: line.articleId, requiredCertificateIds: [organic.id] })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.updateTable('atelier.fabrication_order').set({ customerSpecId }).where('id', '=', order.id).execute()
    })
    const refused = await send(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, pouredKg: 10 })
    expect(refused).toMatchObject({ status: 400, code: 'LOT_CERTIFICATE' })
    expect(refused.message).toContain('Agriculture biologique')
  })

  test('of so much more adds up, whatever another tablet poured and did meanwhile', async () => {
    const { lot, order, detailId } = await running(500_000)
    const before = world.clock.now().toString()
    world.clock.advance({ minutes: 8 })
    await as(karim).call(lineWorkCalls.declareCases, { id: order.id, cases: 4 })
    await as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, addedKg: 100 })
    const late = { id: detailId, addedKg: 50.5, happenedAt: before }
    expect(await send(lineWorkCalls.updateFabricationOrderDetail, late)).toMatchObject({ status: 200, pouredKg: 150.5 })
    expect(await leftOf(lot.id)).toBe(349_500)
  })

  test('of too much is brought back, to the gram', async () => {
    const { lot, detailId } = await running(300_000)
    for (const pouredKg of [100, 180.25, 90])
      await as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, pouredKg })
    expect(await leftOf(lot.id)).toBe(210_000)
    await as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, status: 'withdrawn' })
    expect(await leftOf(lot.id)).toBe(300_000)
  })
})

describe('the number of a lot', () => {
  test('is corrected: both balances are right, and the history names both', async () => {
    const { lot, order, detailId } = await running(300_000)
    await as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, pouredKg: 150 })
    const right = await line.receive(400_000)
    const change = { fabricationOrderDetailId: detailId, newNumLot: right.number.toLowerCase() }
    expect(await as(karim).call(lineWorkCalls.updateNumLotDetail, change)).toMatchObject({
      numLot: right.number,
      pouredKg: 150,
    })
    expect([await leftOf(lot.id), await leftOf(right.id)]).toEqual([300_000, 250_000])
    const [told] = await as(karim).call(fabricationOrdersCalls.getTimelineOfOrder, { id: order.id })
    expect(told).toMatchObject({ what: 'lot_changed', numLot: lot.number, newNumLot: right.number, kg: 150 })

    await as(karim).call(fabricationOrdersCalls.terminerFabrication, {
      orderId: order.id,
      doneCases: 93,
      wasteKg: 1.2,
    })
    await as(karim).call(fabricationOrdersCalls.closeOrder, { id: order.id })
    expect(await send(lineWorkCalls.updateNumLotDetail, { ...change, newNumLot: lot.number })).toMatchObject({
      status: 409,
      code: 'PERIOD_CLOSED',
    })
  })

  test('is corrected by the rule of the company: an older harvest that waits is given a reason', async () => {
    await line.inClient(db =>
      db
        .insertInto('atelier.fabrication_rule')
        .values({ companyId: line.companyId, lotSelection: 'fifo', isSingleMixLot: true })
        .execute(),
    )
    const { lot, order, detailId } = await running(300_000)
    await as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, pouredKg: 150 })
    const older = await line.receive(90_000, { harvestedOn: world.clock.today().subtract({ days: 3 }).toString() })
    const right = await line.receive(400_000)
    const change = { fabricationOrderDetailId: detailId, newNumLot: right.number }
    const refused = await send(lineWorkCalls.updateNumLotDetail, change)
    expect(refused).toMatchObject({ fields: [{ field: 'reason', message: expect.stringContaining(older.number) }] })
    expect(await leftOf(lot.id)).toBe(150_000)
    const reason = 'Mauvaise étiquette scannée'
    expect(await send(lineWorkCalls.updateNumLotDetail, { ...change, reason })).toMatchObject({ numLot: right.number })
    const [told] = await as(karim).call(fabricationOrdersCalls.getTimelineOfOrder, { id: order.id })
    expect(told).toMatchObject({ what: 'lot_changed', comment: reason })
  })

  test('of a lot that another order reserved is refused', async () => {
    const { detailId } = await running(300_000)
    await as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, pouredKg: 150 })
    const taken = await line.receive(160_000)
    await line.order([{ lotId: taken.id, plannedKg: 100 }], 60)
    const change = { fabricationOrderDetailId: detailId, newNumLot: taken.number }
    expect(await send(lineWorkCalls.updateNumLotDetail, change)).toMatchObject({ status: 409, code: 'LOT_RESERVED' })
  })

  test('of a finished order takes its waste and its losses with it, and what was made takes the right harvest', async () => {
    const { lot, order, detailId } = await running(300_000)
    await as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, pouredKg: 150 })
    const ended = { orderId: order.id, doneCases: 92, wasteKg: 1.2 }
    const { outputNumLots } = await as(karim).call(fabricationOrdersCalls.terminerFabrication, ended)
    const harvestedOn = world.clock.today().subtract({ days: 2 }).toString()
    const right = await line.receive(400_000, { harvestedOn })
    const change = { fabricationOrderDetailId: detailId, newNumLot: right.number }
    expect(await send(lineWorkCalls.updateNumLotDetail, change)).toMatchObject({ status: 403 })
    const lea = await world.person({ in: serres, rights: { ...foreman, [lotCorrectionRight]: 2 } })
    await as(lea).call(lineWorkCalls.updateNumLotDetail, change)

    expect([await leftOf(lot.id), await leftOf(right.id)]).toEqual([300_000, 250_000])
    const { rest, made } = await line.inClient(async db => ({
      rest: await outOf(db, [lot.id, right.id]),
      made: await db
        .selectFrom('atelier.lot')
        .select('harvestedOn')
        .where('number', '=', outputNumLots[0] as string)
        .executeTakeFirstOrThrow(),
    }))
    expect(rest).toEqual({ [lot.id]: 0, [right.id]: 2_800 })
    expect(made.harvestedOn).toBe(harvestedOn)
  })

  test('that nobody bears is refused at its field, and a poured lot is not simply deleted', async () => {
    const { detailId } = await running(300_000)
    const unknown = { fabricationOrderDetailId: detailId, newNumLot: 'L99-001-XX-01' }
    expect(await send(lineWorkCalls.updateNumLotDetail, unknown)).toMatchObject({
      status: 400,
      fields: [{ field: 'newNumLot' }],
    })
    await as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, pouredKg: 1 })
    expect(await send(lineWorkCalls.deleteFabricationOrderdetail, { id: detailId })).toMatchObject({
      code: 'DETAIL_POURED',
    })
  })
})

describe('people of a line', () => {
  const person = async (firstname: string) =>
    (await as(karim).call(operatorsCalls.postOperator, { atelierId: line.atelierId, firstname, name: 'Petit' })).id

  test('come by one tap and leave where they were at that minute', async () => {
    const { order } = await running(300_000)
    const lucas = await person('Lucas')
    const come = { id: order.id, operatorId: lucas, here: true }
    expect(await as(karim).call(lineWorkCalls.movePerson, come)).toMatchObject([{ firstname: 'Lucas', toAt: null }])
    expect(await send(lineWorkCalls.movePerson, come)).toMatchObject({ status: 409, code: 'ALREADY_THERE' })
    await as(karim).call(fabricationOrdersCalls.endPouring, { id: order.id })
    const lot = await line.receive(50_000)
    const next = await line.order([{ lotId: lot.id, plannedKg: 50 }])
    await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: next.id, operatorIds: [lucas] })
    const [left] = await as(karim).call(lineWorkCalls.getPeopleOfOrder, { id: order.id })
    const [there] = await as(karim).call(lineWorkCalls.getPeopleOfOrder, { id: next.id })
    expect(left?.toAt).toBe(there?.fromAt)
  })

  test('who are still noted at 20:00 leave then, which is flagged until somebody puts it right', async () => {
    const { order } = await running(300_000)
    await as(karim).call(lineWorkCalls.movePerson, { id: order.id, operatorId: await person('Inès'), here: true })
    const evening = world.clock.now().add({ hours: 5 })
    await line.inClient(db => closeForgotten(db, evening.toString()))
    const of = { atelierId: line.atelierId, date: line.today }
    const [day] = await as(karim).call(lineWorkCalls.getPeopleOfDay, of)
    expect(day?.spans).toMatchObject([{ toAt: evening.toString(), forgotten: true }])
    const ago = (minutes: number) => world.clock.now().subtract({ minutes }).toString()
    const times = { spanId: day?.spans[0]?.id as string, fromAt: ago(30), toAt: ago(10), reason: 'Partie à midi' }
    await as(karim).call(lineWorkCalls.correctTimes, times)
    const [put] = await as(karim).call(lineWorkCalls.getPeopleOfDay, of)
    expect(put?.spans).toMatchObject([{ toAt: times.toAt, forgotten: false }])
  })

  test('have their hours corrected by who manages, never in two places at once', async () => {
    const { order } = await running(300_000)
    await as(karim).call(lineWorkCalls.movePerson, { id: order.id, operatorId: await person('Inès'), here: true })
    const [day] = await as(karim).call(lineWorkCalls.getPeopleOfDay, { atelierId: line.atelierId, date: line.today })
    const spanId = day?.spans[0]?.id as string
    const now = world.clock.now()
    const times = { spanId, fromAt: now.toString(), toAt: now.subtract({ minutes: 5 }).toString(), reason: 'Oubli' }
    expect(await send(lineWorkCalls.correctTimes, times)).toMatchObject({ status: 400, fields: [{ field: 'toAt' }] })
    const writer = await world.person({ in: serres, rights: { 'atelier/fabrication': 2 } })
    expect(await send(lineWorkCalls.correctTimes, times, writer)).toMatchObject({ status: 403 })
  })
})

describe('steps and machines', () => {
  test('follow the order: pouring begins with it, packing with its first case, the rest is skipped at its end', async () => {
    const step = (code: string, kind: 'pouring' | 'packing' | 'cleaning') => ({ code, label: code, kind })
    await as(karim).call(linesCalls.putOperationsOfLine, {
      id: line.ligneAtelierId,
      operations: [step('VERSER', 'pouring'), step('EMBALLER', 'packing'), step('LAVER', 'cleaning')],
    })
    const { order, detailId } = await running(300_000)
    const states = async () =>
      (await as(karim).call(lineWorkCalls.getTasksOfOrder, { id: order.id })).map(({ state }) => state)
    expect(await states()).toEqual(['in_progress', 'to_do', 'to_do'])
    await as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id: detailId, pouredKg: 16 })
    await as(karim).call(lineWorkCalls.declareCases, { id: order.id, cases: 10 })
    expect(await states()).toEqual(['in_progress', 'in_progress', 'to_do'])
    expect(await send(lineWorkCalls.declareCases, { id: order.id, cases: -1 })).toMatchObject({
      fields: [{ field: 'reason' }],
    })
    await as(karim).call(fabricationOrdersCalls.terminerFabrication, { orderId: order.id, doneCases: 10 })
    expect(await states()).toEqual(['done', 'done', 'skipped'])
  })

  test('a machine that blocks suspends its order, which waits until somebody resumes it', async () => {
    const { order } = await running(300_000)
    const { atelierId, ligneAtelierId } = line
    const machine = {
      atelierId,
      ligneAtelierId,
      code: 'ETIQ',
      label: 'Étiqueteuse',
      kind: 'labeller',
      blocking: true,
      equipmentCode: 'EQ-12',
    } as const
    const { id } = await as(karim).call(resourcesCalls.postResource, machine)
    await as(karim).call(resourcesCalls.stopResource, { id, reasonCode: 'breakdown' })
    expect(await as(karim).call(fabricationOrdersCalls.getFabricationOrderById, { id: order.id })).toMatchObject({
      state: 'suspended',
      openPause: { reasonCode: 'breakdown', comment: 'Étiqueteuse' },
    })
    const stopped = { resourceId: id, orderId: order.id, reasonCode: 'breakdown', equipmentCode: 'EQ-12' }
    expect(await told('atelier.resource-stopped')).toEqual([stopped])
    expect(await send(resourcesCalls.stopResource, { id, reasonCode: 'breakdown' })).toMatchObject({ status: 409 })
    expect(await told('atelier.resource-stopped')).toEqual([stopped])
    const start = { orderId: order.id }
    expect(await send(fabricationOrdersCalls.demarrerFabrication, start)).toMatchObject({ code: 'RESOURCE_STOPPED' })
    await as(karim).call(resourcesCalls.restartResource, { id })
    expect(await told('atelier.resource-restarted')).toEqual([{ resourceId: id, equipmentCode: 'EQ-12' }])
    expect(await as(karim).call(fabricationOrdersCalls.getFabricationOrderById, { id: order.id })).toMatchObject({
      state: 'suspended',
    })
    expect(await send(fabricationOrdersCalls.demarrerFabrication, start)).toMatchObject({ state: 'running' })
  })
})

test('a clock a minute slow loses no act; what is said to be before the act before it is refused', async () => {
  const { order } = await running(300_000)
  const pause = (minutes: number) => ({
    orderId: order.id,
    reasonCode: 'cleaning',
    happenedAt: world.clock.now().subtract({ minutes }).toString(),
  })
  expect(await send(fabricationOrdersCalls.suspendreFabrication, pause(3))).toMatchObject({ code: 'TOO_OLD' })
  const paused = await send(fabricationOrdersCalls.suspendreFabrication, pause(1))
  expect(paused).toMatchObject({ status: 200, openPause: { startedAt: paused.startedAt } })
})

test('what a tablet did long ago, or tells too often, is refused', async () => {
  const { order } = await running(300_000)
  const old = { id: order.id, cases: 1, happenedAt: world.clock.now().subtract({ hours: 9 }).toString() }
  expect(await send(lineWorkCalls.declareCases, old)).toMatchObject({ status: 409, code: 'TOO_OLD' })
  const line60 = { level: 'info', message: 'Scanner rebranché' } as const
  const answers = await Promise.all(Array.from({ length: 60 }, () => send(lineWorkCalls.loggerFile, line60)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await send(lineWorkCalls.loggerFile, line60)).toMatchObject({ status: 429 })
})

test('strangers and readers change nothing', async () => {
  const { detailId } = await running(300_000)
  const reader = await world.person({ in: serres, rights: { 'atelier/fabrication': 1 } })
  const neighbour = await world.person({ in: await world.client(), rights: foreman })
  const pour = { id: detailId, pouredKg: 10 }
  expect(await send(lineWorkCalls.updateFabricationOrderDetail, pour, reader)).toMatchObject({ status: 403 })
  expect(await send(lineWorkCalls.updateFabricationOrderDetail, pour, neighbour)).toMatchObject({ status: 404 })
})

test('what the scale said is kept with the pour, and is undone at the line alone', async () => {
  const { detailId, lot } = await running(300_000)
  const weigher = await world.person({ in: serres, rights: { [weighingElement]: 3 }, allCompanies: true })
  const at = { workshopId: line.workshopId, code: 'Q1' }
  const { id: scaleId } = await as(weigher).call(weighingCalls.createScale, {
    ...at,
    name: 'Balance Q1',
    maxKg: 1500,
    stepKg: 0.1,
  })
  const crate = { ...at, use: 'crate', name: 'Caisse verte', tareKg: 1.5 } as const
  const { id: crateId } = await as(weigher).call(weighingCalls.createContainer, crate)
  const weighed = { scaleId, crateId, crates: 10, grossKg: 115, source: 'scale', frame: 'S S  115.0 kg' }
  const pouring = { id: detailId, addedKg: 100, weighed }
  const pour = (more: object) => send(lineWorkCalls.updateFabricationOrderDetail, { ...pouring, ...more })
  expect(await pour({ weighed: { ...weighed, grossKg: 115.05 } })).toMatchObject({ code: 'WEIGHING_RANGE' })
  expect(await pour({ weighed: { ...weighed, isStable: false } })).toMatchObject({ code: 'WEIGHING_UNSTABLE' })
  expect(await pour({ addedKg: 99.9 })).toMatchObject({ status: 400, code: 'WEIGHT_DIFFERS' })
  expect(await pour({ addedKg: undefined, pouredKg: 0 })).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(await pour({})).toMatchObject({ status: 200 })
  const { items } = await as(weigher).call(weighingCalls.getWeighings, { page: 0, size: 5, lotId: lot.id })
  expect(items).toMatchObject([{ kind: 'pour', netKg: 100, tareKg: 15, scale: 'Balance Q1', canCancel: false }])
  const weighingId = items[0]?.id as string
  const moves = await line.inClient(db =>
    db.selectFrom('atelier.stock_move').select('g').where('weighingId', '=', weighingId).execute(),
  )
  expect(moves).toEqual([{ g: 100_000 }])
  const cancel = { id: weighingId, reason: 'Mauvaise caisse' }
  expect(await send(weighingCalls.cancelWeighing, cancel, weigher)).toMatchObject({
    status: 409,
    code: 'WEIGHING_POURED',
  })
})

test('who works at a line is told on what it pours and in what, without a right to weigh; a neighbour finds no workshop', async () => {
  const weigher = await world.person({ in: serres, rights: { [weighingElement]: 3 }, allCompanies: true })
  const at = { workshopId: line.workshopId, code: 'Q1', name: 'Balance Q1' }
  await as(weigher).call(weighingCalls.createScale, { ...at, maxKg: 1500, stepKg: 0.1 })
  await as(weigher).call(weighingCalls.createContainer, { ...at, use: 'crate', name: 'Caisse verte', tareKg: 1.85 })
  const asked = { atelierId: line.atelierId }
  expect(await as(karim).call(lineWorkCalls.getScalesOfLine, asked)).toMatchObject({
    scales: [{ name: 'Balance Q1', maxKg: 1500 }],
    containers: [{ name: 'Caisse verte', tareKg: 1.85 }],
  })
  const neighbour = await world.person({ in: await world.client(), rights: foreman })
  expect(await send(lineWorkCalls.getScalesOfLine, asked, neighbour)).toMatchObject({ status: 404 })
})
