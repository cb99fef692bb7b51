import { isActOf, type WaitingAct } from '#kernel/web/offline/waiting-act.ts'
import type {
  FabricationOrder,
  FabricationOrderDetail,
  StopReason,
} from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import type { ResourceOfWorkshop } from '#atelier/resources/resource.model.ts'
import { resourcesCalls } from '#atelier/resources/resources.calls.ts'
import { lineWorkCalls } from '../line-work.calls.ts'
import type { PersonOfOrder, TaskOfOrder } from '../line-work.model.ts'

export type ShownOrder = {
  order: FabricationOrder
  lots: readonly FabricationOrderDetail[]
  people: readonly PersonOfOrder[]
  tasks: readonly TaskOfOrder[]
}

export const laneOfOrder = (orderId: string) => `order ${orderId}`

/** An order as whoever stands at the line knows it: with what he did and the server has not heard yet. */
export const withWaiting = (shown: ShownOrder, acts: readonly WaitingAct[]): ShownOrder =>
  acts
    .filter(({ lane }) => lane === laneOfOrder(shown.order.id))
    .reduce((before, act) => handlers.find(([call]) => isActOf(act, call))?.[1](before, act) ?? before, shown)

/** Machines as whoever stopped or restarted one knows them. */
export const machinesWithWaiting = (machines: readonly ResourceOfWorkshop[], acts: readonly WaitingAct[]) =>
  machines.map(machine => {
    const moved = acts.filter(({ input }) => input.id === machine.id).map(stateAfter)
    const state = moved.findLast(after => after !== undefined)
    return state ? { ...machine, state } : machine
  })

const moves = [
  [resourcesCalls.stopResource, 'stopped'],
  [resourcesCalls.restartResource, 'in_service'],
] as const
const stateAfter = (act: WaitingAct) => moves.find(([call]) => isActOf(act, call))?.[1]

type Handler = (shown: ShownOrder, act: WaitingAct) => ShownOrder

const kilograms = (kg: number) => Math.round(kg * 1000) / 1000

const withCases: Handler = (shown, { input }) => {
  const { order } = shown
  const doneCases = order.doneCases + Number(input.cases)
  return { ...shown, order: { ...order, doneCases, producedKg: kilograms(doneCases * order.netCaseKg) } }
}

const withPoured: Handler = (shown, { input }) => {
  const addedKg = Number(input.addedKg)
  const status = input.status === 'poured' ? 'poured' : 'pouring'
  return {
    ...shown,
    order: { ...shown.order, pouredKg: kilograms(shown.order.pouredKg + addedKg) },
    lots: shown.lots.map(lot =>
      lot.id === input.id
        ? {
            ...lot,
            status,
            pouredKg: kilograms(lot.pouredKg + addedKg),
            remainingKg: kilograms(lot.remainingKg - addedKg),
          }
        : lot,
    ),
  }
}

const withPause: Handler = (shown, { input, at, key }) => {
  const { order } = shown
  const openPause = {
    id: key,
    orderId: order.id,
    startedAt: at,
    endedAt: null,
    reasonCode: input.reasonCode as StopReason,
    comment: null,
    minutes: 0,
    by: null,
    ticketNumber: null,
  }
  const can = { ...order.can, suspend: false, endPouring: false, start: true }
  return { ...shown, order: { ...order, state: 'suspended', openPause, can } }
}

const withResumed: Handler = shown => {
  const { order } = shown
  const can = { ...order.can, suspend: true, start: false }
  return { ...shown, order: { ...order, state: 'running', openPause: null, can } }
}

const withPerson: Handler = (shown, { input, at, key, about }) => {
  const operatorId = String(input.operatorId)
  const others = shown.people.filter(person => person.operatorId !== operatorId || person.toAt !== null)
  if (!input.here) return { ...shown, people: others }
  const { firstname = '', name = '' } = about
  return { ...shown, people: [{ id: key, operatorId, firstname, name, fromAt: at, toAt: null, minutes: 0 }, ...others] }
}

const withTask =
  (state: TaskOfOrder['state']): Handler =>
  (shown, { input }) => ({
    ...shown,
    tasks: shown.tasks.map(task => (task.id === input.taskId ? { ...task, state } : task)),
  })

const handlers = [
  [lineWorkCalls.declareCases, withCases],
  [lineWorkCalls.updateFabricationOrderDetail, withPoured],
  [fabricationOrdersCalls.suspendreFabrication, withPause],
  [fabricationOrdersCalls.demarrerFabrication, withResumed],
  [lineWorkCalls.movePerson, withPerson],
  [lineWorkCalls.startTask, withTask('in_progress')],
  [lineWorkCalls.endTask, withTask('done')],
] as const
