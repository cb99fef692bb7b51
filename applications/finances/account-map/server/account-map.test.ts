import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { delegate } from '#platform/configuration/testing/by-delegation.ts'
import { useWorld } from '#platform/testing/world.ts'
import { accountMapCalls } from '../account-map.calls.ts'

const world = useWorld()
const element = 'finances/exports'
const mapComponent = 293
const booked = { kind: 'customer-credit', account: '709', analytic: 'VENTES' }

test('a client books each kind on an account of its own, and takes one away again', async () => {
  const serres = await world.client()
  const sophie = await world.person({ in: serres, admin: true, allCompanies: true, rights: { [element]: 3 } })
  const ask = async () => {
    const { kinds, version } = await as(sophie).call(accountMapCalls.getAccountMap, {})
    return [version, kinds.find(({ kind }) => kind === booked.kind)]
  }
  expect(await ask()).toMatchObject([0, { account: null, name: 'Avoir à un client' }])
  await as(sophie).call(accountMapCalls.saveAccountMap, { kinds: [booked], version: 0 })
  expect(await ask()).toMatchObject([1, { account: '709', analytic: 'VENTES' }])
  expect((await as(sophie).send(accountMapCalls.saveAccountMap, { kinds: [booked], version: 0 })).statusCode).toBe(409)
  await as(sophie).call(accountMapCalls.saveAccountMap, { kinds: [{ ...booked, account: null }], version: 1 })
  expect(await ask()).toMatchObject([2, { account: null }])
})

test('a kind that nobody tells, one said twice and rubbish for an account are refused at their line', async () => {
  const sophie = await world.person({ in: await world.client(), admin: true, allCompanies: true })
  const fieldOf = async (...kinds: object[]) => {
    const answer = await as(sophie).send(accountMapCalls.saveAccountMap, { kinds: kinds as never, version: 0 })
    return [answer.statusCode, answer.json().fields?.[0]?.field]
  }
  expect(await fieldOf({ ...booked, kind: 'gifts' })).toEqual([400, 'kinds.0.kind'])
  expect(await fieldOf(booked, booked)).toEqual([400, 'kinds.1.kind'])
  expect(await fieldOf({ ...booked, account: '7' })).toEqual([400, 'kinds.0.account'])
})

test('accounts are set up by who holds their component, in his own client', async () => {
  const serres = await world.client()
  const sophie = await world.person({ in: serres, admin: true, allCompanies: true, rights: { [element]: 3 } })
  const marie = await world.person({ in: serres, rights: { [element]: 3 }, allCompanies: true })
  const saved = { kinds: [booked], version: 0 }
  for (const [call, input] of [
    [accountMapCalls.getAccountMap, {}],
    [accountMapCalls.saveAccountMap, saved],
  ] as const)
    expect((await as(marie).send(call, input as never)).statusCode).toBe(403)
  await delegate(world, { client: serres, by: sophie, to: marie, element, componentId: mapComponent })
  expect((await as(marie).send(accountMapCalls.saveAccountMap, saved)).statusCode).toBe(200)
  const anne = await world.person({ in: await world.client(), admin: true, rights: { [element]: 3 } })
  const { kinds } = await as(anne).call(accountMapCalls.getAccountMap, {})
  expect(kinds.find(({ kind }) => kind === booked.kind)?.account).toBeNull()
})
