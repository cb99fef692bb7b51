import { positionsCalls } from '../positions.calls.ts'

/** Calls whose answers a change of a position makes wrong. */
export const toldOfPositions = [
  positionsCalls.getPaginatedPosts,
  positionsCalls.getPosts,
  positionsCalls.getPostById,
  positionsCalls.getPositionsOfClient,
]
