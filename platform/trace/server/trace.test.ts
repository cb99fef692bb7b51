import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { exerciseRight, traceElement, triggerRight } from '../trace-place.model.ts'
import { traceCalls } from '../trace.calls.ts'

/** Where nothing but a place stands: what applications bring to the way of goods is told in their own tests. */
const world = useWorld()

const rights = { [traceElement]: 3, [exerciseRight]: 2, [triggerRight]: 2 } as const
const rubbish = { reason: 'Vitre brisée', severity: 3 } as const

let serres: TestClient
let marie: TestPerson
let paul: TestPerson
let placeId: string
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights, allCompanies: true })
  paul = await world.person({ in: serres, firstname: 'Paul', name: 'Petit', rights, allCompanies: true })
  placeId = await world.inClient(serres, async db => {
    const add = async (values: { kind: string; code: string; name: string; companyId?: string; parentId?: string }) =>
      (await db.insertInto('platform.place').values(values).returning('id').executeTakeFirstOrThrow()).id
    const companyId = serres.companies[0]?.id as string
    const parentId = await add({ companyId, kind: 'site', code: 'S0', name: 'Serres' })
    return add({ parentId, kind: 'greenhouse', code: 'N0', name: 'Serre Nord' })
  })
})

const ofPlace = (exercise = false) => ({ ...rubbish, originKind: 'place' as const, originId: placeId, exercise })

describe('the way of goods', () => {
  test('begins at a place, from which nothing went yet', async () => {
    const [found] = await as(marie).call(traceCalls.searchTrace, { query: 'N0' })
    expect(found).toMatchObject({ kind: 'place', id: placeId })
    const graph = await as(marie).call(traceCalls.getTraceGraph, { kind: 'place', id: placeId })
    expect(graph.nodes.map(({ id }) => id)).toEqual([placeId])
  })

  test('is closed to who may not trace, and a neighbour finds nothing of it', async () => {
    const nobody = await world.person({ in: serres, rights: {} })
    const voisin = await world.person({ in: await world.client(), rights, allCompanies: true })
    const graph = { kind: 'place', id: placeId } as const
    expect((await as(nobody).send(traceCalls.searchTrace, { query: 'N0' })).statusCode).toBe(403)
    expect((await as(nobody).send(traceCalls.getTraceGraph, graph)).statusCode).toBe(403)
    expect(await as(voisin).call(traceCalls.searchTrace, { query: 'N0' })).toEqual([])
    expect((await as(voisin).send(traceCalls.getTraceGraph, graph)).statusCode).toBe(404)
  })
})

describe('a recall', () => {
  test('is triggered by one person and confirmed by another, then closed', async () => {
    const { id } = await as(marie).call(traceCalls.startRecall, ofPlace())
    await as(marie).call(traceCalls.triggerRecall, { id })
    expect((await as(marie).send(traceCalls.confirmRecall, { id })).json().code).toBe('SAME_PERSON')
    expect((await as(paul).call(traceCalls.confirmRecall, { id })).state).toBe('triggered')
    expect((await as(paul).call(traceCalls.getRecall, { id })).confirmedBy).toBe('Paul Petit')
    await as(marie).call(traceCalls.closeRecall, { id, reason: 'Rien n’était parti' })
    expect((await as(paul).call(traceCalls.getRecalls, {})).map(({ state }) => state)).toEqual(['closed'])
  })

  test('is led by who may, and stays within the client', async () => {
    const { id } = await as(marie).call(traceCalls.startRecall, ofPlace())
    const nobody = await world.person({ in: serres, rights: {} })
    const reader = await world.person({ in: serres, rights: { [traceElement]: 1 } })
    const voisin = await world.person({ in: await world.client(), rights, allCompanies: true })
    expect((await as(nobody).send(traceCalls.getRecalls, {})).statusCode).toBe(403)
    expect((await as(nobody).send(traceCalls.getRecall, { id })).statusCode).toBe(403)
    expect((await as(reader).send(traceCalls.startRecall, ofPlace())).statusCode).toBe(403)
    expect((await as(voisin).send(traceCalls.startRecall, ofPlace())).statusCode).toBe(404)
    expect((await as(voisin).send(traceCalls.getRecall, { id })).statusCode).toBe(404)
    expect(await as(voisin).call(traceCalls.getRecalls, {})).toEqual([])
    const answered = { lineIds: [crypto.randomUUID()], answer: 'sold' }
    for (const [call, input] of [
      [traceCalls.triggerRecall, {}],
      [traceCalls.confirmRecall, {}],
      [traceCalls.answerRecall, answered],
      [traceCalls.closeRecall, {}],
    ] as const) {
      expect((await as(reader).send(call, { id, ...input })).statusCode).toBe(403)
      expect((await as(voisin).send(call, { id, ...input })).statusCode).toBe(404)
    }
  })
})
