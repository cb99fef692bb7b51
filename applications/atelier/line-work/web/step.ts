import type { FabricationOrder, FabricationOrderDetail } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import type { PersonOfOrder, TaskOfOrder } from '../line-work.model.ts'
import type { useAct } from './use-act.ts'

/** What is being done: one thing a screen. */
export type Step =
  | { kind: 'pour'; lot: FabricationOrderDetail | null }
  | { kind: 'other-lot'; lot: FabricationOrderDetail }
  | { kind: 'pause' }
  | { kind: 'finish' }
  | { kind: 'team' }
  | { kind: 'operator' }
  | { kind: 'machine' }
  | { kind: 'cases' }
  | { kind: 'labels' }

export type StepProps = {
  order: FabricationOrder
  lots: readonly FabricationOrderDetail[]
  people: readonly PersonOfOrder[]
  tasks: readonly TaskOfOrder[]
  floor: ReturnType<typeof useAct>
  onClose: () => void
}
