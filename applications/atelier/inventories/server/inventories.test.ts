import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { openWorkshop, type TestWorkshop } from '#atelier/testing/workshop.ts'
import { processOf } from '../../lots/lots.server.ts'
import { lotsCalls } from '../../lots/lots.calls.ts'
import { rawStockElement } from '../../lots/lots-place.model.ts'
import { postMoves } from '../../lots/lots.server.ts'
import { inventoriesCalls } from '../inventories.calls.ts'
import { inventoriesElement } from '../inventories-place.model.ts'
import type { Inventory } from '../inventory.model.ts'

const world = useOwnWorld()

let serres: TestClient
let marie: TestPerson
let karim: TestPerson
let lea: TestPerson
let workshop: TestWorkshop
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
  const manager = { [inventoriesElement]: 3, [rawStockElement]: 3 } as const
  marie = await world.person({ in: serres, rights: manager, allCompanies: true })
  const counter = { [inventoriesElement]: 2 } as const
  karim = await world.person({ in: serres, rights: counter, allCompanies: true })
  lea = await world.person({ in: serres, rights: counter, allCompanies: true })
})

const openCount = (more: object = {}): Promise<Inventory> =>
  as(marie).call(inventoriesCalls.openInventory, {
    workshopId: workshop.workshopId,
    locationIds: [workshop.coldId],
    ...more,
  } as never)
const countAs = (person: TestPerson, { id }: Inventory, lotId: string, kg: number, happenedAt?: string) =>
  as(person).call(inventoriesCalls.countLot, {
    id,
    lotId,
    locationId: workshop.coldId,
    kg,
    ...(happenedAt && { happenedAt }),
  })
const read = ({ id }: Inventory, person = marie) => as(person).call(inventoriesCalls.getInventory, { id })
const explain = async (inventory: Inventory) => {
  const { id, lines } = await read(inventory)
  return as(marie).call(inventoriesCalls.explainGaps, { id, lineIds: lines.map(line => line.id), reasonCode: 'drying' })
}
const validate = async (inventory: Inventory) => {
  const { id, version } = await read(inventory)
  return as(marie).call(inventoriesCalls.validateInventory, { id, version })
}
const inStock = async (id: string) => (await as(marie).call(lotsCalls.getLot, { id })).physicalKg
const refusal = async (call: Call, input: object, person = marie) => {
  const answer = await as(person).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.json().code]
}
const minutesAgo = (minutes: number) => world.clock.now().subtract({ minutes }).toString()

/** Poured on the line, so many grams, at an instant. */
const pourAt = (lotId: string, g: number, movedAt: string) =>
  workshop.inClient(async db =>
    postMoves(db, [
      {
        lotId,
        fromLocationId: workshop.coldId,
        toLocationId: await processOf(db, workshop.workshopId, workshop.lineId),
        kind: 'pour',
        g,
        pieceKind: 'order',
        movedAt,
      },
    ]),
  )

test('workshops and places are told with how many raw lots stand there', async () => {
  await workshop.receive(10_000)
  const choices = await as(marie).call(inventoriesCalls.getInventoryChoices, {})
  expect(choices.locations.map(({ name, lots }) => [name, lots])).toEqual([
    ['Chambre froide 1', 1],
    ['Quai', 0],
  ])
  expect(choices.families.map(({ name }) => name)).toEqual(['Tomate grappe'])
})

describe('a count', () => {
  test('corrects by what it differs from the ledger at its own instant, whatever was poured before and since', async () => {
    const lot = await workshop.receive(420_000)
    const inventory = await openCount()
    expect(inventory.number).toMatch(/^INV\d\d-001$/)
    expect(inventory.lines).toMatchObject([{ lot: lot.number, expectedKg: 420, countedKg: null }])
    world.clock.advance({ minutes: 2 })
    await pourAt(lot.id, 60_000, minutesAgo(1))
    const counted = await countAs(karim, inventory, lot.id, 355.5)
    expect(counted.lines[0]).toMatchObject({ countedKg: 355.5, expectedKg: null, gapKg: null })
    expect((await read(inventory)).lines[0]).toMatchObject({ gapKg: -4.5, hasMoved: true, wantsRecount: false })
    world.clock.advance({ minutes: 2 })
    await pourAt(lot.id, 30_000, world.clock.now().toString())

    expect(
      await refusal(inventoriesCalls.validateInventory, { id: inventory.id, version: (await read(inventory)).version }),
    ).toEqual([409, 'GAP_UNEXPLAINED'])
    await explain(inventory)
    expect((await read(inventory)).state).toBe('reviewed')
    const validated = await validate(inventory)
    expect(validated).toMatchObject({ state: 'validated', postedKg: -4.5, lines: [{ gapKg: -4.5 }] })
    expect(await inStock(lot.id)).toBe(325.5)
    expect(
      await refusal(inventoriesCalls.countLot, { id: inventory.id, lotId: lot.id, locationId: workshop.coldId, kg: 1 }),
    ).toEqual([409, 'TRANSITION_INVALID'])
  })

  test('that is far off is made again by somebody else, whose word then holds', async () => {
    const lot = await workshop.receive(420_000)
    const inventory = await openCount()
    const first = await countAs(karim, inventory, lot.id, 300)
    expect(first).toMatchObject({ state: 'to_recount', lines: [{ wantsRecount: true, isOwnCount: true }] })
    const again = { id: inventory.id, lotId: lot.id, locationId: workshop.coldId, kg: 301 }
    expect(await refusal(inventoriesCalls.countLot, again, karim)).toEqual([409, 'SAME_PERSON'])
    expect(
      await refusal(inventoriesCalls.validateInventory, { id: inventory.id, version: (await read(inventory)).version }),
    ).toEqual([409, 'RECOUNT_AWAITED'])
    const second = await countAs(lea, inventory, lot.id, 302)
    expect(second.lines[0]).toMatchObject({ wantsRecount: false, countNo: 2, countedKg: 302 })
    await as(marie).call(inventoriesCalls.askRecount, { id: inventory.id, lineIds: [String(second.lines[0]?.id)] })
    expect(await refusal(inventoriesCalls.countLot, again, lea)).toEqual([409, 'SAME_PERSON'])
    await countAs(karim, inventory, lot.id, 301)
    await explain(inventory)
    await validate(inventory)
    expect(await inStock(lot.id)).toBe(301)
  })

  test('leaves alone what nobody counted, and brings back what was found', async () => {
    const [counted, left, found] = [
      await workshop.receive(100_000),
      await workshop.receive(50_000),
      await workshop.receive(20_000),
    ]
    await as(marie).call(lotsCalls.scrapLot, { id: found.id, kg: 20, reason: 'Perdu' })
    expect((await as(marie).call(lotsCalls.getLot, { id: found.id })).state).toBe('exhausted')
    const inventory = await openCount()
    expect(inventory.lines).toHaveLength(2)
    await countAs(karim, inventory, counted.id, 100)
    const lot = await as(karim).call(inventoriesCalls.findLotToCount, {
      id: inventory.id,
      number: found.number.toLowerCase(),
    })
    expect(lot).toMatchObject({ id: found.id, number: found.number })
    await countAs(karim, inventory, lot.id, 12.4)
    await countAs(lea, inventory, lot.id, 12.5)
    await explain(inventory)
    const { postedKg, lines } = await validate(inventory)
    expect([postedKg, lines.filter(({ countedKg }) => countedKg === null).length]).toEqual([12.5, 1])
    expect([await inStock(counted.id), await inStock(left.id), await inStock(found.id)]).toEqual([100, 50, 12.5])
  })

  test('is told blindly unless it says otherwise', async () => {
    await workshop.receive(80_000)
    const blind = await openCount()
    expect((await read(blind, karim)).lines[0]?.expectedKg).toBeNull()
    await as(marie).call(inventoriesCalls.cancelInventory, { id: blind.id })
    const open = await openCount({ isBlind: false })
    expect((await read(open, karim)).lines[0]?.expectedKg).toBe(80)
  })

  test('holds its places until it ends, and is made of raw goods of its families alone', async () => {
    await workshop.receive(80_000)
    const inventory = await openCount()
    const wish = { workshopId: workshop.workshopId, locationIds: [workshop.coldId] }
    expect(await refusal(inventoriesCalls.openInventory, wish)).toEqual([409, 'PLACE_IN_COUNT'])
    expect(await refusal(inventoriesCalls.openInventory, { ...wish, locationIds: [workshop.blockIds[0]] })).toEqual([
      400,
      'INVALID_INPUT',
    ])
    const cancelled = await as(marie).call(inventoriesCalls.cancelInventory, { id: inventory.id })
    expect(cancelled).toMatchObject({ state: 'cancelled', can: { count: false, manage: false } })
    const other = await openCount({ familyIds: [inventory.id] })
    expect(other.lines).toEqual([])
  })

  test('of eight hours ago or of a place that is not counted is refused, and what is below nothing', async () => {
    const lot = await workshop.receive(80_000)
    const { id } = await openCount()
    const wish = { id, lotId: lot.id, locationId: workshop.coldId, kg: 1 }
    expect(await refusal(inventoriesCalls.countLot, { ...wish, happenedAt: minutesAgo(8 * 60 + 1) })).toEqual([
      409,
      'TOO_OLD',
    ])
    expect(await refusal(inventoriesCalls.countLot, { ...wish, locationId: workshop.dockId })).toEqual([
      400,
      'INVALID_INPUT',
    ])
    expect(await refusal(inventoriesCalls.countLot, { ...wish, kg: -0.5 })).toEqual([400, 'INVALID_INPUT'])
    expect(await refusal(inventoriesCalls.countLot, { ...wish, lotId: id })).toEqual([404, 'NOT_FOUND'])
  })
})

test('two who validate at once correct the stock once', async () => {
  const lot = await workshop.receive(100_000)
  const inventory = await openCount()
  await countAs(karim, inventory, lot.id, 99)
  await explain(inventory)
  const { id, version } = await read(inventory)
  const answers = await Promise.all([1, 2].map(() => refusal(inventoriesCalls.validateInventory, { id, version })))
  expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409])
  expect(await inStock(lot.id)).toBe(99)
})

test('counts of another company and of a neighbour are as if they were not', async () => {
  const lot = await workshop.receive(10_000)
  const inventory = await openCount()
  const rights = { [inventoriesElement]: 3 } as const
  const elsewhere = await world.person({ in: serres, rights, companies: [1] })
  const neighbour = await world.person({ in: await world.client(), rights, allCompanies: true })
  for (const who of [elsewhere, neighbour]) {
    expect((await as(who).call(inventoriesCalls.getInventories, { page: 0, size: 10 })).items).toEqual([])
    for (const call of [inventoriesCalls.getInventory, inventoriesCalls.cancelInventory])
      expect(await refusal(call, { id: inventory.id }, who)).toEqual([404, 'NOT_FOUND'])
    const count = { id: inventory.id, lotId: lot.id, locationId: workshop.coldId, kg: 1 }
    expect(await refusal(inventoriesCalls.countLot, count, who)).toEqual([404, 'NOT_FOUND'])
  }
})

test('who may count neither opens nor validates, and nobody else sees any of it', async () => {
  const { id, version } = await openCount()
  const wish = { workshopId: workshop.workshopId, locationIds: [workshop.dockId] }
  expect(await refusal(inventoriesCalls.openInventory, wish, karim)).toEqual([403, 'FORBIDDEN'])
  expect(await refusal(inventoriesCalls.validateInventory, { id, version }, karim)).toEqual([403, 'FORBIDDEN'])
  const nobody = await world.person({ in: serres, rights: { 'documents/atelier': 3 } })
  const doors = [
    inventoriesCalls.getInventories,
    inventoriesCalls.getInventoryChoices,
    inventoriesCalls.getInventory,
    inventoriesCalls.findLotToCount,
    inventoriesCalls.openInventory,
    inventoriesCalls.countLot,
    inventoriesCalls.askRecount,
    inventoriesCalls.explainGaps,
    inventoriesCalls.validateInventory,
    inventoriesCalls.cancelInventory,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
