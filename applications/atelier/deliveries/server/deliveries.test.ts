import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { harvestGateOffer } from '#platform/trace/gates.slot.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { useNotedEvents } from '#atelier/testing/noted-events.ts'
import { openWorkshop, type TestWorkshop } from '#atelier/testing/workshop.ts'
import { lotsCalls } from '../../lots/lots.calls.ts'
import { rawStockElement } from '../../lots/lots-place.model.ts'
import { weighingCalls } from '../../weighing/weighing.calls.ts'
import { deliveriesCalls } from '../deliveries.calls.ts'
import { deliveriesElement, gradingRight } from '../deliveries-place.model.ts'
import type { Delivery } from '../delivery.model.ts'

const world = useOwnWorld()

let serres: TestClient
let marie: TestPerson
let workshop: TestWorkshop
const rights = { [deliveriesElement]: 3, [gradingRight]: 2, [rawStockElement]: 3 } as const
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
  marie = await world.person({ in: serres, rights, allCompanies: true })
})

const noted = useNotedEvents(world)
const day = (days = 0) => world.clock.today().add({ days }).toString()
const line = (more: object = {}) => ({
  articleId: workshop.rawId,
  cropCodeId: workshop.cropId,
  placeId: workshop.blockIds[0],
  harvestedOn: day(),
  ...more,
})
const bring = (more: object = {}, person = marie): Promise<Delivery> =>
  as(person).call(deliveriesCalls.createDelivery, {
    workshopId: workshop.workshopId,
    plate: 'AB-123-CD',
    lines: [line()],
    ...more,
  } as never)
const weigh = (delivery: Delivery, grossKg: number, index = 0) =>
  as(marie).call(weighingCalls.recordWeighing, {
    deliveryLineId: delivery.lines[index]?.id as string,
    grossKg,
    source: 'keyboard',
  })
const read = ({ id }: Delivery) => as(marie).call(deliveriesCalls.getDelivery, { id })
const close = ({ id }: Delivery) => ({ id, locationId: workshop.coldId })
const grade = (delivery: Delivery, more: object = {}, index = 0) => ({
  lineId: delivery.lines[index]?.id as string,
  sampleKg: 5,
  decision: 'accepted',
  ...more,
})
const refusal = async (call: Call, input: object, person = marie) => {
  const answer = await as(person).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.json().code]
}

describe('a delivery', () => {
  test('is numbered without a gap, arrives with its first weight, and becomes lots once it is closed', async () => {
    const year = String(world.clock.today().year % 100)
    const delivery = await bring({ lines: [line(), line({ placeId: workshop.blockIds[1], harvestedOn: day(-10) })] })
    expect([delivery.number, (await bring()).number]).toEqual([`BA${year}-00001`, `BA${year}-00002`])
    expect([delivery.state, delivery.arrivedAt, delivery.origin]).toEqual(['expected', null, 'bloc 7, bloc 8'])

    await weigh(delivery, 501.5)
    await weigh(delivery, 120)
    await weigh(delivery, 80.25, 1)
    const there = await read(delivery)
    expect(there).toMatchObject({ state: 'in_progress', netKg: 701.75, can: { close: true } })
    expect(there.lines.map(({ netKg, weighings }) => [netKg, weighings])).toEqual([
      [621.5, 2],
      [80.25, 1],
    ])

    const closed = await as(marie).call(deliveriesCalls.closeDelivery, close(delivery))
    expect(closed).toMatchObject({ state: 'closed', can: { write: false, reopen: true } })
    const [first] = closed.lines
    expect(await as(marie).call(lotsCalls.getLot, { id: first?.lot?.id as string })).toMatchObject({
      kind: 'harvest',
      state: 'available',
      physicalKg: 621.5,
      places: 'Chambre froide 1',
      harvestedOn: day(),
      origin: 'bloc 7',
    })
    expect(await refusal(deliveriesCalls.closeDelivery, close(delivery))).toEqual([409, 'TRANSITION_INVALID'])
    expect(
      await refusal(weighingCalls.recordWeighing, { deliveryLineId: first?.id, grossKg: 1, source: 'keyboard' }),
    ).toEqual([409, 'TRANSITION_INVALID'])
  })

  test('of a grower makes lots that were bought', async () => {
    const growerId = await grower()
    const delivery = await bring({
      growerId,
      lines: [line({ placeId: null, externalNumber: 'ROS-12', category: 'I' })],
    })
    const weighing = await weigh(delivery, 300)
    expect(weighing.kind).toBe('reception')
    const closed = await as(marie).call(deliveriesCalls.closeDelivery, close(delivery))
    expect(closed.grower).toBe('Serres Rosier')
    expect(await as(marie).call(lotsCalls.getLot, { id: closed.lines[0]?.lot?.id as string })).toMatchObject({
      kind: 'supply',
      grower: 'Serres Rosier',
      externalNumber: 'ROS-12',
      category: 'I',
    })
  })

  test('is not closed without a line, a weight or a fresh harvest', async () => {
    const empty = await bring({ lines: [], hasArrived: true })
    expect(await refusal(deliveriesCalls.closeDelivery, close(empty))).toEqual([400, 'LINES_MISSING'])
    const unweighed = await bring({ hasArrived: true })
    expect(await refusal(deliveriesCalls.closeDelivery, close(unweighed))).toEqual([400, 'LINE_UNWEIGHED'])
    expect(
      await refusal(deliveriesCalls.addDeliveryLine, { id: empty.id, ...line({ harvestedOn: day(-11) }) }),
    ).toEqual([400, 'INVALID_INPUT'])
    expect(await refusal(deliveriesCalls.addDeliveryLine, { id: empty.id, ...line({ harvestedOn: day(1) }) })).toEqual([
      400,
      'INVALID_INPUT',
    ])
    expect(await refusal(deliveriesCalls.addDeliveryLine, { id: empty.id, ...line({ placeId: null }) })).toEqual([
      400,
      'INVALID_INPUT',
    ])
  })

  test('of a place where a treatment forbids the harvest waits until the hour', async () => {
    const gate = vi.fn(async () => ({ ok: false, allowedFrom: `${day(1)}T15:30:00Z`, because: [] }))
    const offered = vi.spyOn(world.ground, 'offered')
    const before = offered.getMockImplementation()
    offered.mockImplementation(((offer: unknown) =>
      offer === harvestGateOffer ? [{ mayEnter: gate }] : (before?.(offer as never) ?? [])) as never)
    const delivery = await bring()
    await weigh(delivery, 10)
    expect(await refusal(deliveriesCalls.closeDelivery, close(delivery))).toEqual([409, 'HARVEST_DELAY'])
    gate.mockResolvedValue({ ok: true, allowedFrom: '', because: [] })
    expect((await as(marie).call(deliveriesCalls.closeDelivery, close(delivery))).state).toBe('closed')
    offered.mockRestore()
  })

  test('is changed by one after the other, and its lines as long as nothing was weighed', async () => {
    const delivery = await bring()
    const edited = await as(marie).call(deliveriesCalls.editDelivery, {
      id: delivery.id,
      plate: 'EF-456-GH',
      version: delivery.version,
    })
    expect(edited.plate).toBe('EF-456-GH')
    expect(await refusal(deliveriesCalls.editDelivery, { id: delivery.id, version: delivery.version })).toEqual([
      409,
      'VERSION_CONFLICT',
    ])
    const [first] = edited.lines
    const grown = await as(marie).call(deliveriesCalls.addDeliveryLine, { id: delivery.id, ...line() } as never)
    const changed = await as(marie).call(deliveriesCalls.editDeliveryLine, {
      lineId: first?.id as string,
      version: 1,
      ...line({ placeId: workshop.blockIds[1], temperatureC: 11.5 }),
    } as never)
    expect(changed.lines[0]).toMatchObject({ place: 'bloc 8', temperatureC: 11.5 })
    await weigh(delivery, 12)
    expect(await refusal(deliveriesCalls.deleteDeliveryLine, { lineId: first?.id })).toEqual([409, 'LINE_WEIGHED'])
    await as(marie).call(deliveriesCalls.deleteDeliveryLine, { lineId: grown.lines[1]?.id as string })
    expect((await read(delivery)).lines).toHaveLength(1)
  })

  test('is refused with a reason, cancelled while it is expected, and reopened on its day as long as its lots are whole', async () => {
    const refused = await bring()
    await as(marie).call(deliveriesCalls.refuseDelivery, { id: refused.id, reason: 'Palettes mouillées' })
    expect(await read(refused)).toMatchObject({ state: 'refused', refusedReason: 'Palettes mouillées' })

    const arrived = await bring()
    expect((await as(marie).call(deliveriesCalls.markArrived, { id: arrived.id })).state).toBe('in_progress')
    expect(await refusal(deliveriesCalls.cancelDelivery, { id: arrived.id })).toEqual([409, 'TRANSITION_INVALID'])
    const cancelled = await bring()
    expect((await as(marie).call(deliveriesCalls.cancelDelivery, { id: cancelled.id })).state).toBe('cancelled')

    await weigh(arrived, 10)
    const closed = await as(marie).call(deliveriesCalls.closeDelivery, close(arrived))
    const lotId = closed.lines[0]?.lot?.id as string
    const reopened = await as(marie).call(deliveriesCalls.reopenDelivery, { id: arrived.id })
    expect([reopened.state, reopened.lines[0]?.lot]).toEqual(['in_progress', null])
    expect(await as(marie).call(lotsCalls.getLot, { id: lotId })).toMatchObject({ state: 'cancelled', physicalKg: 0 })

    const again = await as(marie).call(deliveriesCalls.closeDelivery, close(arrived))
    expect(again.lines[0]?.lot?.number).not.toBe(closed.lines[0]?.lot?.number)
    const changed = { workshopId: workshop.workshopId, familyIds: [workshop.familyId] }
    expect(await noted(serres, 'atelier.projection-changed')).toEqual([changed, changed, changed])
    await as(marie).call(lotsCalls.scrapLot, { id: again.lines[0]?.lot?.id as string, kg: 1, reason: 'Écrasé' })
    expect(await refusal(deliveriesCalls.reopenDelivery, { id: arrived.id })).toEqual([409, 'LOTS_USED'])
  })

  test('is found by its plate and told apart by its state', async () => {
    const first = await bring()
    await bring({ plate: 'ZZ-999-ZZ', hasArrived: true, expectedAt: `${day(-1)}T08:00:00Z` })
    const numbers = async (asked: object) =>
      (await as(marie).call(deliveriesCalls.getDeliveries, { page: 0, size: 10, ...asked } as never)).items.map(
        ({ plate }) => plate,
      )
    expect(await numbers({ search: 'zz-999' })).toEqual(['ZZ-999-ZZ'])
    expect(await numbers({ state: 'expected' })).toEqual([first.plate])
    expect((await numbers({ state: 'open' })).length).toBe(2)
    expect(await as(marie).call(deliveriesCalls.getDeliveryChoices, {})).toMatchObject({
      workshops: [{ code: 'ST' }],
      articles: [{ name: 'Tomate grappe' }],
      cropCodes: [{ code: 'GR', needsGrading: false }],
      locations: [{ name: 'Chambre froide 1' }, { name: 'Quai' }],
    })
  })
})

describe('a grading', () => {
  test('is asked of crops that need it, and what awaits a result is held', async () => {
    await as(marie).call(deliveriesCalls.setGradedCrops, { cropCodeIds: [workshop.cropId] })
    const delivery = await bring()
    await weigh(delivery, 10)
    expect(await refusal(deliveriesCalls.closeDelivery, close(delivery))).toEqual([400, 'GRADING_REQUIRED'])
    const classes = [
      { minMm: 40, maxMm: 47, kg: 2 },
      { minMm: 47, maxMm: 57, kg: 2.8 },
    ]
    const graded = await as(marie).call(
      deliveriesCalls.gradeLine,
      grade(delivery, {
        classes,
        wasteKg: 0.2,
        brix: 4.2,
        decision: 'quarantine',
        note: 'Résidus à vérifier',
      }) as never,
    )
    expect([graded.state, graded.lines[0]?.grading?.classes]).toEqual(['graded', classes])
    const closed = await as(marie).call(deliveriesCalls.closeDelivery, close(delivery))
    expect(closed.lines[0]?.lot?.qualityStatus).toBe('pending')
    await as(marie).call(deliveriesCalls.setGradedCrops, { cropCodeIds: [] })
  })

  test('of sizes that overlap or that make no sample is refused, and a refused line makes no lot', async () => {
    const delivery = await bring({ lines: [line(), line()] })
    await weigh(delivery, 10)
    await weigh(delivery, 20, 1)
    const overlapping = [
      { minMm: 40, maxMm: 47, kg: 2 },
      { minMm: 45, maxMm: 50, kg: 3 },
    ]
    expect(await refusal(deliveriesCalls.gradeLine, grade(delivery, { classes: overlapping }))).toEqual([
      400,
      'CLASSES_OVERLAP',
    ])
    expect(
      await refusal(deliveriesCalls.gradeLine, grade(delivery, { classes: [{ minMm: 40, maxMm: 47, kg: 2 }] })),
    ).toEqual([400, 'SAMPLE_MISMATCH'])
    expect(await refusal(deliveriesCalls.gradeLine, grade(delivery, { decision: 'downgraded' }))).toEqual([
      400,
      'INVALID_INPUT',
    ])
    await as(marie).call(deliveriesCalls.gradeLine, grade(delivery, { decision: 'refused' }) as never)
    expect(await refusal(deliveriesCalls.gradeLine, grade(delivery, { version: 7 }))).toEqual([409, 'VERSION_CONFLICT'])
    const closed = await as(marie).call(deliveriesCalls.closeDelivery, close(delivery))
    expect(closed.lines.map(({ lot }) => lot !== null)).toEqual([false, true])
  })

  test('is for who has the right to it', async () => {
    const delivery = await bring()
    const receiver = await world.person({ in: serres, rights: { [deliveriesElement]: 2 }, allCompanies: true })
    expect(await refusal(deliveriesCalls.gradeLine, grade(delivery), receiver)).toEqual([403, 'FORBIDDEN'])
  })
})

test('deliveries of another company and of a neighbour are as if they were not', async () => {
  const delivery = await bring()
  const elsewhere = await world.person({ in: serres, rights, companies: [1] })
  const neighbour = await world.person({ in: await world.client(), rights, allCompanies: true })
  for (const who of [elsewhere, neighbour]) {
    expect((await as(who).call(deliveriesCalls.getDeliveries, { page: 0, size: 10 })).items).toEqual([])
    for (const call of [deliveriesCalls.getDelivery, deliveriesCalls.markArrived, deliveriesCalls.reopenDelivery])
      expect(await refusal(call, { id: delivery.id }, who)).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(deliveriesCalls.closeDelivery, close(delivery), who)).toEqual([404, 'NOT_FOUND'])
    expect(
      await refusal(
        weighingCalls.recordWeighing,
        { deliveryLineId: delivery.lines[0]?.id, grossKg: 1, source: 'keyboard' },
        who,
      ),
    ).toEqual([404, 'NOT_FOUND'])
  }
})

test('a closed delivery of another company refuses to be weighed as one that is not there does', async () => {
  const delivery = await bring()
  await weigh(delivery, 10)
  await as(marie).call(deliveriesCalls.closeDelivery, close(delivery))
  const elsewhere = await world.person({ in: serres, rights, companies: [1] })
  const weighing = { deliveryLineId: delivery.lines[0]?.id, grossKg: 1, source: 'keyboard' }
  expect(await refusal(weighingCalls.recordWeighing, weighing, elsewhere)).toEqual([404, 'NOT_FOUND'])
})

test('deliveries are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: serres, rights: { 'documents/atelier': 3 } })
  const doors = [
    deliveriesCalls.getDeliveries,
    deliveriesCalls.getDeliveryChoices,
    deliveriesCalls.getDelivery,
    deliveriesCalls.createDelivery,
    deliveriesCalls.editDelivery,
    deliveriesCalls.markArrived,
    deliveriesCalls.addDeliveryLine,
    deliveriesCalls.editDeliveryLine,
    deliveriesCalls.deleteDeliveryLine,
    deliveriesCalls.gradeLine,
    deliveriesCalls.closeDelivery,
    deliveriesCalls.refuseDelivery,
    deliveriesCalls.reopenDelivery,
    deliveriesCalls.cancelDelivery,
    deliveriesCalls.setGradedCrops,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})

const grower = () =>
  workshop.inClient(async db => {
    const contact = await db
      .insertInto('platform.contact' as never)
      .values({ kind: 'organisation', name: 'Serres Rosier' } as never)
      .returning('id' as never)
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('platform.partner')
      .values({ contactId: (contact as { id: string }).id, code: 'ROSIER', roles: ['grower'] } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
