import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { lineWorkCalls } from '#atelier/line-work/line-work.calls.ts'
import { lotsCalls } from '#atelier/lots/lots.calls.ts'
import { foreman, openLine, type TestLine } from '#atelier/testing/planned-line.ts'
import { dashboardsCalls } from '#platform/configuration/dashboards.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { resultsElement } from '../results-place.model.ts'
import { resultsCalls } from '../results.calls.ts'

const world = useWorld()
const today = () => world.clock.today()
const day = (days: number) => today().add({ days }).toString()

let serres: TestClient
let karim: TestPerson
let line: TestLine
beforeEach(async () => {
  serres = await world.client()
  const rights = { ...foreman, [resultsElement]: 1, 'tableauxdebord/atelier': 1, 'atelier/stock/brut': 1 } as const
  karim = await world.person({ in: serres, rights })
  line = await openLine(world, serres, karim)
})

type DefectSaid = { fate: 'downgraded' | 'waste'; defectKindId: string; kg: number }

/** 500 kg poured, 300 cases of 1.600 kg made of the 300 that were planned, one stop that is over. */
async function finished({ defects = [] }: { defects?: DefectSaid[] } = {}) {
  const lot = await line.receive(500_000)
  const order = await line.order([{ lotId: lot.id, plannedKg: 500 }], 300)
  const details = await as(karim).call(fabricationOrdersCalls.getFabricationOrderDetailsByOrderId, {
    orderId: order.id,
  })
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  await as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id: details[0]?.id as string, pouredKg: 500 })
  await as(karim).call(fabricationOrdersCalls.suspendreFabrication, { orderId: order.id, reasonCode: 'breakdown' })
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  await as(karim).call(fabricationOrdersCalls.terminerFabrication, {
    orderId: order.id,
    doneCases: 300,
    downgradedKg: 10,
    wasteKg: 5,
    defects,
  })
  return order
}

const results = (from: string, to: string, person = karim) =>
  as(person).send(resultsCalls.getResults, { atelierId: line.atelierId, from, to })

describe('the results of a workshop', () => {
  test('tell what each order that was begun came to, and nothing of what waits', async () => {
    const order = await finished()
    await line.order([{ lotId: (await line.receive(90_000)).id, plannedKg: 50 }], 20)

    expect((await results(day(-6), day(0))).json()).toMatchObject([
      {
        orderId: order.id,
        day: day(0),
        line: 'Ligne 1',
        article: 'Grappe 500 g',
        state: 'finished',
        plannedCases: 300,
        doneCases: 300,
        standardCasesPerHour: 135,
        pouredKg: 500,
        producedKg: 480,
        downgradedKg: 10,
        plannedStopMin: 0,
        stopMin: 0,
      },
    ])
    expect((await results(day(-8), day(-1))).json()).toEqual([])
  })

  test('of what goes on count the cases so far', async () => {
    const order = await line.order([{ lotId: (await line.receive(500_000)).id, plannedKg: 500 }], 200)
    await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
    await as(karim).call(lineWorkCalls.declareCases, { id: order.id, cases: 24 })

    expect((await results(day(0), day(0))).json()).toMatchObject([
      { state: 'running', doneCases: 24, producedKg: 38.4 },
    ])
  })

  test('are of a month at most, in the order of the days', async () => {
    expect((await results(day(0), day(-1))).json()).toMatchObject({ fields: [{ field: 'to', code: 'order' }] })
    expect((await results(day(-31), day(0))).json()).toMatchObject({ fields: [{ field: 'to', code: 'span' }] })
    expect((await results(day(-30), day(0))).statusCode).toBe(200)
  })

  test('are closed to who has no right there, and to the neighbour', async () => {
    const lea = await world.person({ in: serres, rights: { 'atelier/ligne': 3 } })
    const neighbour = await world.person({ in: await world.client(), rights: { [resultsElement]: 3 } })

    expect([
      (await results(day(0), day(0), lea)).statusCode,
      (await results(day(0), day(0), neighbour)).statusCode,
    ]).toEqual([403, 404])
  })
})

describe('the panels of Atelier', () => {
  const panel = (key: string, person = karim) => as(person).call(dashboardsCalls.getPanel, { key, period: 'month' })

  test('tell what was lost by its defects, the largest first', async () => {
    const [split, rotten] = await line.inClient(db =>
      db
        .insertInto('atelier.defect_kind')
        .values(['Fendue', 'Pourrie'].map(name => ({ companyId: line.companyId, name, validFrom: '2026-01-01' })))
        .returning('id')
        .execute(),
    )
    const [splitId, rottenId] = [split?.id as string, rotten?.id as string]
    await finished({
      defects: [
        { fate: 'downgraded', defectKindId: splitId, kg: 2.5 },
        { fate: 'waste', defectKindId: splitId, kg: 1 },
        { fate: 'downgraded', defectKindId: rottenId, kg: 6 },
      ],
    })
    expect(await panel('atelierDefects')).toEqual([
      { label: 'Pourrie', value: 6, to: null },
      { label: 'Fendue', value: 3.5, to: null },
    ])
  })

  test('tell what was packed, its yield and the hours of stops', async () => {
    await finished()

    expect(await panel('atelierPacked')).toEqual([{ label: null, value: 0.48, to: null }])
    expect((await panel('atelierPackedByMonth')).at(-1)).toMatchObject({ value: 0.48 })
    expect(await panel('atelierYield')).toMatchObject([{ label: 'Grappe 500 g', value: 96 }])
    expect(await panel('atelierStops')).toMatchObject([{ label: 'Ligne 1', value: 0 }])
    const neighbour = await world.person({
      in: await world.client(),
      rights: { [resultsElement]: 1, 'tableauxdebord/atelier': 1 },
    })
    expect(await panel('atelierPacked', neighbour)).toEqual([{ label: null, value: 0, to: null }])
  })

  test('count the lots of the tab of the stock that they open', async () => {
    const lot = await line.receive(100_000)
    await line.receive(100_000)
    const head = await world.person({
      in: serres,
      rights: { 'atelier/stock/brut': 3, 'atelier/stock#bloquer_lot': 2, 'tableauxdebord/atelier': 1 },
    })
    await as(head).call(lotsCalls.holdLots, { lotIds: [lot.id], status: 'held', reason: 'Corps étranger' })

    expect(await panel('atelierBlocked', head)).toEqual([
      { label: null, value: 1, to: '/atelier/stock/brut?tab=blocked' },
    ])
    const listed = await as(head).call(lotsCalls.getLots, { stock: 'raw', presence: 'blocked', page: 0, size: 10 })
    expect(listed.total).toBe(1)
    expect(await panel('atelierOldLots', head)).toMatchObject([{ value: 0 }])
  })
})
