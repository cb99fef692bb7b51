import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { openWorkshop, type TestWorkshop } from '#atelier/testing/workshop.ts'
import { finishedStockElement, mixElement, rawStockElement, splitElement } from '../lots-place.model.ts'
import { lotsCalls } from '../lots.calls.ts'
import { createLots, outsideOf, postMoves, recallWidth, transform } from '../lots.server.ts'

const world = useWorld()

let serres: TestClient
let marie: TestPerson
let workshop: TestWorkshop
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
  marie = await world.person({
    in: serres,
    rights: {
      [rawStockElement]: 3,
      [finishedStockElement]: 3,
      [mixElement]: 2,
      [splitElement]: 2,
      'atelier/stock#bloquer_lot': 2,
    },
    allCompanies: true,
  })
})

type Inputs = { lotId: string; kg: number }[]
const mix = (inputs: Inputs, more: object = {}) => as(marie).call(lotsCalls.mixLots, { inputs, ...more })
const preview = (inputs: Inputs) => as(marie).call(lotsCalls.previewMixture, { inputs })
const codeOf = async (call: typeof lotsCalls.mixLots | typeof lotsCalls.splitLot, input: object) => {
  const answer = await as(marie).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.json().code]
}
const sheet = (id: string) => as(marie).call(lotsCalls.getLot, { id })

describe('a mixture', () => {
  test('takes the oldest harvest, what all are certified for, and leaves the rest where it was', async () => {
    const ggap = await certificate('GGAP', 'GlobalG.A.P.')
    const bio = await certificate('BIO', 'Agriculture biologique')
    const today = world.clock.today()
    const yesterday = today.subtract({ days: 1 }).toString()
    const organic = await workshop.receive(120_000, { certificateIds: [ggap, bio], harvestedOn: yesterday })
    const other = await workshop.receive(200_000, { block: 1, certificateIds: [ggap] })
    const inputs = [
      { lotId: organic.id, kg: 120 },
      { lotId: other.id, kg: 80 },
    ]

    const told = await preview(inputs)
    expect(told).toMatchObject({
      kg: 200,
      harvestedOn: yesterday,
      certificates: ['GlobalG.A.P.'],
      origins: [
        { label: 'Serre Nord, bloc 7', kg: 120 },
        { label: 'Serre Nord, bloc 8', kg: 80 },
      ],
      warnings: [{ code: 'loses_certificate', what: 'Agriculture biologique' }],
      recallWidth: { lots: 2, pallets: 0 },
    })
    expect(await codeOf(lotsCalls.mixLots, { inputs })).toEqual([400, 'CERTIFICATE_LOST'])

    const mixture = await mix(inputs, { losesCertificate: true })
    expect(mixture).toMatchObject({
      kind: 'mixture',
      physicalKg: 200,
      initialKg: 200,
      harvestedOn: yesterday,
      certificates: ['GlobalG.A.P.'],
    })
    expect([(await sheet(organic.id)).state, (await sheet(other.id)).physicalKg]).toEqual(['exhausted', 120])
    const graph = await as(marie).call(lotsCalls.getGenealogyOfLot, { id: mixture.id })
    expect(graph.nodes.map(({ kind, label }) => `${kind} ${label}`).toSorted()).toEqual(
      [
        `lot ${mixture.number}`,
        `lot ${organic.number}`,
        `lot ${other.number}`,
        'place Serre Nord, bloc 7',
        'place Serre Nord, bloc 8',
      ].toSorted(),
    )
    expect(graph.links.find(({ from }) => from === `lot:${other.id}`)?.kg).toBe(80)
  })

  test('is refused across categories, beyond what is left, of held lots and of what was recycled once', async () => {
    const [first, held] = [
      await workshop.receive(10_000, { category: 'I' }),
      await workshop.receive(10_000, { category: 'I' }),
    ]
    const second = await workshop.receive(10_000, { category: 'II' })
    const downgraded = await workshop.receive(10_000, { category: 'downgraded' })
    const again = await workshop.receive(10_000, { category: 'downgraded', recycling: 1 })
    await as(marie).call(lotsCalls.holdLots, { lotIds: [held.id], status: 'held', reason: 'Vitre brisée' })
    const of = (one: { id: string }, other: { id: string }, kg = 1) => ({
      inputs: [
        { lotId: one.id, kg },
        { lotId: other.id, kg },
      ],
    })
    expect(await codeOf(lotsCalls.mixLots, of(first, second))).toEqual([400, 'MIX_FAMILY'])
    expect(await codeOf(lotsCalls.mixLots, of(first, held))).toEqual([409, 'LOT_BLOCKED'])
    expect(await codeOf(lotsCalls.mixLots, of(downgraded, again))).toEqual([409, 'RECYCLING_FORBIDDEN'])
    expect(await codeOf(lotsCalls.mixLots, of(first, first))).toEqual([400, 'INVALID_INPUT'])
    const free = await workshop.receive(10_000, { category: 'I' })
    expect(await codeOf(lotsCalls.mixLots, of(first, free, 10.001))).toEqual([400, 'LOT_SHORT'])
    expect(await codeOf(lotsCalls.mixLots, { ...of(first, free), numLot: 'L'.repeat(21) })).toEqual([
      400,
      'INVALID_INPUT',
    ])
    expect((await mix(of(first, free).inputs, { numLot: 'mx-001' })).number).toBe('MX-001')
    const other = await workshop.receive(10_000, { category: 'downgraded' })
    expect((await mix(of(downgraded, other).inputs)).recycling).toBe(1)
  })

  test('of one that awaits a result awaits it too', async () => {
    const [free, waits] = [await workshop.receive(10_000), await workshop.receive(10_000)]
    await as(marie).call(lotsCalls.holdLots, { lotIds: [waits.id], status: 'pending', reason: 'Résidus' })
    const mixture = await mix([
      { lotId: free.id, kg: 1 },
      { lotId: waits.id, kg: 1 },
    ])
    expect(mixture.qualityStatus).toBe('pending')
    const toWork = await as(marie).call(lotsCalls.getLotsToWork, {})
    expect(toWork.map(({ id }) => id)).toContain(mixture.id)
  })

  test('never goes back into what it was made of, after a hundred of them', async () => {
    const lots = await Promise.all([0, 1, 2].map(() => workshop.receive(1_000_000)))
    const ids = lots.map(({ id }) => id)
    await workshop.inClient(async db => {
      for (let turn = 0; turn < 100; turn += 1) {
        const inputs = [ids[(turn * 7) % ids.length], ids[(turn * 13 + 1) % ids.length]] as string[]
        const [made] = await createLots(db, [
          {
            workshopId: workshop.workshopId,
            kind: 'mixture',
            articleId: workshop.rawId,
            day: '2026-11-20',
            madeAt: '2026-11-20T10:00:00Z',
            initialG: 2,
          },
        ])
        const lotId = made?.id as string
        const weighed = [...new Set(inputs)].map(id => ({ lotId: id, g: 1 }))
        await transform(db, {
          kind: 'mixture',
          pieceId: crypto.randomUUID(),
          at: '2026-11-20T10:00:00Z',
          inputs: weighed,
          outputs: [{ lotId, g: weighed.length }],
        })
        ids.push(lotId)
      }
    })
    const last = ids.at(-1) as string
    const { nodes } = await as(marie).call(lotsCalls.getGenealogyOfLot, { id: last, direction: 'up' })
    const ancestor = nodes.find(({ kind, id }) => kind === 'lot' && id !== last)?.id as string
    const back = workshop.inClient(db =>
      transform(db, {
        kind: 'mixture',
        pieceId: crypto.randomUUID(),
        at: '2026-11-20T10:00:00Z',
        inputs: [{ lotId: last, g: 1 }],
        outputs: [{ lotId: ancestor, g: 1 }],
      }),
    )
    await expect(back).rejects.toMatchObject({ code: 'CYCLE' })
  })
})

describe('a split', () => {
  const outputs = (extra: number, first: number, waste: number) =>
    [
      { category: 'extra', sizeCode: '57-67', destination: 'packing', kg: extra },
      { category: 'I', sizeCode: null, destination: 'bulk', kg: first },
      { category: null, sizeCode: null, destination: 'waste', kg: waste },
    ] as const

  test('gives each category back to the blocks that it comes from, to the gram', async () => {
    const [seven, eight] = [await workshop.receive(620_000), await workshop.receive(380_000, { block: 1 })]
    const lot = await mix([
      { lotId: seven.id, kg: 620 },
      { lotId: eight.id, kg: 380 },
    ])
    const split = await as(marie).call(lotsCalls.splitLot, {
      lotId: lot.id,
      kg: 1_000,
      outputs: [...outputs(640, 300, 60)],
    })

    expect(split).toMatchObject({ numLot: lot.number, sortedKg: 1_000, lossKg: 0 })
    expect(split.outputs.map(({ shares }) => shares.map(({ kg }) => kg))).toEqual([
      [396.8, 243.2],
      [186, 114],
      [37.2, 22.8],
    ])
    expect(split.outputs[2]?.lotId).toBeNull()
    expect(await sheet(lot.id)).toMatchObject({ state: 'exhausted', use: { splitKg: 1_000, inStockKg: 0 } })
    expect(await sheet(split.outputs[0]?.lotId as string)).toMatchObject({
      physicalKg: 640,
      category: 'extra',
      origin: 'bloc 7, bloc 8',
    })
    expect((await as(marie).call(lotsCalls.getVentilations, {})).map(({ id }) => id)).toEqual([split.id])
  })

  test('may lose half a percent and no gram more, and never sorts more than there is', async () => {
    const { id } = await workshop.receive(3_000_000)
    const of = (kg: number, ...parts: [number, number, number]) => ({ lotId: id, kg, outputs: [...outputs(...parts)] })
    expect(await codeOf(lotsCalls.splitLot, of(1_000, 640, 300, 65.001))).toEqual([400, 'SUM_MISMATCH'])
    expect(await codeOf(lotsCalls.splitLot, of(1_000, 640, 300, 54.999))).toEqual([400, 'SUM_MISMATCH'])
    expect((await as(marie).call(lotsCalls.splitLot, of(1_000, 640, 300, 55))).lossKg).toBe(5)
    expect((await as(marie).call(lotsCalls.splitLot, of(1_000, 640, 300, 65))).lossKg).toBe(-5)
    expect(await codeOf(lotsCalls.splitLot, of(1_001, 640, 300, 61))).toEqual([400, 'LOT_SHORT'])
    expect(await codeOf(lotsCalls.splitLot, { ...of(1, 1, 1, 1), lotId: crypto.randomUUID() })).toEqual([
      404,
      'NOT_FOUND',
    ])
  })
})

test('a recall of a lot reaches all that was made of it, with pallets and customers', async () => {
  const { id } = await workshop.receive(1_000_000)
  const finished = await pack(id, 500_000)
  await ship(finished, ['376104250021234569', '376104250021234576'], 250)
  const width = await workshop.inClient(db => recallWidth(db, [id]))
  expect(width).toEqual({ lots: 2, pallets: 2, deliveryNotes: 1, customers: 1, shippedKg: 500_000, isMore: false })
  const graph = await as(marie).call(lotsCalls.getGenealogyOfLot, { id, direction: 'down' })
  expect(graph.nodes.map(({ kind }) => kind)).toEqual(['lot', 'lot', 'pallet', 'customer'])
  const up = await as(marie).call(lotsCalls.getGenealogyOfLot, { id: finished, direction: 'up' })
  expect(up.nodes.map(({ kind }) => kind)).toEqual(['lot', 'lot', 'place'])
})

const certificate = (code: string, name: string) =>
  world.inClient(serres, async db => {
    const { id } = await db
      .insertInto('platform.certificate')
      .values({ code, name })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

const pack = (lotId: string, g: number) =>
  workshop.inClient(async db => {
    const [made] = await createLots(db, [
      {
        workshopId: workshop.workshopId,
        kind: 'finished',
        articleId: workshop.packedId,
        day: '2026-11-20',
        madeAt: '2026-11-20T10:00:00Z',
        initialG: g,
        state: 'available',
      },
    ])
    const finished = made?.id as string
    const orderId = crypto.randomUUID()
    await transform(db, {
      kind: 'fabrication',
      pieceId: orderId,
      at: '2026-11-20T10:00:00Z',
      inputs: [{ lotId, g }],
      outputs: [{ lotId: finished, g }],
    })
    const customerId = await outsideOf(db, workshop.workshopId, 'customer')
    await postMoves(db, [
      {
        lotId: finished,
        fromLocationId: customerId,
        toLocationId: workshop.dockId,
        kind: 'return',
        g,
        pieceKind: 'order',
        pieceId: orderId,
        movedAt: '2026-11-20T10:00:00Z',
      },
    ])
    return finished
  })

const ship = (lotId: string, pallets: readonly string[], kg: number) =>
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
    const note = { kind: 'delivery_note', partnerId: partner.id }
    const document = await db
      .insertInto('platform.sales_document')
      .values({ ...note, number: 'BL26-00001', companyId: workshop.companyId, shippedAt: '2026-11-21T05:00:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('platform.sales_document_line')
      .values(
        pallets.map(sscc => ({
          ...note,
          documentId: document.id,
          articleId: workshop.packedId,
          lotId,
          sscc,
          cases: 100,
          kg: String(kg),
          shippedAt: '2026-11-21T05:00:00Z',
        })),
      )
      .execute()
  })
