import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { lotHoldOffer } from '#platform/trace/lot-hold.slot.ts'
import { exerciseRight, traceElement, triggerRight } from '#platform/trace/trace-place.model.ts'
import { traceCalls } from '#platform/trace/trace.calls.ts'
import { openWorkshop, type TestWorkshop } from '#atelier/testing/workshop.ts'
import { holdRight, rawStockElement, releaseRight } from '../lots-place.model.ts'
import { lotsCalls } from '../lots.calls.ts'
import { createLots, transform } from '../lots.server.ts'

const world = useOwnWorld()

const rights = {
  [traceElement]: 3,
  [exerciseRight]: 2,
  [triggerRight]: 2,
  [rawStockElement]: 3,
  [holdRight]: 2,
  [releaseRight]: 2,
} as const

let serres: TestClient
let marie: TestPerson
let paul: TestPerson
let workshop: TestWorkshop
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
  marie = await world.person({ in: serres, rights, allCompanies: true })
  paul = await world.person({ in: serres, firstname: 'Paul', name: 'Petit', rights, allCompanies: true })
})

const start = (originId: string, exercise = false, originKind: 'lot' | 'place' = 'lot') =>
  as(marie).call(traceCalls.startRecall, { reason: 'Vitre brisée', severity: 3, originKind, originId, exercise })
const codeOf = async (who: TestPerson, call: Parameters<ReturnType<typeof as>['send']>[0], input: object) => {
  const answer = await as(who).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.json().code]
}

describe('the way of goods', () => {
  test('is found by a lot, a pallet or a note, and drawn up and down', async () => {
    const { id, number } = await workshop.receive(1_000_000)
    await shipped(id, ['376104250021234569'])
    const found = async (query: string) =>
      (await as(marie).call(traceCalls.searchTrace, { query })).map(({ kind, label }) => `${kind} ${label}`)
    expect(await found(number)).toEqual([`lot ${number}`])
    expect(await found('376104250021234569')).toEqual(['pallet BL26-00001'])
    expect(await found('N0-7')).toEqual(['place bloc 7'])
    expect(await found('rien')).toEqual([])
    const graph = await as(marie).call(traceCalls.getTraceGraph, {
      kind: 'place',
      id: workshop.blockIds[0],
      direction: 'down',
    })
    expect(graph.nodes.map(({ kind }) => kind)).toEqual(['place', 'lot', 'pallet', 'customer'])
    const unknown = await codeOf(marie, traceCalls.getTraceGraph, { kind: 'lot', id: crypto.randomUUID() })
    expect(unknown).toEqual([404, 'NOT_FOUND'])
    expect((await as(marie).send(traceCalls.searchTrace, { query: 'L' })).statusCode).toBe(400)
  })

  test('is closed to who may not trace, and a neighbour finds nothing of it', async () => {
    const { id, number } = await workshop.receive(1_000)
    const recall = await start(id)
    const nobody = await world.person({ in: serres, rights: { [rawStockElement]: 3 } })
    const reader = await world.person({ in: serres, rights: { [traceElement]: 1 } })
    const voisin = await world.person({ in: await world.client(), rights, allCompanies: true })
    for (const [call, input] of [
      [traceCalls.searchTrace, { query: number }],
      [traceCalls.getTraceGraph, { kind: 'lot', id }],
      [traceCalls.getRecalls, {}],
      [traceCalls.getRecall, { id: recall.id }],
    ] as const)
      expect((await as(nobody).send(call, input)).statusCode).toBe(403)
    const line = { lineIds: [crypto.randomUUID()], answer: 'sold' }
    for (const [call, input] of [
      [traceCalls.triggerRecall, {}],
      [traceCalls.confirmRecall, {}],
      [traceCalls.answerRecall, line],
      [traceCalls.closeRecall, {}],
    ] as const) {
      expect((await as(reader).send(call, { id: recall.id, ...input })).statusCode).toBe(403)
      expect((await as(voisin).send(call, { id: recall.id, ...input })).statusCode).toBe(404)
    }
    const begun = { reason: 'x', severity: 1, originKind: 'lot', originId: id, exercise: true }
    expect((await as(reader).send(traceCalls.startRecall, begun)).statusCode).toBe(403)
    expect((await as(voisin).send(traceCalls.startRecall, begun)).statusCode).toBe(404)
    expect((await as(voisin).send(traceCalls.getRecall, { id: recall.id })).statusCode).toBe(404)
    expect(await as(voisin).call(traceCalls.searchTrace, { query: number })).toEqual([])
    expect(await as(voisin).call(traceCalls.getRecalls, {})).toEqual([])
    const trainer = await world.person({ in: serres, rights: { [traceElement]: 1, [exerciseRight]: 2 } })
    expect((await as(trainer).send(traceCalls.startRecall, { ...begun, exercise: false })).statusCode).toBe(403)
  })
})

describe('a recall', () => {
  test('of one person stays a simulation until another confirms it, and then holds every lot', async () => {
    const { id } = await workshop.receive(1_000_000)
    const mixture = await madeOf(id)
    await shipped(mixture, ['376104250021234569', '376104250021234576'])
    const recall = await start(id)
    expect(recall).toMatchObject({
      state: 'simulation',
      lots: 2,
      pallets: 2,
      customers: 1,
      shippedKg: 500,
      number: 'RAP26-01',
    })

    await as(marie).call(traceCalls.triggerRecall, { id: recall.id })
    expect(await codeOf(marie, traceCalls.confirmRecall, { id: recall.id })).toEqual([409, 'SAME_PERSON'])
    expect(await codeOf(paul, traceCalls.triggerRecall, { id: recall.id })).toEqual([409, 'TRANSITION_INVALID'])
    expect((await as(marie).call(lotsCalls.getLot, { id })).qualityStatus).toBe('free')

    const triggered = await as(paul).call(traceCalls.confirmRecall, { id: recall.id })
    expect(triggered).toMatchObject({ state: 'triggered', triggeredBy: 'Marie Caron', confirmedBy: 'Paul Petit' })
    expect((await as(marie).call(lotsCalls.getLot, { id })).qualityStatus).toBe('recalled')
    expect(await codeOf(paul, traceCalls.confirmRecall, { id: recall.id })).toEqual([409, 'TRANSITION_INVALID'])
    expect((await as(marie).call(lotsCalls.releaseLots, { lotIds: [id], reason: 'x' }))[0]?.qualityStatus).toBe(
      'recalled',
    )
  })

  test('is triggered anew when the second person came too late', async () => {
    const { id } = await workshop.receive(1_000)
    const recall = await start(id)
    await as(marie).call(traceCalls.triggerRecall, { id: recall.id })
    await world.inClient(serres, db =>
      db
        .updateTable('platform.recall')
        .set({ triggeredAt: world.clock.now().subtract({ minutes: 31 }).toString() })
        .execute(),
    )
    expect(await codeOf(paul, traceCalls.confirmRecall, { id: recall.id })).toEqual([409, 'SECOND_PERSON'])
    await as(paul).call(traceCalls.triggerRecall, { id: recall.id })
    expect((await as(marie).call(traceCalls.confirmRecall, { id: recall.id })).state).toBe('triggered')
  })

  test('tells what was made and shipped after its scope was frozen', async () => {
    const { id } = await workshop.receive(1_000_000)
    const recall = await start(id, true)
    expect(recall).toMatchObject({ state: 'exercise', lots: 1, outside: { lots: [], pallets: 0 } })
    const later = await madeOf(id)
    await shipped(later, ['376104250021234569'])
    const told = await as(paul).call(traceCalls.getRecall, { id: recall.id })
    expect(told.lots).toBe(1)
    expect(told.outside).toEqual({ lots: [expect.stringMatching(/^L26/)], pallets: 1 })
    expect(await codeOf(paul, traceCalls.triggerRecall, { id: recall.id })).toEqual([409, 'TRANSITION_INVALID'])
  })

  test('closes once every customer has answered, with a reason where too little was found again', async () => {
    const { id } = await workshop.receive(1_000_000)
    await shipped(id, ['376104250021234569', '376104250021234576'])
    const recall = await start(workshop.blockIds[0], false, 'place')
    await as(marie).call(traceCalls.triggerRecall, { id: recall.id })
    await as(paul).call(traceCalls.confirmRecall, { id: recall.id })
    const [first, second] = recall.rows
    const answer = (lineId: string | undefined, more: object) => ({
      id: recall.id,
      lineIds: [lineId as string],
      answer: 'returned',
      ...more,
    })
    await as(marie).call(traceCalls.answerRecall, answer(first?.id, { recoveredKg: null }) as never)
    expect(await codeOf(marie, traceCalls.closeRecall, { id: recall.id })).toEqual([409, 'RECALL_OPEN'])
    expect(await codeOf(marie, traceCalls.answerRecall, answer(second?.id, { recoveredKg: 250.001 }))).toEqual([
      400,
      'INVALID_INPUT',
    ])
    expect(await codeOf(marie, traceCalls.answerRecall, answer(crypto.randomUUID(), {}))).toEqual([404, 'NOT_FOUND'])
    await as(marie).call(traceCalls.answerRecall, answer(second?.id, { answer: 'sold' }) as never)
    expect(await codeOf(marie, traceCalls.closeRecall, { id: recall.id })).toEqual([400, 'REASON_REQUIRED'])

    const closed = await as(marie).call(traceCalls.closeRecall, {
      id: recall.id,
      reason: 'Vendu avant l’appel',
      releases: true,
    })
    expect(closed).toMatchObject({ state: 'closed', recoveredKg: 250, shippedKg: 500 })
    expect((await as(marie).call(lotsCalls.getLot, { id })).qualityStatus).toBe('free')
    expect((await as(marie).call(traceCalls.getRecalls, {})).map(({ state }) => state)).toEqual(['closed'])
  })
})

test('a lot says how far a recall of it would reach, to who sees the lot', async () => {
  const { id } = await workshop.receive(1_000_000)
  await shipped(await madeOf(id), ['376104250021234569', '376104250021234576'])
  expect(await as(marie).call(lotsCalls.getRecallWidth, { id })).toMatchObject({ lots: 2, pallets: 2, customers: 1 })
  const nobody = await world.person({ in: serres, rights: {} })
  expect((await as(nobody).send(lotsCalls.getRecallWidth, { id })).statusCode).toBe(403)
  const voisin = await world.person({ in: await world.client(), rights, allCompanies: true })
  expect((await as(voisin).send(lotsCalls.getRecallWidth, { id })).statusCode).toBe(404)
})

test('an analysis that fails holds exactly the lots of these crops and days, and answers their ids', async () => {
  const today = world.clock.today()
  const of = (days: number) => workshop.receive(1_000, { harvestedOn: today.subtract({ days }).toString() })
  const [meant, tooOld] = [await of(1), await of(5)]
  const [keeper] = world.ground.offered(lotHoldOffer)
  const asked = {
    lots: { cropCodeIds: [workshop.cropId], from: today.subtract({ days: 2 }).toString(), to: today.toString() },
    status: 'held' as const,
    reason: 'Résidus',
    source: 'residue' as const,
    sourceId: crypto.randomUUID(),
    userId: marie.userId,
  }
  const held = await workshop.inClient(async db => keeper?.hold(db as never, asked))
  expect(held).toEqual([meant.id])
  const neighbours = await openWorkshop(world, await world.client())
  expect(await neighbours.inClient(async db => keeper?.hold(db as never, asked))).toEqual([])
  expect((await as(marie).call(lotsCalls.getLot, { id: tooOld.id })).qualityStatus).toBe('free')

  await as(marie).call(lotsCalls.holdLots, { lotIds: [meant.id], status: 'quarantine', reason: 'Litige' })
  const release = { source: 'residue' as const, sourceId: asked.sourceId, reason: 'Conforme', userId: paul.userId }
  await workshop.inClient(async db => keeper?.release(db as never, release))
  expect((await as(marie).call(lotsCalls.getLot, { id: meant.id })).qualityStatus).toBe('quarantine')
})

const madeOf = (lotId: string) =>
  workshop.inClient(async db => {
    const [made] = await createLots(db, [
      {
        workshopId: workshop.workshopId,
        kind: 'mixture',
        articleId: workshop.rawId,
        day: '2026-11-20',
        madeAt: '2026-11-20T10:00:00Z',
        initialG: 500_000,
        state: 'available',
      },
    ])
    const id = made?.id as string
    await transform(db, {
      kind: 'mixture',
      pieceId: crypto.randomUUID(),
      at: '2026-11-20T10:00:00Z',
      inputs: [{ lotId, g: 500_000 }],
      outputs: [{ lotId: id, g: 500_000 }],
    })
    return id
  })

const shipped = (lotId: string, pallets: readonly string[]) =>
  world.inClient(serres, async db => {
    const contact = await db
      .insertInto('platform.contact')
      .values({ kind: 'organisation', name: 'Halles du Maine' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const partner = await db
      .insertInto('platform.partner')
      .values({ contactId: contact.id, code: 'HALLES', roles: ['customer'] })
      .returning('id')
      .executeTakeFirstOrThrow()
    const note = { kind: 'delivery_note', partnerId: partner.id, shippedAt: '2026-11-21T05:00:00Z' }
    const { id: documentId } = await db
      .insertInto('platform.sales_document')
      .values({ ...note, number: 'BL26-00001', companyId: workshop.companyId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('platform.sales_document_line')
      .values(
        pallets.map(sscc => ({ ...note, documentId, articleId: workshop.packedId, lotId, sscc, cases: 50, kg: '250' })),
      )
      .execute()
  })
