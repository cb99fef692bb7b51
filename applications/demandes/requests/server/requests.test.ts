import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { dashboardsCalls } from '#platform/configuration/dashboards.calls.ts'
import { notificationsCalls } from '#platform/notifications/notifications.calls.ts'
import { toDoCalls } from '#platform/to-do/to-do.calls.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { circuitsCalls } from '../../approval-circuits/circuits.calls.ts'
import type { Request } from '../request.model.ts'
import { requestsCalls } from '../requests.calls.ts'
import { approveRight, orderRight, pricesField, receiveRight, requestsElement } from '../requests-place.model.ts'
import { addSupplier } from '../testing/add-supplier.ts'

const world = useWorld()

let client: TestClient
let companyId: string
let supplierId: string
let leila: TestPerson
let youssef: TestPerson
let philippe: TestPerson
let anne: TestPerson
const asking = { [requestsElement]: 2, [pricesField]: 1 } as const satisfies Record<string, Level>
const approving = { ...asking, [approveRight]: 2 } as const satisfies Record<string, Level>
const everything = {
  ...approving,
  [requestsElement]: 3,
  [approveRight]: 3,
  [orderRight]: 2,
  [receiveRight]: 2,
} as const satisfies Record<string, Level>
const person = (rights: Record<string, Level>, more: object = { allCompanies: true }) =>
  world.person({ in: client, rights, ...more })

beforeEach(async () => {
  client = await world.client({ companies: ['Serres du Layon', 'Conserverie du Layon'] })
  companyId = client.companies[0]?.id as string
  supplierId = await addSupplier(world, client)
  leila = await person(asking)
  youssef = await person(approving)
  philippe = await person(approving)
  anne = await person(everything)
  await world.inClient(client, async db => {
    const { id: serviceId } = await db
      .selectFrom('platform.service')
      .select('id')
      .where('companyId', '=', companyId)
      .executeTakeFirstOrThrow()
    await db.insertInto('platform.service_user').values({ serviceId, userId: youssef.userId, manager: true }).execute()
    await db.insertInto('platform.company_manager').values({ companyId, userId: philippe.userId }).execute()
  })
})

const day = (days: number) => world.clock.today().add({ days }).toString()
const wish = (more: object = {}) => ({
  companyId,
  kind: 'packaging',
  neededOn: day(6),
  purpose: 'Barquettes de la semaine',
  lines: [{ label: 'Barquette 250 g', quantity: 20_000, unit: 'piece', price: 0.12 }],
  ...more,
})
const serviceId = async () =>
  (await as(leila).call(requestsCalls.getRequestChoices, {})).companies.find(({ id }) => id === companyId)?.services[0]
    ?.id
const ask = (more: object = {}, by = leila): Promise<Request> =>
  as(by).call(requestsCalls.createRequest, wish(more) as never)
const refusal = async (call: Call, input: object, by = anne) => {
  const answer = await as(by).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.json().code]
}
const setCircuit = (steps: object[], kind: string | null = null) =>
  as(anne).call(circuitsCalls.saveApprovalCircuit, { companyId, kind, steps, version: 0 } as never)
const inTwoSteps = [{ role: 'service_manager', upToCents: 100_000 }, { role: 'company_manager' }]
const year = () => String(world.clock.today().year % 100)
const submit = async (more: object = {}) => {
  const { id } = await ask({ serviceId: await serviceId(), ...more })
  return as(leila).call(requestsCalls.submitRequest, { id })
}
const lineOf = ({ lines }: Request) => lines[0]?.id as string
const order = ({ id, ...request }: Request, price = 0.12, by = anne) =>
  as(by).call(requestsCalls.orderRequest, { id, supplierId, prices: [{ lineId: lineOf({ id, ...request }), price }] })
const ordered = async (more: object = {}) => {
  const { id } = await submit(more)
  return order(await as(anne).call(requestsCalls.approveRequest, { id }))
}

describe('a request', () => {
  test('is numbered by year and company without a gap, and is its requester’s alone as a draft', async () => {
    const first = await ask()
    expect(first).toMatchObject({ number: `DA${year()}-0001`, state: 'draft', estimatedCents: 240_000 })
    expect((await ask()).number).toBe(`DA${year()}-0002`)
    expect((await ask({ companyId: client.companies[1]?.id }, anne)).number).toBe(`DA${year()}-0001`)
    expect(await refusal(requestsCalls.getRequest, { id: first.id })).toEqual([404, 'NOT_FOUND'])
    const edited = await as(leila).call(requestsCalls.editRequest, {
      ...wish({ purpose: 'Autres barquettes' }),
      companyId: undefined,
      id: first.id,
      version: 1,
    } as never)
    expect(edited).toMatchObject({ purpose: 'Autres barquettes', version: 2 })
    const { companyId: _company, ...fields } = wish()
    expect(await refusal(requestsCalls.editRequest, { ...fields, id: first.id, version: 1 }, leila)).toEqual([
      409,
      'VERSION_CONFLICT',
    ])
  })

  test('is not sent without a line, nor for a day that has passed, and names what exists', async () => {
    const { id } = await ask({ lines: [] })
    expect(await refusal(requestsCalls.submitRequest, { id }, leila)).toEqual([400, 'LINES_MISSING'])
    const late = await ask({ neededOn: day(-1) })
    expect(await refusal(requestsCalls.submitRequest, { id: late.id }, leila)).toEqual([400, 'NEEDED_PAST'])
    const [line] = wish().lines
    for (const wrong of [
      { serviceId: crypto.randomUUID() },
      { lines: [{ ...line, label: undefined, articleId: crypto.randomUUID() }] },
      { lines: [{ ...line, articleId: crypto.randomUUID() }] },
      { lines: [{ ...line, quantity: 1.0005 }] },
    ])
      expect(await refusal(requestsCalls.createRequest, wish(wrong), leila)).toEqual([400, 'INVALID_INPUT'])
  })

  test('of 2,400 euros goes to who manages the service, then to who manages the company', async () => {
    await setCircuit(inTwoSteps)
    const { id, waitsFor, steps } = await submit()
    expect([waitsFor, steps.map(({ role }) => role)]).toEqual([
      steps[0]?.approvers.join(', '),
      ['service_manager', 'company_manager'],
    ])
    expect(await refusal(requestsCalls.approveRequest, { id }, philippe)).toEqual([403, 'FORBIDDEN'])
    const half = await as(youssef).call(requestsCalls.approveRequest, { id, comment: 'Stock vérifié' })
    expect(half).toMatchObject({ state: 'submitted', steps: [{ decision: 'approved' }, { decision: null }] })
    expect(await as(philippe).call(requestsCalls.approveRequest, { id })).toMatchObject({ state: 'approved' })
    expect(await refusal(requestsCalls.approveRequest, { id }, philippe)).toEqual([409, 'TRANSITION_INVALID'])
    const news = await as(leila).call(notificationsCalls.getNotifications, { userId: leila.userId, page: 0, size: 5 })
    expect(news.items.map(({ title }) => title)).toEqual([`DA${year()}-0001 est approuvée`])
  })

  test('of 800 euros stops at who manages the service; without a circuit it goes to who manages the company', async () => {
    const small = { lines: [{ label: 'Gants', quantity: 80, unit: 'case', price: 10 }] }
    expect((await submit(small)).steps.map(({ role }) => role)).toEqual(['company_manager'])
    await setCircuit(inTwoSteps)
    expect((await submit(small)).steps.map(({ role }) => role)).toEqual(['service_manager'])
    await setCircuit([{ role: 'member', approverId: anne.userId }], 'phyto')
    expect((await submit({ ...small, kind: 'phyto' })).steps.map(({ role }) => role)).toEqual(['member'])
    const nobodys = await ask(small)
    expect((await as(leila).call(requestsCalls.submitRequest, { id: nobodys.id })).steps).toMatchObject([
      { role: 'company_manager' },
    ])
  })

  test('is approved by two at once once', async () => {
    const { id } = await submit()
    const outcomes = await Promise.all([anne, philippe].map(by => as(by).send(requestsCalls.approveRequest, { id })))
    expect(outcomes.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('is never approved by who asked, whatever his rights are', async () => {
    const { id } = await ask({}, anne)
    await as(anne).call(requestsCalls.submitRequest, { id })
    expect(await refusal(requestsCalls.approveRequest, { id })).toEqual([400, 'OWN_REQUEST'])
    const reason = 'Nous en avons encore assez'
    expect(await refusal(requestsCalls.refuseRequest, { id, reason })).toEqual([400, 'OWN_REQUEST'])
    expect(await as(philippe).call(requestsCalls.refuseRequest, { id, reason })).toMatchObject({
      state: 'refused',
      events: [{ kind: 'refused', text: reason }, {}, {}],
    })
    const again = await as(philippe).call(requestsCalls.copyRequest, { id })
    expect(again).toMatchObject({ state: 'draft', purpose: 'Barquettes de la semaine', estimatedCents: 240_000 })
  })
})

describe('an order', () => {
  test('at exactly 10 % more leaves, and a cent above goes back to be approved', async () => {
    const one = { lines: [{ label: 'Palox', quantity: 1, unit: 'piece', price: 2_400 }] }
    const { id } = await submit(one)
    const approved = await as(anne).call(requestsCalls.approveRequest, { id })
    const back = await order(approved, 2_640.01)
    expect(back).toMatchObject({ state: 'submitted', orderNumber: null, estimatedCents: 264_001 })
    expect(back.events[0]).toMatchObject({ kind: 'price_moved', text: '+10,0 %' })
    const again = await as(anne).call(requestsCalls.approveRequest, { id })
    expect(await order(again, 2_640.01)).toMatchObject({ state: 'ordered', orderNumber: `CA${year()}-0001` })
    const second = await submit(one)
    const other = await as(anne).call(requestsCalls.approveRequest, { id: second.id })
    expect(await order(other, 2_640)).toMatchObject({ state: 'ordered', orderNumber: `CA${year()}-0002` })
    const paper = await as(anne).send(requestsCalls.getPurchaseOrder, { id })
    expect(paper.rawPayload.subarray(0, 4).toString()).toBe('%PDF')
    expect(await refusal(requestsCalls.getPurchaseOrder, { id: (await submit()).id })).toEqual([409, 'NOT_ORDERED'])
  })

  test('needs a supplier, a price for each line and a day to come', async () => {
    const { id } = await submit({ lines: [{ label: 'Palox', quantity: 1, unit: 'piece' }] })
    const approved = await as(anne).call(requestsCalls.approveRequest, { id })
    const prices = [{ lineId: lineOf(approved), price: 5 }]
    for (const wrong of [
      { supplierId, prices: [] },
      { supplierId: crypto.randomUUID(), prices },
      { supplierId, prices, promisedOn: day(-1) },
      { supplierId, prices: [{ lineId: crypto.randomUUID(), price: 5 }] },
    ])
      expect(await refusal(requestsCalls.orderRequest, { id, ...wrong })).toEqual([400, 'INVALID_INPUT'])
  })

  test('is received in several times; 5 % too much passes, more asks for a reason', async () => {
    const { id, ...rest } = await ordered({ lines: [{ label: 'Palox', quantity: 10, unit: 'piece', price: 0.12 }] })
    const lineId = lineOf({ id, ...rest })
    const receive = (quantity: number, more: object = {}) => ({ id, lines: [{ lineId, quantity, ...more }] })
    expect(await as(anne).call(requestsCalls.receiveRequest, receive(4))).toMatchObject({
      state: 'partial',
      lines: [{ received: 4 }],
    })
    expect(await refusal(requestsCalls.receiveRequest, receive(6.501))).toEqual([400, 'OVER_RECEIVED'])
    expect(await refusal(requestsCalls.receiveRequest, receive(1, { nonConform: true }))).toEqual([
      400,
      'INVALID_INPUT',
    ])
    expect(await as(anne).call(requestsCalls.receiveRequest, receive(6.5))).toMatchObject({ state: 'received' })
    expect(await refusal(requestsCalls.receiveRequest, receive(1))).toEqual([409, 'TRANSITION_INVALID'])
    expect(await as(anne).call(requestsCalls.closeRequest, { id })).toMatchObject({ state: 'closed' })
  })

  test('that never comes whole is closed with a reason, and cancelled no more', async () => {
    const { id, ...rest } = await ordered()
    await as(anne).call(requestsCalls.receiveRequest, { id, lines: [{ lineId: lineOf({ id, ...rest }), quantity: 5 }] })
    expect(await refusal(requestsCalls.closeRequest, { id })).toEqual([400, 'INVALID_INPUT'])
    expect(await refusal(requestsCalls.cancelRequest, { id, reason: 'Trop tard' })).toEqual([409, 'TRANSITION_INVALID'])
    expect(await as(anne).call(requestsCalls.closeRequest, { id, reason: 'Fin de série' })).toMatchObject({
      state: 'closed',
    })
  })

  test('of a product that protects plants is received by its lot and authorisation', async () => {
    const { id, ...rest } = await ordered({ kind: 'phyto' })
    const line = { lineId: lineOf({ id, ...rest }), quantity: 20_000 }
    expect(await refusal(requestsCalls.receiveRequest, { id, lines: [line] })).toEqual([400, 'INVALID_INPUT'])
    const full = { ...line, lotNumber: 'SF2611-204', ammNumber: '9900398' }
    expect(await as(anne).call(requestsCalls.receiveRequest, { id, lines: [full] })).toMatchObject({
      state: 'received',
      lines: [{ receipts: [{ lotNumber: 'SF2611-204', ammNumber: '9900398' }] }],
    })
  })
})

test('prices are told to nobody who may not see them, nor taken from him', async () => {
  const { id } = await submit()
  const blind = await person({ [requestsElement]: 3, [orderRight]: 2 })
  const told = await as(blind).call(requestsCalls.getRequest, { id })
  const { items } = await as(blind).call(requestsCalls.getRequests, { page: 0, size: 5 })
  for (const answer of [told, items[0]]) expect(JSON.stringify(answer)).not.toMatch(/Cents|edPrice/)
  expect(await refusal(requestsCalls.createRequest, wish(), blind)).toEqual([403, 'FORBIDDEN'])
  const [line] = wish().lines
  expect(await ask({ lines: [{ ...line, price: undefined }] }, blind)).not.toHaveProperty('estimatedCents')
})

test('a list, the home page and the dashboard tell each what waits for him', async () => {
  const { id, number } = await submit()
  const found = async (by: TestPerson, state: string) =>
    (await as(by).call(requestsCalls.getRequests, { page: 0, size: 5, state } as never)).items.map(row => row.id)
  expect([await found(philippe, 'toApprove'), await found(youssef, 'toApprove')]).toEqual([[id], []])
  expect(await found(leila, 'mine')).toEqual([id])
  expect(await as(anne).call(requestsCalls.getRequestsWaiting, {})).toMatchObject({ toApprove: 1, toOrder: 0, late: 0 })
  expect((await as(philippe).call(toDoCalls.getToDo, {})).map(({ what }) => what)).toEqual(['1 demande à approuver'])
  expect((await as(philippe).call(requestsCalls.getRequests, { page: 0, size: 5, search: number })).items).toHaveLength(
    1,
  )
  const panel = (key: string) => as(anne).call(dashboardsCalls.getPanel, { key, period: 'twelveMonths' })
  expect(await panel('demandesWaiting')).toMatchObject([{ value: 1 }])
  expect(await panel('demandesLateReceipts')).toMatchObject([{ value: 0 }])
  expect((await panel('demandesByMonth')).at(-1)).toMatchObject({ value: 1 })
  expect(await panel('demandesByService')).toMatchObject([{ value: 1 }])
  await as(philippe).call(requestsCalls.approveRequest, { id })
  expect((await panel('demandesDelay')).at(-1)).toMatchObject({ value: 0 })
})

test('a message stands among what happened, and a request that is not needed any more is cancelled', async () => {
  const { id } = await submit()
  const told = await as(philippe).call(requestsCalls.addRequestMessage, { id, text: 'Quel fournisseur ?' })
  expect(told.events[0]).toMatchObject({ kind: 'message', text: 'Quel fournisseur ?' })
  expect(await as(leila).call(requestsCalls.cancelRequest, { id, reason: 'Stock retrouvé' })).toMatchObject({
    state: 'cancelled',
  })
})

test('requests of another company, of others and of a neighbour are as if they were not', async () => {
  const { id } = await submit()
  const stranger = await person(asking)
  const elsewhere = await person(everything, { companies: [1] })
  const neighbour = await world.person({ in: await world.client(), rights: everything, allCompanies: true })
  for (const who of [stranger, elsewhere, neighbour]) {
    expect((await as(who).call(requestsCalls.getRequests, { page: 0, size: 10 })).items).toEqual([])
    for (const call of [requestsCalls.getRequest, requestsCalls.submitRequest, requestsCalls.copyRequest])
      expect(await refusal(call, { id }, who)).toEqual([404, 'NOT_FOUND'])
  }
  for (const who of [elsewhere, neighbour]) {
    expect(await refusal(requestsCalls.createRequest, wish(), who)).toEqual([404, 'NOT_FOUND'])
  }
})

test('requests are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await person({ 'documents/demandes': 3 })
  const doors = [
    requestsCalls.getRequests,
    requestsCalls.getRequestsWaiting,
    requestsCalls.getRequestChoices,
    requestsCalls.getRequest,
    requestsCalls.createRequest,
    requestsCalls.editRequest,
    requestsCalls.submitRequest,
    requestsCalls.approveRequest,
    requestsCalls.refuseRequest,
    requestsCalls.orderRequest,
    requestsCalls.getPurchaseOrder,
    requestsCalls.receiveRequest,
    requestsCalls.closeRequest,
    requestsCalls.cancelRequest,
    requestsCalls.copyRequest,
    requestsCalls.addRequestMessage,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
