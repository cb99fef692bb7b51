import { useCall } from '#kernel/web/api.ts'
import { useReconnected, useSignal } from '#kernel/web/live.ts'
import { orderChanged } from '#atelier/floor.signals.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { operatorsCalls } from '#atelier/operators/operators.calls.ts'
import { resourcesCalls } from '#atelier/resources/resources.calls.ts'
import { lineWorkCalls } from '../line-work.calls.ts'

/** Milliseconds: figures of time move by themselves. */
const everyMs = 20_000

/** An order as it stands, with its lots, its people and what was done last: asked again when somebody else changes it. */
export function useOrder(id: string) {
  const options = { staysOnPage: true, keptOffline: true, refetchInterval: everyMs } as const
  const order = useCall(fabricationOrdersCalls.getFabricationOrderById, { id }, options)
  const lots = useCall(fabricationOrdersCalls.getFabricationOrderDetailsByOrderId, { orderId: id }, options)
  const people = useCall(lineWorkCalls.getPeopleOfOrder, { id }, options)
  const timeline = useCall(fabricationOrdersCalls.getTimelineOfOrder, { id }, options)
  const tasks = useCall(lineWorkCalls.getTasksOfOrder, { id }, options)
  useWhatStepsChooseFrom(order.data?.atelierId)
  const again = () => {
    for (const one of [order, lots, people, timeline, tasks]) void one.refetch()
  }
  useSignal(orderChanged, ({ orderId }) => orderId === id && again())
  useReconnected(again)
  return {
    order,
    lots: lots.data ?? [],
    people: people.data ?? [],
    timeline: timeline.data ?? [],
    tasks: tasks.data ?? [],
  }
}

/** What the steps choose from is there before they are opened, without network too. */
function useWhatStepsChooseFrom(atelierId = '') {
  const options = { staysOnPage: true, keptOffline: true, enabled: atelierId !== '' } as const
  useCall(operatorsCalls.getOperators, { atelierId }, options)
  useCall(resourcesCalls.getResources, { atelierId }, options)
  useCall(lineWorkCalls.getScalesOfLine, { atelierId }, options)
}
