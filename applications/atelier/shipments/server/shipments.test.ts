import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { openShipping, type TestShipping } from '#atelier/testing/shipping.ts'
import { openWorkshop, type TestWorkshop } from '#atelier/testing/workshop.ts'
import { holdLots } from '../../lots/lots.server.ts'
import { lotsCalls } from '../../lots/lots.calls.ts'
import { finishedStockElement } from '../../lots/lots-place.model.ts'
import { preparationsCalls } from '../../preparations/preparations.calls.ts'
import { preparationElement } from '../../preparations/preparations-place.model.ts'
import type { Shipment } from '../shipment.model.ts'
import { shipmentsCalls } from '../shipments.calls.ts'
import { shippingElement, shipRight, unshipRight } from '../shipments-place.model.ts'

const world = useOwnWorld()

const rights = {
  [shippingElement]: 3,
  [shipRight]: 2,
  [unshipRight]: 2,
  [preparationElement]: 2,
  [finishedStockElement]: 3,
} as const

let serres: TestClient
let marie: TestPerson
let workshop: TestWorkshop
let shipping: TestShipping
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
  shipping = await openShipping(world, workshop)
  marie = await world.person({ in: serres, rights, allCompanies: true })
})

const hours = (count: number) => world.clock.now().add({ hours: count }).toString()
const wish = (more: object = {}) => ({
  partnerId: shipping.customerId,
  plannedAt: hours(4),
  cutOffAt: hours(2),
  lines: [{ articleId: workshop.packedId, cases: 40 }],
  ...more,
})
const plan = async (more: object = {}): Promise<Shipment> => {
  const made = await as(marie).call(shipmentsCalls.createShipment, { workshopId: workshop.workshopId, ...wish(more) })
  return as(marie).call(shipmentsCalls.prepareShipment, { id: made.id })
}
const read = ({ id }: { id: string }) =>
  as(marie).call(shipmentsCalls.getShipment, { id, depotId: workshop.workshopId })
const pick = (id: string, lot: { number: string }, cases: number) =>
  as(marie).call(preparationsCalls.pickCases, { id, code: lot.number, cases })
const complete = (id: string, cases: number) =>
  as(marie).call(preparationsCalls.completePallet, { id, supportId: shipping.supportId, grossKg: cases * 6 + 22 })

/** All of a lot of so many cases on one pallet, which stands in the truck. */
const loadOne = async (cases = 40, more: object = {}) => {
  const lot = await shipping.pack(cases)
  const { id } = await plan({ lines: [{ articleId: workshop.packedId, cases }], ...more })
  await pick(id, lot, cases)
  await complete(id, cases)
  const sscc = String((await read({ id })).pallets[0]?.sscc)
  return { lot, sscc, shipment: await as(marie).call(shipmentsCalls.loadPallet, { id, sscc }) }
}
const ship = ({ id, version }: Pick<Shipment, 'id' | 'version'>) =>
  as(marie).call(shipmentsCalls.shipShipment, { id, version })
const sheet = ({ id }: { id: string }) => as(marie).call(lotsCalls.getLot, { id })
const refusal = async (call: Call, input: object, person = marie) => {
  const answer = await as(person).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.json().code]
}

describe('a shipment', () => {
  test('is picked, loaded and shipped: the goods leave the stock and the note names lots and pallets', async () => {
    const year = String(world.clock.today().year % 100)
    const { lot, sscc, shipment } = await loadOne()
    expect(sscc).toMatch(/^03761042\d{10}$/)
    expect(shipment).toMatchObject({ state: 'loaded', loadedPallets: 1, pickedCases: 40, can: { ship: true } })
    expect(await sheet(lot)).toMatchObject({ physicalKg: 240, reservedKg: 240, availableKg: 0 })

    const shipped = await ship(shipment)
    expect(shipped).toMatchObject({ state: 'shipped', number: `BL${year}-000001`, can: { unship: true, edit: false } })
    expect(await sheet(lot)).toMatchObject({ physicalKg: 0, state: 'exhausted' })
    const paper = await as(marie).send(shipmentsCalls.getDeliveryNote, { id: shipped.id })
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const lines = await workshop.inClient(db =>
      db
        .selectFrom('platform.sales_document_line' as never)
        .select(['lotId', 'sscc', 'cases', 'g'] as never)
        .execute(),
    )
    expect(lines).toEqual([{ lotId: lot.id, sscc, cases: 40, g: 240_000 }])
    const found = await as(marie).call(shipmentsCalls.getShipments, {
      page: 0,
      size: 10,
      state: 'shipped',
      search: `BL${year}`,
    })
    expect(found.items.map(({ number }) => number)).toEqual([`BL${year}-000001`])
    expect((await as(marie).call(shipmentsCalls.markDelivered, { id: shipped.id })).state).toBe('delivered')
  })

  test('undone on its day gives the goods back to the gram and burns its number', async () => {
    const { lot, shipment } = await loadOne()
    const shipped = await ship(shipment)
    const undone = await as(marie).call(shipmentsCalls.unshipShipment, { id: shipped.id, reason: 'Camion en panne' })
    expect(undone).toMatchObject({ state: 'loaded', number: null, undoneReason: 'Camion en panne' })
    expect(await sheet(lot)).toMatchObject({ physicalKg: 240, state: 'available' })
    expect((await ship(undone)).number).toMatch(/-000002$/)
    expect((await sheet(lot)).physicalKg).toBe(0)
  })

  test('is not undone the day after', async () => {
    const { shipment } = await loadOne()
    const { id } = await ship(shipment)
    world.clock.advance({ hours: 26 })
    const later = await world.person({ in: serres, rights, allCompanies: true })
    expect(await refusal(shipmentsCalls.unshipShipment, { id, reason: 'Trop tard' }, later)).toEqual([
      409,
      'UNSHIP_LATE',
    ])
  })

  test('two who ship at once send it once, and who is refused burns no number', async () => {
    const { shipment } = await loadOne()
    const { id, version } = shipment
    const answers = await Promise.all([1, 2].map(() => refusal(shipmentsCalls.shipShipment, { id, version })))
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409])
    const other = await loadOne(10)
    expect((await ship(other.shipment)).number).toMatch(/-000002$/)
  })

  test('whose lot is held after loading does not leave', async () => {
    const { lot, shipment } = await loadOne()
    await workshop.inClient(db =>
      holdLots(db, {
        lots: { lotIds: [lot.id] },
        status: 'held',
        reason: 'Analyse',
        source: 'person',
        sourceId: null,
        userId: marie.userId,
      }),
    )
    expect(await refusal(shipmentsCalls.shipShipment, { id: shipment.id, version: shipment.version })).toEqual([
      409,
      'LOT_BLOCKED',
    ])
    expect((await read(shipment)).state).toBe('loaded')
  })

  test('is not shipped before every pallet is loaded, nor too warm without a reason', async () => {
    const lot = await shipping.pack(20)
    const { id } = await plan({ lines: [{ articleId: workshop.packedId, cases: 20 }], setTemperatureC: 12 })
    const attempt = async (more: object = {}) =>
      refusal(shipmentsCalls.shipShipment, { id, version: (await read({ id })).version, ...more })
    expect(await attempt()).toEqual([409, 'SHIPMENT_INCOMPLETE'])
    await pick(id, lot, 20)
    await complete(id, 20)
    expect(await attempt()).toEqual([409, 'SHIPMENT_INCOMPLETE'])
    const sscc = String((await read({ id })).pallets[0]?.sscc)
    await as(marie).call(shipmentsCalls.loadPallet, { id, sscc: `(00)${sscc}` })
    expect((await as(marie).call(shipmentsCalls.unloadPallet, { id, sscc })).state).toBe('ready')
    await as(marie).call(shipmentsCalls.loadPallet, { id, sscc })
    const warm = { loadingTemperatureC: 15 }
    expect(await attempt(warm)).toEqual([400, 'INVALID_INPUT'])
    expect((await attempt({ ...warm, temperatureReason: 'Groupe froid en panne' }))[0]).toBe(200)
  })

  test('refuses a pallet of another customer by its name, one that it has, and a code that is none', async () => {
    const mine = await loadOne(10)
    const other = await loadOne(10, { partnerId: shipping.otherId })
    const { id } = mine.shipment
    const answer = await as(marie).send(shipmentsCalls.loadPallet, { id, sscc: other.sscc })
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      409,
      'PALLET_OTHER_CUSTOMER',
      'Cette palette est prévue pour Prim’Anjou.',
    ])
    expect(await refusal(shipmentsCalls.loadPallet, { id, sscc: mine.sscc })).toEqual([409, 'PALLET_STATE'])
    expect(await refusal(shipmentsCalls.loadPallet, { id, sscc: '037610420000000' })).toEqual([409, 'PALLET_UNKNOWN'])
  })

  test('is changed until it is loaded, never below what stands on its pallets', async () => {
    const lot = await shipping.pack(40)
    const shipment = await plan()
    await pick(shipment.id, lot, 30)
    const { version } = await read(shipment)
    const less = { id: shipment.id, version, ...wish({ lines: [{ articleId: workshop.packedId, cases: 29 }] }) }
    expect(await refusal(shipmentsCalls.editShipment, less)).toEqual([409, 'LINE_PICKED'])
    const exact = { ...less, ...wish({ dock: 'Q2', lines: [{ articleId: workshop.packedId, cases: 30 }] }) }
    expect(await as(marie).call(shipmentsCalls.editShipment, exact)).toMatchObject({ cases: 30, dock: 'Q2' })
    expect(await refusal(shipmentsCalls.editShipment, exact)).toEqual([409, 'VERSION_CONFLICT'])
  })

  test('is refused for whom or what is not sold, twice the same, or hours in the wrong order', async () => {
    const make = (more: object) =>
      refusal(shipmentsCalls.createShipment, { workshopId: workshop.workshopId, ...wish(more) })
    const line = { articleId: workshop.packedId, cases: 1 }
    for (const more of [
      { partnerId: workshop.rawId },
      { lines: [{ articleId: workshop.rawId, cases: 1 }] },
      { lines: [line, line] },
      { lines: [{ ...line, cases: 10_001 }] },
      { cutOffAt: hours(5) },
    ])
      expect(await make(more)).toEqual([400, 'INVALID_INPUT'])
  })

  test('cancelled gives its cases free again', async () => {
    const { lot, shipment } = await loadOne()
    const cancelled = await as(marie).call(shipmentsCalls.cancelShipment, { id: shipment.id })
    expect(cancelled).toMatchObject({ state: 'cancelled', pallets: [] })
    expect(await sheet(lot)).toMatchObject({ physicalKg: 240, availableKg: 240 })
    expect(await refusal(shipmentsCalls.getDeliveryNote, { id: shipment.id })).toEqual([409, 'NOT_SHIPPED'])
  })
})

test('a prefix that is set begins the numbers of the next pallets', async () => {
  await as(marie).call(shipmentsCalls.setGs1Prefix, { companyId: workshop.companyId, prefix: '376010012' })
  const { workshops, articles, customers } = await as(marie).call(shipmentsCalls.getShipmentChoices, {})
  expect(workshops).toMatchObject([{ gs1Prefix: '376010012', canSet: true }])
  expect([articles.length, customers.length]).toEqual([1, 2])
  expect((await loadOne()).sscc).toMatch(/^0376010012/)
  expect(await refusal(shipmentsCalls.setGs1Prefix, { companyId: workshop.companyId, prefix: '37601' })).toEqual([
    400,
    'INVALID_INPUT',
  ])
})

test('shipments of another company and of a neighbour are as if they were not', async () => {
  const { shipment, sscc } = await loadOne()
  const elsewhere = await world.person({ in: serres, rights, companies: [1] })
  const neighbour = await world.person({ in: await world.client(), rights, allCompanies: true })
  const { id, version } = shipment
  for (const who of [elsewhere, neighbour]) {
    expect((await as(who).call(shipmentsCalls.getShipments, { page: 0, size: 10 })).items).toEqual([])
    for (const call of [shipmentsCalls.prepareShipment, shipmentsCalls.cancelShipment, shipmentsCalls.getDeliveryNote])
      expect(await refusal(call, { id }, who)).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(shipmentsCalls.loadPallet, { id, sscc }, who)).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(shipmentsCalls.shipShipment, { id, version }, who)).toEqual([404, 'NOT_FOUND'])
  }
  expect(await refusal(shipmentsCalls.getShipment, { id, depotId: id })).toEqual([404, 'NOT_FOUND'])
})

test('shipping wants its own right, and nobody else sees any of it', async () => {
  const { shipment } = await loadOne()
  const loader = await world.person({ in: serres, rights: { [shippingElement]: 2 }, allCompanies: true })
  const { id, version } = shipment
  expect(await refusal(shipmentsCalls.shipShipment, { id, version }, loader)).toEqual([403, 'FORBIDDEN'])
  expect(await refusal(shipmentsCalls.cancelShipment, { id }, loader)).toEqual([403, 'FORBIDDEN'])
  const nobody = await world.person({ in: serres, rights: { 'documents/atelier': 3 } })
  const doors = [
    shipmentsCalls.getShipments,
    shipmentsCalls.getShipmentChoices,
    shipmentsCalls.getShipment,
    shipmentsCalls.getDeliveryNote,
    shipmentsCalls.createShipment,
    shipmentsCalls.editShipment,
    shipmentsCalls.prepareShipment,
    shipmentsCalls.loadPallet,
    shipmentsCalls.unloadPallet,
    shipmentsCalls.shipShipment,
    shipmentsCalls.unshipShipment,
    shipmentsCalls.markDelivered,
    shipmentsCalls.cancelShipment,
    shipmentsCalls.setGs1Prefix,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
