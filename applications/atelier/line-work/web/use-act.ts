import { useFloorAct } from '#atelier/use-floor-act.ts'
import { operatorInHand } from './operator-in-hand.ts'
import { laneOfOrder } from './with-waiting.ts'

/** What is done at a line, with the name of whoever typed his code on the tablet. */
export const useAct = (orderId: string) => useFloorAct(laneOfOrder(orderId), signed)

function signed<Input extends object>(input: Input): Input {
  const operator = operatorInHand()
  return operator ? { ...input, operatorTicket: operator.ticket } : input
}
