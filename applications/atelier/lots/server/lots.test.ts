import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { openWorkshop, type TestWorkshop } from '#atelier/testing/workshop.ts'
import {
  finishedStockElement,
  holdRight,
  mixElement,
  rawStockElement,
  releaseRight,
  splitElement,
} from '../lots-place.model.ts'
import { lotsCalls } from '../lots.calls.ts'
import { createLots, mostDriftG, pour, postMoves } from '../lots.server.ts'

const world = useOwnWorld()

const everything = {
  [rawStockElement]: 3,
  [finishedStockElement]: 3,
  [holdRight]: 2,
  [releaseRight]: 2,
  [mixElement]: 2,
  [splitElement]: 2,
} as const

let serres: TestClient
let marie: TestPerson
let workshop: TestWorkshop
const person = (rights: object = everything, client = serres) =>
  world.person({ in: client, rights: rights as Record<string, 1>, allCompanies: true })
beforeEach(async () => {
  serres = await world.client({ companies: ['Serres', 'Vergers'] })
  workshop = await openWorkshop(world, serres)
  marie = await person()
})

const sheet = (id: string, who = marie) => as(who).call(lotsCalls.getLot, { id })
const refusal = async (call: Parameters<ReturnType<typeof as>['send']>[0], input: object, who = marie) => {
  const answer = await as(who).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.statusCode === 204 ? null : answer.json().code]
}
const pouring = (lotId: string, g: number, more: object = {}) =>
  workshop.inClient(db =>
    pour(
      { db, offered: () => [] },
      {
        lotId,
        workshopId: workshop.workshopId,
        ligneId: workshop.lineId,
        orderId: crypto.randomUUID(),
        g,
        movedAt: world.clock.now().toString(),
        ...more,
      },
    ),
  )

describe('lots', () => {
  test('are numbered by day and crop, each once though two make them at the same time', async () => {
    const lots = await Promise.all(Array.from({ length: 8 }, () => workshop.receive(1_000)))
    const { year, dayOfYear } = world.clock.today()
    const start = `L${String(year % 100)}-${String(dayOfYear).padStart(3, '0')}-GR-`
    expect(lots.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(n => `${start}0${n}`))
    await expect(workshop.receive(1_000, { number: lots[0]?.number })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('are listed with what is there, blocked and free, and found by their number', async () => {
    const first = await workshop.receive(417_245)
    await workshop.receive(1_000_000, { block: 1 })
    await as(marie).call(lotsCalls.holdLots, { lotIds: [first.id], status: 'held', reason: 'Vitre brisée' })
    const list = async (asked: object) => {
      const page = await as(marie).call(lotsCalls.getLots, { page: 0, size: 10, ...asked } as never)
      return page.items.map(({ physicalKg, blockedKg, availableKg, origin, places }) => [
        physicalKg,
        blockedKg,
        availableKg,
        origin,
        places,
      ])
    }

    expect(await list({ stock: 'raw', search: first.number })).toEqual([
      [417.245, 417.245, 0, 'bloc 7', 'Chambre froide 1'],
    ])
    expect(await list({ presence: 'free' })).toEqual([[1_000, 0, 1_000, 'bloc 8', 'Chambre froide 1']])
    expect(await list({ stock: 'finished' })).toEqual([])
    const summary = await as(marie).call(lotsCalls.getStockSummary, { stock: 'raw' })
    expect(summary).toMatchObject({ lots: 2, physicalKg: 1_417.245, blockedKg: 417.245, availableKg: 1_000 })
    expect(summary.places).toMatchObject([{ kg: 1_417.245, blockedKg: 417.245, byAge: { fresh: 1_417.245, older: 0 } }])
    expect((await as(marie).call(lotsCalls.getLocations, {})).map(({ code }) => code)).toEqual(['CF1', 'QUAI'])
  })

  test('have a label to stick on them, with their number as bars', async () => {
    const lot = await workshop.receive(417_245)
    const label = (format: 'pdf' | 'zpl') => as(marie).send(lotsCalls.getLabelOfLot, { id: lot.id, format, copies: 2 })
    const zpl = (await label('zpl')).body
    expect(zpl).toContain(`(10)${lot.number}`)
    expect(zpl).toContain('417,245 kg')
    expect(zpl).toContain('^PQ2')
    expect((await label('pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('of another company, of a neighbour and of a stock that one does not read are as if they were not', async () => {
    const { id } = await workshop.receive(1_000)
    const elsewhere = await world.person({ in: serres, rights: everything, companies: [1] })
    const voisin = await person(everything, await world.client())
    const ofFinished = await person({ [finishedStockElement]: 3 })
    for (const who of [elsewhere, voisin, ofFinished]) {
      const { items } = await as(who).call(lotsCalls.getLots, { page: 0, size: 10 })
      expect(items).toEqual([])
      for (const call of [
        lotsCalls.getLot,
        lotsCalls.getMovesOfLot,
        lotsCalls.getGenealogyOfLot,
        lotsCalls.getLabelOfLot,
      ])
        expect(await refusal(call, { id }, who)).toEqual([404, 'NOT_FOUND'])
      expect((await as(who).call(lotsCalls.getStockSummary, {})).lots).toBe(0)
    }
    expect(await refusal(lotsCalls.scrapLot, { id, kg: 1, reason: 'x' }, voisin)).toEqual([404, 'NOT_FOUND'])
    expect(await refusal(lotsCalls.holdLots, { lotIds: [id], status: 'held', reason: 'x' }, voisin)).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(await refusal(lotsCalls.releaseLots, { lotIds: [id], reason: 'x' }, elsewhere)).toEqual([404, 'NOT_FOUND'])
  })

  test('are moved, thrown away and put right only by who may', async () => {
    const { id } = await workshop.receive(1_000)
    const reader = await person({ [rawStockElement]: 1 })
    const writer = await person({ [rawStockElement]: 2 })
    const nobody = await person({})
    const move = { id, fromLocationId: workshop.coldId, locationId: workshop.dockId, kg: 0.5 }
    const acts = [
      [lotsCalls.transferLot, move, reader],
      [lotsCalls.scrapLot, { id, kg: 0.1, reason: 'x' }, reader],
      [lotsCalls.holdLots, { lotIds: [id], status: 'held', reason: 'x' }, writer],
      [lotsCalls.releaseLots, { lotIds: [id], reason: 'x' }, writer],
      [lotsCalls.reverseMove, { id, reason: 'x' }, writer],
      [lotsCalls.previewMixture, { inputs: [] }, writer],
      [lotsCalls.mixLots, { inputs: [] }, writer],
      [lotsCalls.splitLot, {}, writer],
      [lotsCalls.getLotsToWork, {}, writer],
      [lotsCalls.getVentilations, {}, writer],
      [lotsCalls.getLots, { page: 0, size: 10 }, nobody],
      [lotsCalls.getStockSummary, {}, nobody],
      [lotsCalls.getLocations, {}, nobody],
    ] as const
    for (const [call, input, who] of acts) expect((await as(who).send(call, input)).statusCode).toBe(403)
    expect((await sheet(id, reader)).can).toEqual({ move: false, hold: false, release: false, correct: false })
  })
})

describe('the ledger', () => {
  test('moves goods within a workshop, and takes back what was wrong without forgetting it', async () => {
    const { id } = await workshop.receive(1_000_000)
    const move = { id, fromLocationId: workshop.coldId, locationId: workshop.dockId }
    const moved = await as(marie).call(lotsCalls.transferLot, { ...move, kg: 400 })
    expect(moved.balances.map(({ location, kg }) => [location.code, kg])).toEqual([
      ['CF1', 600],
      ['QUAI', 400],
    ])
    expect(await refusal(lotsCalls.transferLot, { ...move, kg: 600.001 })).toEqual([400, 'LOT_SHORT'])
    expect(await refusal(lotsCalls.transferLot, { ...move, locationId: workshop.coldId, kg: 1 })).toEqual([
      400,
      'INVALID_INPUT',
    ])

    await as(marie).call(lotsCalls.scrapLot, { id, kg: 50, reason: 'Écrasées' })
    const [scrap] = await as(marie).call(lotsCalls.getMovesOfLot, { id })
    expect(scrap).toMatchObject({ kind: 'waste', kg: 50, reason: 'Écrasées', by: 'Marie Caron' })
    const moves = await as(marie).call(lotsCalls.reverseMove, { id: scrap?.id as string, reason: 'Autre lot' })
    expect(moves.map(({ kind, isReversed }) => [kind, isReversed])).toContainEqual(['waste', true])
    expect((await sheet(id)).use).toMatchObject({ receivedKg: 1_000, wasteKg: 0, inStockKg: 1_000 })
    expect(await refusal(lotsCalls.reverseMove, { id: scrap?.id, reason: 'encore' })).toEqual([409, 'REVERSED_ALREADY'])
    expect(await refusal(lotsCalls.reverseMove, { id: moves.at(-1)?.id, reason: 'x' })).toEqual([409, 'PIECE_KEEPS'])
  })

  test('refuses what weighs nothing, too much or a fourth decimal', async () => {
    const { id } = await workshop.receive(1_000)
    for (const kg of [0, -1, 1.2345, 1e9])
      expect(await refusal(lotsCalls.scrapLot, { id, kg, reason: 'x' })).toEqual([400, 'INVALID_INPUT'])
    expect(await refusal(lotsCalls.scrapLot, { id, kg: 1.001, reason: 'x' })).toEqual([400, 'LOT_SHORT'])
  })

  test('does once what is sent three times under one key, and refuses another input under it', async () => {
    const { id } = await workshop.receive(1_000_000)
    const sender = { ...marie, headers: { 'idempotency-key': crypto.randomUUID() } }
    const send = (kg: number) => as(sender).send(lotsCalls.scrapLot, { id, kg, reason: 'Écrasées' })
    const answers = await Promise.all([send(10), send(10), send(10)])
    expect(answers.map(({ statusCode, body }) => [statusCode, body === answers[0]?.body])).toEqual([
      [200, true],
      [200, true],
      [200, true],
    ])
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(2)
    const other = await send(11)
    expect([other.statusCode, other.json().code]).toEqual([409, 'KEY_REUSED'])
    expect((await sheet(id)).physicalKg).toBe(990)
    const badKey = await as({ ...marie, headers: { 'idempotency-key': 'mardi' } }).send(lotsCalls.scrapLot, {
      id,
      kg: 1,
      reason: 'x',
    })
    expect(badKey.statusCode).toBe(400)

    await as(marie).call(lotsCalls.scrapLot, { id, kg: 10, reason: 'x' })
    await as(marie).call(lotsCalls.scrapLot, { id, kg: 10, reason: 'x' })
    expect((await sheet(id)).physicalKg).toBe(970)
  })

  test('gives no more than there is to people who pour one lot at once', async () => {
    const { id } = await workshop.receive(1_000_000)
    const poured = await Promise.allSettled(Array.from({ length: 6 }, () => pouring(id, 300_000)))
    expect(poured.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await sheet(id)).toMatchObject({ physicalKg: 100, use: { pouredKg: 900 } })
  })

  test('lets a scale err by half a kilo and not a gram more, unless somebody says why', async () => {
    const [drifts, refused, forced] = [
      await workshop.receive(1_000),
      await workshop.receive(1_000),
      await workshop.receive(1_000),
    ]
    expect((await pouring(drifts.id, 1_000 + mostDriftG)).flag).toBe('drift')
    await expect(pouring(refused.id, 1_001 + mostDriftG)).rejects.toMatchObject({ code: 'LOT_SHORT' })
    expect((await pouring(forced.id, 3_000, { forcedBecause: 'Caisses oubliées à la réception' })).flag).toBe('forced')
    expect((await sheet(forced.id)).physicalKg).toBe(-2)
    expect((await sheet(drifts.id)).state).toBe('exhausted')
  })

  test('is added to and never rewritten, and its balances are written by it alone', async () => {
    const { id } = await workshop.receive(1_000)
    const rewriting = (statement: string) =>
      workshop.inClient(db => db.executeQuery({ sql: statement, parameters: [], query: { kind: 'RawNode' } } as never))
    for (const statement of [
      'update atelier.stock_move set g = 1',
      'delete from atelier.stock_move',
      'update atelier.lot_balance set g = 1',
      'delete from atelier.lot_balance',
      `insert into atelier.lot_balance (lot_id, location_id, article_id, g, cases) select lot_id, '${workshop.dockId}', article_id, 5, 0 from atelier.lot_balance`,
    ])
      await expect(rewriting(statement)).rejects.toThrow('permission denied')
    const takeAway = workshop.inClient(db =>
      postMoves(db, [
        {
          lotId: id,
          fromLocationId: workshop.dockId,
          toLocationId: workshop.coldId,
          kind: 'transfer',
          g: 501,
          pieceKind: 'test',
          movedAt: world.clock.now().toString(),
        },
      ]),
    )
    await expect(takeAway).rejects.toMatchObject({ code: 'LOT_SHORT' })
  })

  test('balances whatever people do, to the gram', async () => {
    const lots = await Promise.all([1_000_000, 700_001, 3].map(g => workshop.receive(g)))
    const seed = [7, 3, 9, 1, 5, 8, 2, 6, 4, 0]
    for (const [turn, value] of seed.entries()) {
      const id = lots[turn % 3]?.id as string
      const acts = [
        as(marie).send(lotsCalls.scrapLot, { id, kg: value / 10 + 0.001, reason: 'x' }),
        as(marie).send(lotsCalls.transferLot, {
          id,
          fromLocationId: workshop.coldId,
          locationId: workshop.dockId,
          kg: value * 7 + 0.333,
        }),
        pouring(id, value * 11_111 + 1).catch(() => undefined),
      ]
      await Promise.all(acts)
    }
    const differing = await ask<{ lot_id: string }>(
      world.installer,
      `select coalesce(b.lot_id, m.lot_id) as lot_id from (
         select lot_id, location_id, sum(g) as g from (
           select lot_id, to_location_id as location_id, g from atelier.stock_move where client_id = $1
           union all select lot_id, from_location_id, -g from atelier.stock_move where client_id = $1) x
           join atelier.location p on p.id = x.location_id and p.is_stock group by 1, 2) m
         full join (select * from atelier.lot_balance where client_id = $1) b on b.lot_id = m.lot_id and b.location_id = m.location_id
        where m.g is distinct from b.g`,
      [serres.id],
    )
    expect(differing).toEqual([])
    for (const { id } of lots) {
      const { use } = await sheet(id)
      const { receivedKg, pouredKg, wasteKg, inStockKg } = use
      expect(Math.abs(receivedKg - pouredKg - wasteKg - inStockKg)).toBeLessThan(0.0005)
    }
  })
})

describe('a held lot', () => {
  test('goes nowhere until another than who held it lifts it, reason by reason', async () => {
    const { id, number } = await workshop.receive(1_000)
    const paul = await person()
    const hold = (who: TestPerson, status: 'pending' | 'held') =>
      as(who).call(lotsCalls.holdLots, { lotIds: [id], status, reason: 'Analyse' })
    await hold(marie, 'pending')
    expect((await hold(paul, 'held'))[0]?.qualityStatus).toBe('held')
    await expect(pouring(id, 100)).rejects.toMatchObject({ code: 'LOT_BLOCKED', values: { number } })
    expect(await refusal(lotsCalls.releaseLots, { lotIds: [id], reason: 'ok' })).toEqual([409, 'SAME_PERSON'])

    const lea = await person()
    const [free] = await as(lea).call(lotsCalls.releaseLots, { lotIds: [id], reason: 'Conforme' })
    expect(free).toMatchObject({
      qualityStatus: 'free',
      holds: [{ releaseReason: 'Conforme' }, { releaseReason: 'Conforme' }],
    })
    expect((await pouring(id, 100)).leftG).toBe(900)
  })

  test('awaits a control of Quality where one is asked', async () => {
    const { id, number } = await workshop.receive(1_000)
    const gate = { missing: async () => [{ lotId: id, planLabel: 'CCP2' }] }
    const refused = workshop.inClient(db =>
      pour(
        { db, offered: (() => [gate]) as never },
        {
          lotId: id,
          workshopId: workshop.workshopId,
          ligneId: workshop.lineId,
          orderId: crypto.randomUUID(),
          g: 1,
          movedAt: world.clock.now().toString(),
        },
      ),
    )
    await expect(refused).rejects.toMatchObject({ code: 'CONTROL_MISSING', values: { number, plan: 'CCP2' } })
  })

  test('is never more than 200 at once, nor one that nobody knows', async () => {
    const { id } = await workshop.receive(1_000)
    const many = Array.from({ length: 201 }, () => id)
    expect(await refusal(lotsCalls.holdLots, { lotIds: many, status: 'held', reason: 'x' })).toEqual([
      400,
      'INVALID_INPUT',
    ])
    expect(
      await refusal(lotsCalls.holdLots, { lotIds: [id, crypto.randomUUID()], status: 'held', reason: 'x' }),
    ).toEqual([404, 'NOT_FOUND'])
    expect((await sheet(id)).qualityStatus).toBe('free')
    expect(await refusal(lotsCalls.holdLots, { lotIds: [id], status: 'recalled', reason: 'x' })).toEqual([
      400,
      'INVALID_INPUT',
    ])
  })
})

test('a lot of article that is not there is not made', async () => {
  const making = workshop.inClient(db =>
    createLots(db, [
      {
        workshopId: workshop.workshopId,
        kind: 'harvest',
        articleId: crypto.randomUUID(),
        day: '2026-11-20',
        madeAt: '2026-11-20T10:00:00Z',
        initialG: 1,
      },
    ]),
  )
  await expect(making).rejects.toMatchObject({ status: 404 })
})
