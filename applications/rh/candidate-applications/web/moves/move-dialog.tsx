import type { ApplicationState } from '../../application-state.model.ts'
import { PoolDialog, ReasonDialog, RefuseDialog, RetainDialog } from './decide-dialogs.tsx'
import type { Moved } from './moved.ts'
import { PlanDialog } from './plan-dialog.tsx'

export type Wish = { moved: Moved; to: ApplicationState }

const isBack = ({ status }: Moved) => status === 'refused' || status === 'withdrawn'

/** Whether a move asks more than its target. */
export const asksMore = ({ moved, to }: Wish) =>
  ['interview_scheduled', 'accepted', 'refused', 'withdrawn', 'pool', 'hired'].includes(to) ||
  (to === 'under_review' && isBack(moved))

/** What a move asks of whoever makes it. */
export function MoveDialog({ wish: { moved, to }, onClose }: { wish: Wish; onClose: () => void }) {
  const given = { applicationId: moved.id, name: moved.name, onClose }
  if (to === 'interview_scheduled') return <PlanDialog {...given} />
  if (to === 'accepted') return <RetainDialog {...given} companyId={moved.companyId} />
  if (to === 'refused') return <RefuseDialog {...given} />
  if (to === 'pool') return <PoolDialog {...given} />
  if (to === 'withdrawn' || to === 'under_review') return <ReasonDialog {...given} to={to} />
  return null
}
