import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { ControlPlan } from './control-plan.model.ts'

export { ChoiceTiles } from './web/choice-tiles.tsx'
export { KindChip } from './web/kind-chip.tsx'
export { useLimits } from './web/use-limits.ts'

type Plans = {
  /** One more control of a plan, to be done now. */
  onStart: (plan: ControlPlan) => void
  onCreate: () => void
}

/** The plans as a list: what is controlled, when and against what. */
export const plansPart: BroughtPart<Plans> = {
  load: async () => (await import('./web/plans-table.tsx')).PlansTable,
}

/** The form of a plan, or of a new one. */
export const planDialogPart: BroughtPart<{ plan: ControlPlan | null; onClose: () => void }> = {
  load: async () => (await import('./web/plan-dialog.tsx')).PlanDialog,
}
