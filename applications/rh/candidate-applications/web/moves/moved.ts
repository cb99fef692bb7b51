import type { ApplicationState } from '../../application-state.model.ts'
import type { ApplicationRow } from '../../candidate-application.model.ts'

/** An application as a move knows it. */
export type Moved = { id: string; name: string; companyId: string; status: ApplicationState }
export type OnMove = (moved: Moved, to: ApplicationState) => void

export const movedOf = ({ id, name, firstname, companyId, status }: ApplicationRow): Moved => ({
  id,
  name: `${firstname} ${name}`,
  companyId,
  status,
})
