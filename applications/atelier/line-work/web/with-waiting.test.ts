import { expect, test } from 'vitest'
import { callToMake, type WaitingAct } from '#kernel/web/offline/waiting-act.ts'
import type { CallOfBrowser } from '#kernel/shared/call-of-browser.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { resourcesCalls } from '#atelier/resources/resources.calls.ts'
import { lineWorkCalls } from '../line-work.calls.ts'
import { laneOfOrder, machinesWithWaiting, type ShownOrder, withWaiting } from './with-waiting.ts'

const shown = {
  order: { id: 'o', state: 'running', doneCases: 10, netCaseKg: 1.6, pouredKg: 100, openPause: null, can: {} },
  lots: [{ id: 'd', pouredKg: 100, remainingKg: 0.5, status: 'pouring' }],
  people: [{ id: 's', operatorId: 'ana', firstname: 'Ana', name: 'Diaz', toAt: null }],
  tasks: [{ id: 't', label: 'Versement', state: 'to_do' }],
} as unknown as ShownOrder

const act = (call: CallOfBrowser, input: object, about = {}) =>
  ({ call: callToMake(call), input, about, lane: laneOfOrder('o'), at: '2026-11-27T08:00:00Z', key: 'k' }) as WaitingAct

test('cases, weights, a stop and who came are shown as done, to the gram', () => {
  const { order, lots, people, tasks } = withWaiting(shown, [
    act(lineWorkCalls.declareCases, { id: 'o', cases: 5 }),
    act(lineWorkCalls.updateFabricationOrderDetail, { id: 'd', addedKg: 0.2 }),
    act(lineWorkCalls.updateFabricationOrderDetail, { id: 'd', addedKg: 0.1, status: 'poured' }),
    act(lineWorkCalls.movePerson, { operatorId: 'ana', here: false }),
    act(lineWorkCalls.movePerson, { operatorId: 'leo', here: true }, { firstname: 'Léo', name: 'Roy' }),
    act(lineWorkCalls.startTask, { taskId: 't' }),
    act(fabricationOrdersCalls.suspendreFabrication, { orderId: 'o', reasonCode: 'cleaning' }),
  ])
  expect(order).toMatchObject({ doneCases: 15, producedKg: 24, pouredKg: 100.3, state: 'suspended' })
  expect(order.openPause).toMatchObject({ startedAt: '2026-11-27T08:00:00Z', reasonCode: 'cleaning' })
  expect(lots).toMatchObject([{ pouredKg: 100.3, remainingKg: 0.2, status: 'poured' }])
  expect(people.map(({ firstname }) => firstname)).toEqual(['Léo'])
  expect(tasks).toMatchObject([{ state: 'in_progress' }])
})

test('what waits for another order is not shown on this one', () => {
  const other = { ...act(lineWorkCalls.declareCases, { id: 'p', cases: 5 }), lane: laneOfOrder('p') }
  expect(withWaiting(shown, [other])).toEqual(shown)
})

test('a machine stands as it was left last', () => {
  const machines = [{ id: 'm', state: 'in_service' }] as unknown as Parameters<typeof machinesWithWaiting>[0]
  const stopped = act(resourcesCalls.stopResource, { id: 'm' })
  expect(machinesWithWaiting(machines, [stopped])).toMatchObject([{ state: 'stopped' }])
  expect(machinesWithWaiting(machines, [stopped, act(resourcesCalls.restartResource, { id: 'm' })])).toMatchObject([
    { state: 'in_service' },
  ])
})
