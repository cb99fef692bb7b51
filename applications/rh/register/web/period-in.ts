import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import type { Period } from '../register-line.model.ts'

/** The period that the address names. */
export const periodIn = ({ filters: { from, to } }: Pick<ListState, 'filters'>): Period => ({
  ...(from && { from }),
  ...(to && { to }),
})
