import { beforeEach, expect, test } from 'vitest'
import { keysFrom } from '#kernel/server/secrets.ts'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { lineWorkCalls } from '#atelier/line-work/line-work.calls.ts'
import { foreman, openLine, type TestLine } from '#atelier/testing/planned-line.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { operatorsCalls } from '../operators.calls.ts'
import { operatorOf, ticketOf } from './operator-ticket.ts'

const world = useOwnWorld()

let serres: TestClient
let karim: TestPerson
let line: TestLine
beforeEach(async () => {
  serres = await world.client()
  karim = await world.person({ in: serres, rights: foreman })
  line = await openLine(world, serres, karim)
})

const send = async (call: Call, input: object, person = karim) => {
  const { statusCode, json } = await as(person).send(call, { ...input })
  return { ...json(), status: statusCode }
}
const nour = (pin?: string) =>
  as(karim).call(operatorsCalls.postOperator, {
    atelierId: line.atelierId,
    firstname: 'Nour',
    name: 'Saidi',
    ...(pin && { pin }),
  })
const running = async () => {
  const lot = await line.receive(300_000)
  const order = await line.order([{ lotId: lot.id, plannedKg: 300 }])
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  return order
}

test('what is done on a shared tablet bears the name of whoever typed his code', async () => {
  const { id: operatorId, hasPin } = await nour('0471')
  expect(hasPin).toBe(true)
  const order = await running()
  const { ticket, name } = await as(karim).call(operatorsCalls.giveOperatorTicket, { operatorId, pin: '0471' })
  expect(name).toBe('Nour Saidi')
  await as(karim).call(lineWorkCalls.declareCases, { id: order.id, cases: 4, operatorTicket: ticket })
  const [last] = await as(karim).call(fabricationOrdersCalls.getTimelineOfOrder, { id: order.id })
  expect(last).toMatchObject({ what: 'cases', by: 'Nour Saidi' })
})

test('after five wrong codes a right one waits five minutes; who has none types none', async () => {
  const { id: operatorId } = await nour('4711')
  const type = (pin: string) => send(operatorsCalls.giveOperatorTicket, { operatorId, pin })
  for (const pin of ['1111', '2222', '3333', '4444', '5555'])
    expect((await type(pin)).fields).toMatchObject([{ code: 'WRONG_PIN' }])
  expect(await type('4711')).toMatchObject({ status: 429, code: 'PIN_LOCKED' })
  world.clock.advance({ minutes: 6 })
  expect((await type('4711')).status).toBe(200)
  const { id } = await nour()
  expect((await send(operatorsCalls.giveOperatorTicket, { operatorId: id, pin: '4711' })).fields).toMatchObject([
    { code: 'NO_PIN' },
  ])
})

test('a ticket is judged at the instant of the act, in its client', () => {
  const keyed = { keys: keysFrom('a key of this test alone'), caller: { clientId: 'one' } }
  const now = world.clock.now()
  const { ticket } = ticketOf(keyed, 'nour', now)
  const asked = (hours: number, clientId = 'one') =>
    operatorOf({ ...keyed, caller: { clientId } }, ticket, now.add({ hours }).toString())
  expect(asked(11)).toBe('nour')
  expect(() => asked(13)).toThrow('OPERATOR_UNKNOWN')
  expect(() => asked(1, 'two')).toThrow('OPERATOR_UNKNOWN')
})

test('a ticket that is forged says nothing, and neighbours and readers get none', async () => {
  const { id: operatorId } = await nour('4711')
  const order = await running()
  const { ticket } = await as(karim).call(operatorsCalls.giveOperatorTicket, { operatorId, pin: '4711' })
  const count = (operatorTicket: string, more: object = {}) =>
    send(lineWorkCalls.declareCases, { id: order.id, cases: 1, operatorTicket, ...more })
  const [who, until, proof] = ticket.split('.')
  expect(await count(`${who}.${Number(until) + 1}.${proof}`)).toMatchObject({ status: 409, code: 'OPERATOR_UNKNOWN' })
  expect(await count('rubbish')).toMatchObject({ status: 409, code: 'OPERATOR_UNKNOWN' })
  expect((await count(ticket)).status).toBe(200)

  const bocage = await world.client()
  const neighbour = await world.person({ in: bocage, rights: foreman })
  expect((await send(operatorsCalls.giveOperatorTicket, { operatorId, pin: '4711' }, neighbour)).status).toBe(404)
  const reader = await world.person({ in: serres, rights: { 'atelier/fabrication': 1 } })
  expect((await send(operatorsCalls.giveOperatorTicket, { operatorId, pin: '4711' }, reader)).status).toBe(403)
})
