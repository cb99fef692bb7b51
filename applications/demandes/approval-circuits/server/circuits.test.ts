import { beforeEach, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { requestsElement } from '../../requests/requests-place.model.ts'
import { circuitsCalls } from '../circuits.calls.ts'

const world = useWorld()

let client: TestClient
let companyId: string
let anne: TestPerson
beforeEach(async () => {
  client = await world.client({ companies: ['Serres du Layon', 'Conserverie du Layon'] })
  companyId = client.companies[0]?.id as string
  anne = await world.person({ in: client, rights: { [requestsElement]: 3 }, allCompanies: true })
})

const refusal = async (call: Call, input: object, by = anne) => {
  const answer = await as(by).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.json().code]
}
const save = (steps: object[], version = 0, more: object = {}) =>
  as(anne).call(circuitsCalls.saveApprovalCircuit, { companyId, kind: null, steps, version, ...more } as never)
const inTwoSteps = [{ role: 'service_manager', upToCents: 100_000 }, { role: 'company_manager' }]
const wish = (steps: object[], version = 0) => ({ companyId, kind: null, steps, version })

test('a circuit has ceilings that rise and a last step without one', async () => {
  const wrong = [
    [{ role: 'company_manager', upToCents: 5 }],
    [{ role: 'service_manager', upToCents: 9 }, { role: 'company_manager', upToCents: 5 }, { role: 'company_manager' }],
    [{ role: 'member' }],
    [{ role: 'member', approverId: crypto.randomUUID() }],
  ]
  for (const steps of wrong)
    expect(await refusal(circuitsCalls.saveApprovalCircuit, wish(steps))).toEqual([400, 'INVALID_INPUT'])
  expect(await save(inTwoSteps)).toMatchObject({ version: 1, steps: [{ upToCents: 100_000 }, { upToCents: null }] })
  await save([{ role: 'member', approverId: anne.userId }], 0, { kind: 'phyto' })
  const { circuits, members } = await as(anne).call(circuitsCalls.getApprovalCircuits, {})
  expect(circuits.map(({ kind, steps }) => [kind, steps.length])).toEqual([
    [null, 2],
    ['phyto', 1],
  ])
  expect(members.map(({ id }) => id)).toEqual([anne.userId])
})

test('a circuit is saved by one at a time, and taken away with its last step', async () => {
  const outcomes = await Promise.all(
    [1, 2].map(() => as(anne).send(circuitsCalls.saveApprovalCircuit, wish(inTwoSteps))),
  )
  expect(outcomes.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  await save([], 1)
  expect((await as(anne).call(circuitsCalls.getApprovalCircuits, {})).circuits).toEqual([])
})

test('circuits of another company and of a neighbour are as if they were not', async () => {
  await save(inTwoSteps)
  const elsewhere = await world.person({ in: client, rights: { [requestsElement]: 3 }, companies: [1] })
  const neighbour = await world.person({
    in: await world.client(),
    rights: { [requestsElement]: 3 },
    allCompanies: true,
  })
  for (const who of [elsewhere, neighbour]) {
    expect((await as(who).call(circuitsCalls.getApprovalCircuits, {})).circuits).toEqual([])
    expect(await refusal(circuitsCalls.saveApprovalCircuit, wish([], 1), who)).toEqual([404, 'NOT_FOUND'])
  }
})

test('circuits are told to nobody who does not manage requests, and changed by nobody else', async () => {
  const requester = await world.person({ in: client, rights: { [requestsElement]: 2 }, allCompanies: true })
  expect(await statusesOf(requester, [circuitsCalls.getApprovalCircuits, circuitsCalls.saveApprovalCircuit])).toEqual([
    403, 403,
  ])
})
