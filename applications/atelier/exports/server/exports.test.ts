import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { lineWorkCalls } from '#atelier/line-work/line-work.calls.ts'
import { lotsCalls } from '#atelier/lots/lots.calls.ts'
import { foreman, openLine, type TestLine } from '#atelier/testing/planned-line.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { exportsElement } from '../exports-place.model.ts'
import { exportsCalls } from '../exports.calls.ts'

const world = useOwnWorld()
const day = (days: number) => world.clock.today().add({ days }).toString()
const { getExportOfStock: _ofStock, getExportOfDefects: _ofDefects, ...ofPeriod } = exportsCalls
const tables = Object.values(ofPeriod)
const page = { page: 0, size: 10 } as const
const noWorkshop = '01890a5d-ac96-774b-bcce-b302099a8057'

let serres: TestClient
let karim: TestPerson
let line: TestLine
beforeEach(async () => {
  serres = await world.client()
  karim = await world.person({ in: serres, rights: { ...foreman, [exportsElement]: 1 } })
  line = await openLine(world, serres, karim)
})

/** An order that pours a lot and stands still. */
async function stopped() {
  const lot = await line.receive(500_000)
  const order = await line.order([{ lotId: lot.id, plannedKg: 500 }], 300)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  await as(karim).call(fabricationOrdersCalls.suspendreFabrication, { orderId: order.id, reasonCode: 'breakdown' })
  return { lot, order }
}

describe('the tables of a workshop', () => {
  test('hold its lots, moves, orders and stops', async () => {
    const { lot, order } = await stopped()

    const lots = await as(karim).call(exportsCalls.getExportOfLots, page)
    const moves = await as(karim).call(exportsCalls.getExportOfMoves, page)
    const orders = await as(karim).call(exportsCalls.getExportOfOrders, page)
    const stops = await as(karim).call(exportsCalls.getExportOfStops, page)

    expect(lots.items).toContainEqual(
      expect.objectContaining({ number: lot.number, article: 'Tomate grappe', initialKg: 500, physicalKg: 500 }),
    )
    expect(moves.items).toMatchObject([{ kind: 'reception', lot: lot.number, to: 'Chambre froide 1', kg: 500 }])
    expect(orders.items).toMatchObject([
      { number: order.number, line: 'Ligne 1', article: 'Grappe 500 g', plannedCases: 300, state: 'suspended' },
    ])
    expect(stops.items).toMatchObject([
      { reasonCode: 'breakdown', order: order.number, line: 'Ligne 1', endedAt: null, minutes: 0 },
    ])
  })

  test('hold what orders lost by their defects', async () => {
    const { lot, order } = await stopped()
    const { id: defectKindId } = await line.inClient(db =>
      db
        .insertInto('atelier.defect_kind')
        .values({ companyId: line.companyId, name: 'Fendue', validFrom: '2026-01-01' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
    const details = await as(karim).call(fabricationOrdersCalls.getFabricationOrderDetailsByOrderId, {
      orderId: order.id,
    })
    const id = details.find(({ lotId }) => lotId === lot.id)?.id as string
    await as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id, pouredKg: 500 })
    await as(karim).call(fabricationOrdersCalls.terminerFabrication, {
      orderId: order.id,
      doneCases: 300,
      wasteKg: 12,
      defects: [{ fate: 'waste', defectKindId, kg: 7.5 }],
    })
    const { items } = await as(karim).call(exportsCalls.getExportOfDefects, { ...page, from: day(0), to: day(0) })
    expect(items).toMatchObject([{ defect: 'Fendue', fate: 'waste', kg: 7.5, order: order.number, line: 'Ligne 1' }])
  })

  test('are of a period, both days of which count, and of one workshop', async () => {
    await stopped()
    const totals = (asked: object) =>
      Promise.all(tables.map(async call => (await as(karim).call(call, { ...page, ...asked })).total > 0))

    expect(await totals({ from: day(0), to: day(0), atelierId: line.atelierId })).toEqual([true, true, true, true])
    expect(await totals({ from: day(1) })).toEqual([false, false, false, false])
    expect(await totals({ to: day(-1) })).toEqual([false, false, false, false])
    expect(await totals({ atelierId: noWorkshop })).toEqual([false, false, false, false])
  })

  test('tell what stood in the evening of a day, whatever moved since', async () => {
    const lot = await line.receive(500_000)
    const stock = async (on?: string) =>
      (await as(karim).call(exportsCalls.getExportOfStock, { ...page, ...(on && { on }) })).items
    expect(await stock(day(-1))).toEqual([])
    expect(await stock(day(0))).toMatchObject([{ number: lot.number, places: ['Chambre froide 1'], kg: 500 }])

    world.clock.advance({ hours: 24 })
    const rights = { ...foreman, [exportsElement]: 1, 'atelier/stock/brut': 2 } as const
    karim = await world.person({ in: serres, rights })
    await as(karim).call(lotsCalls.scrapLot, { id: lot.id, kg: 500, reason: 'Pourriture' })
    expect(await stock(day(-1))).toMatchObject([{ number: lot.number, kg: 500 }])
    expect((await stock()).map(({ number }) => number)).not.toContain(lot.number)
  })

  test('leave whole as a file', async () => {
    const { order } = await stopped()

    const file = await as({ ...karim, headers: { accept: 'text/csv' } }).send(exportsCalls.getExportOfOrders, page)

    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body).toContain(order.number)
  })

  test('are closed to who has no right there, and empty for the neighbour', async () => {
    await stopped()
    const lea = await world.person({ in: serres, rights: foreman })
    const neighbour = await world.person({ in: await world.client(), rights: { [exportsElement]: 3 } })

    const doors = [
      exportsCalls.getExportOfLots,
      exportsCalls.getExportOfStock,
      exportsCalls.getExportOfMoves,
      exportsCalls.getExportOfOrders,
      exportsCalls.getExportOfDefects,
      exportsCalls.getExportOfStops,
    ]
    for (const call of doors) {
      expect((await as(lea).send(call, page)).statusCode).toBe(403)
      const asked = { ...page, atelierId: line.atelierId }
      expect(await as(neighbour).call(call, asked)).toMatchObject({ items: [], total: 0 })
    }
  })
})
