import type { Caller } from '#kernel/server/gate.ts'
import type { Signals } from '#kernel/server/sockets.ts'
import { lineState, orderChanged, planChanged } from './floor.signals.ts'

type Telling = { caller: Caller; signals: Signals; afterCommit(work: () => unknown): void }

/** Tells the client's screens, once it is written, that the plan of a day changed. */
export const signalPlan = ({ caller, signals, afterCommit }: Telling, told: { workshopId: string; date: string }) =>
  afterCommit(() => signals.tell(`client:${caller.clientId}`, planChanged, told))

/** The same of an order and of the line where it stands. */
export const signalOrder = (
  { caller, signals, afterCommit }: Telling,
  { workshopId, orderId, lineId }: { workshopId: string; orderId: string; lineId: string },
) =>
  afterCommit(() => {
    signals.tell(`client:${caller.clientId}`, orderChanged, { workshopId, orderId })
    signals.tell(`client:${caller.clientId}`, lineState, { workshopId, lineId })
  })
