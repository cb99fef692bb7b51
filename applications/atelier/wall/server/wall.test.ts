import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { lineWorkCalls } from '#atelier/line-work/line-work.calls.ts'
import { foreman, openLine } from '#atelier/testing/planned-line.ts'
import { useWorld } from '#platform/testing/world.ts'
import { wallCalls } from '../wall.calls.ts'

const world = useWorld()

test('a wall tells what a line makes, its stops and what comes next, and nothing to the neighbour', async () => {
  const serres = await world.client()
  const karim = await world.person({ in: serres, rights: foreman })
  const line = await openLine(world, serres, karim)
  const lot = await line.receive(500_000)
  const order = await line.order([{ lotId: lot.id, plannedKg: 500 }], 200)
  await line.plan(80)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  await as(karim).call(lineWorkCalls.declareCases, { id: order.id, cases: 24 })
  await as(karim).call(fabricationOrdersCalls.suspendreFabrication, { orderId: order.id, reasonCode: 'quality' })

  const wall = await as(karim).call(wallCalls.getWallOfLine, { id: line.ligneAtelierId })

  expect(wall).toMatchObject({
    state: 'suspended',
    article: 'Grappe 500 g',
    doneCases: 24,
    plannedCases: 200,
    stop: { reasonCode: 'quality' },
    hours: [{ cases: 24 }],
    stops: [{ reasonCode: 'quality', isOpen: true }],
    next: [{ cases: 80 }],
  })
  const neighbour = await world.person({ in: await world.client(), rights: foreman })
  expect((await as(neighbour).send(wallCalls.getWallOfLine, { id: line.ligneAtelierId })).statusCode).toBe(404)
})
