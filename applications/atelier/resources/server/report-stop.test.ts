import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { mendingIn } from '#atelier/testing/equipment-tickets.ts'
import { foreman, openLine, type TestLine } from '#atelier/testing/planned-line.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { resourcesCalls } from '../resources.calls.ts'

const world = useOwnWorld()

let serres: TestClient
let karim: TestPerson
let line: TestLine
let rest: (() => void) | undefined
beforeEach(async () => {
  serres = await world.client()
  karim = await world.person({ in: serres, rights: foreman })
  line = await openLine(world, serres, karim)
})
afterEach(() => {
  rest?.()
  rest = undefined
})

const send = async (call: Call, input: object, person = karim) => {
  const { statusCode, json } = await as(person).send(call, { ...input })
  return { ...json(), status: statusCode }
}
const stopped = async (reasonCode: 'breakdown' | 'cleaning' = 'breakdown') => {
  const { atelierId, ligneAtelierId } = line
  const { id } = await as(karim).call(resourcesCalls.postResource, {
    atelierId,
    ligneAtelierId,
    code: `ETIQ-${reasonCode === 'breakdown' ? 1 : 2}`,
    label: 'Étiqueteuse',
    kind: 'labeller',
    blocking: true,
    equipmentCode: 'EQ-12',
  })
  return as(karim).call(resourcesCalls.stopResource, { id, reasonCode })
}

test('a machine that broke down is reported once a stop to whoever mends equipment', async () => {
  const mending = mendingIn(world)
  rest = mending.rest
  const { id, isReportable, stop } = await stopped()
  expect([isReportable, stop?.ticketNumber]).toEqual([true, null])
  const told = await as(karim).call(resourcesCalls.reportStop, { id })
  expect(told).toMatchObject({ isReportable: false, stop: { ticketNumber: 'DI26-0001' } })
  await as(karim).call(resourcesCalls.reportStop, { id })
  expect(mending.reported).toEqual([
    {
      companyId: line.companyId,
      equipmentCode: 'EQ-12',
      label: 'Étiqueteuse',
      stoppedAt: world.clock.now().toString(),
      stopsWork: true,
      comment: null,
      reporterId: karim.userId,
    },
  ])
  await as(karim).call(resourcesCalls.restartResource, { id })
  expect(await send(resourcesCalls.reportStop, { id })).toMatchObject({ status: 409, code: 'NOT_STOPPED' })

  const again = await as(karim).call(resourcesCalls.stopResource, { id, reasonCode: 'breakdown' })
  expect(again.stop?.ticketNumber).toBeNull()
  const joined = await as(karim).call(resourcesCalls.reportStop, { id })
  expect(joined.stop?.ticketNumber).toBe('DI26-0001')
})

test('what did not break down is reported to nobody, nor is anything where nobody mends', async () => {
  const broken = await stopped()
  expect(broken.isReportable).toBe(false)
  expect(await send(resourcesCalls.reportStop, { id: broken.id })).toMatchObject({
    status: 409,
    code: 'NOT_REPORTABLE',
  })
  const mending = mendingIn(world)
  rest = mending.rest
  const cleaned = await stopped('cleaning')
  expect(cleaned.isReportable).toBe(false)
  expect(await send(resourcesCalls.reportStop, { id: cleaned.id })).toMatchObject({ code: 'NOT_REPORTABLE' })
  expect(mending.reported).toEqual([])
})

test('a line that broke down without one of its machines is reported once, and nothing else of it', async () => {
  const { id: orderId } = await line.order([{ lotId: (await line.receive(200_000)).id, plannedKg: 200 }], 100)
  const stop = async (reasonCode: 'breakdown' | 'cleaning') => {
    await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId })
    return as(karim).call(fabricationOrdersCalls.suspendreFabrication, { orderId, reasonCode })
  }
  expect((await stop('breakdown')).can.report).toBe(false)
  const mending = mendingIn(world)
  rest = mending.rest
  const report = () => send(fabricationOrdersCalls.reportLine, { id: orderId })
  expect(await report()).toMatchObject({ openPause: { ticketNumber: 'DI26-0001' }, can: { report: false } })
  await report()
  expect(mending.reported).toMatchObject([{ label: 'Ligne 1', equipmentCode: null, stopsWork: true }])
  expect((await stop('cleaning')).can.report).toBe(false)
  expect(await report()).toMatchObject({ status: 409, code: 'NOT_REPORTABLE' })
  const neighbour = await world.person({ in: await world.client(), rights: foreman })
  expect(await send(fabricationOrdersCalls.reportLine, { id: orderId }, neighbour)).toMatchObject({ status: 404 })
})

test('machines are reported by who works there alone, in his own client', async () => {
  rest = mendingIn(world).rest
  const { id } = await stopped()
  const reader = await world.person({ in: serres, rights: { 'atelier/fabrication': 1 } })
  const neighbour = await world.person({ in: await world.client(), rights: foreman })
  expect(await send(resourcesCalls.reportStop, { id }, reader)).toMatchObject({ status: 403 })
  expect(await send(resourcesCalls.reportStop, { id }, neighbour)).toMatchObject({ status: 404 })
})
