import type { ApplicationState } from '../../application-state.model.ts'

/** Moves that somebody makes by hand; a hiring follows from its contract. */
export const movesShown = (moves: readonly ApplicationState[]) => moves.filter(to => to !== 'hired')

const asides: readonly ApplicationState[] = ['refused', 'withdrawn', 'pool']

/** The move that leads on: a talk where one may be planned, never an end. */
export const firstOf = (moves: readonly ApplicationState[]) =>
  moves.find(to => to === 'interview_scheduled') ?? moves.find(to => !asides.includes(to))
