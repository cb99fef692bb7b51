import { beforeEach, expect, test } from 'vitest'
import { as, someAddress } from '#kernel/testing/as.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { lineWorkCalls } from '#atelier/line-work/line-work.calls.ts'
import { foreman, openLine, type TestLine } from '#atelier/testing/planned-line.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { wallCalls } from '../wall.calls.ts'

const world = useOwnWorld()

let serres: TestClient
let karim: TestPerson
let line: TestLine
beforeEach(async () => {
  serres = await world.client()
  karim = await world.person({ in: serres, rights: { ...foreman, 'atelier/ligne': 3 } })
  line = await openLine(world, serres, karim)
})

const make = (person = karim, ligneIds = [line.ligneAtelierId]) =>
  as(person).send(wallCalls.makeWallLink, { atelierId: line.workshopId, label: 'Hall nord', ligneIds })
const keyOf = ({ json }: Awaited<ReturnType<typeof make>>) => String(json().url).split('#')[1] as string
const shown = (token: string) => as({ app: world.app, address: someAddress() }).send(wallCalls.getWalls, { token })

test('a link shows its lines to whoever holds it: no name, no customer, no weight', async () => {
  const lot = await line.receive(500_000)
  const order = await line.order([{ lotId: lot.id, plannedKg: 500 }], 200)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  await as(karim).call(lineWorkCalls.declareCases, { id: order.id, cases: 24 })

  const answer = await shown(keyOf(await make()))

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject([{ state: 'running', article: 'Grappe 500 g', doneCases: 24, plannedCases: 200 }])
  expect(answer.body).not.toMatch(/kg|customer|firstname/i)
})

test('a link that was withdrawn, that is a year old or that differs by one letter shows nothing, alike', async () => {
  const token = keyOf(await make())
  const other = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
  const unknown = await shown(other)
  expect(unknown.statusCode).toBe(404)
  const [link] = await as(karim).call(wallCalls.getWallLinks, { atelierId: line.workshopId })
  await as(karim).call(wallCalls.revokeWallLink, { id: String(link?.id) })
  const withdrawn = await shown(token)
  expect([withdrawn.statusCode, withdrawn.json().message]).toEqual([404, unknown.json().message])

  const second = keyOf(await make())
  world.clock.advance({ hours: 24 * 366 })
  expect((await shown(second)).statusCode).toBe(404)
})

test('links are made by who manages lines, of lines of his workshop', async () => {
  const worker = await world.person({ in: serres, rights: { 'atelier/ligne': 2 } })
  expect((await make(worker)).statusCode).toBe(403)
  const bocage = await world.client()
  const neighbour = await world.person({ in: bocage, rights: { ...foreman, 'atelier/ligne': 3 } })
  expect((await make(neighbour)).statusCode).toBe(404)
  const theirs = await openLine(world, bocage, neighbour)
  expect((await make(karim, [theirs.ligneAtelierId])).statusCode).toBe(404)
  await make()
  const [link] = await as(karim).call(wallCalls.getWallLinks, { atelierId: line.workshopId })
  expect(link).toMatchObject({ label: 'Hall nord', lines: ['Ligne 1'], revokedAt: null })
  const revoke = { id: String(link?.id) }
  expect((await as(neighbour).send(wallCalls.revokeWallLink, revoke)).statusCode).toBe(404)
  expect((await as(worker).send(wallCalls.revokeWallLink, revoke)).statusCode).toBe(403)
})
