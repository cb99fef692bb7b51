import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { rhAnswers, type RhDb } from '#rh/rh-db.ts'
import { positionsCalls } from './positions.calls.ts'
import { companiesForPositions } from './server/companies-for-positions.ts'
import { pageOfPositions, positionById, positionLines, positions } from './server/positions.queries.ts'
import { companiesOfChoices, reachOf } from './server/reach.ts'
import { archivePosition, createPosition, editPosition } from './server/write-position.ts'

type Asking = { db: RhDb; clock: Clock; rights: Rights }

const todayOf = ({ clock }: Asking) => clock.today().toString()

const writing = async (given: Asking) => ({
  db: given.db,
  reach: await reachOf(given.db, given.rights),
  today: todayOf(given),
})

export { dpaeColumns, dpaeOf } from './server/dpae-columns.ts'

export const positionsServer = rhAnswers(positionsCalls, {
  getPositionsOfClient: async ({ db, rights }) => positionLines(db, await companiesOfChoices(rights)),

  getPosts: async (given, { activeOnly }) =>
    positions(given.db, await reachOf(given.db, given.rights), todayOf(given), activeOnly === 'true'),

  getPaginatedPosts: async (given, { currentPage: page, pageSize: size, archived, ...asked }) =>
    pageOfPositions(given.db, await reachOf(given.db, given.rights), todayOf(given), {
      ...asked,
      page,
      size,
      isArchived: archived === 'true',
    }),

  getPostById: async (given, { id }) =>
    positionById(given.db, await reachOf(given.db, given.rights), todayOf(given), id),
  getCompaniesForPositions: async ({ db, rights }) => companiesForPositions(db, await reachOf(db, rights)),
  createPost: async (given, position) => createPosition(await writing(given), position),
  editPost: async (given, position) => editPosition(await writing(given), position),
  archivePosition: async (given, { id }) => archivePosition(await writing(given), id, given.clock.now().toString()),
})
