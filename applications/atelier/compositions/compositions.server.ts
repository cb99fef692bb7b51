import { atelierAnswers } from '#atelier/atelier-db.ts'
import { activateComposition } from './server/activate-composition.ts'
import { compositionById, compositionChoices, pageOfCompositions } from './server/compositions.queries.ts'
import { createComposition, deleteComposition, editComposition } from './server/write-composition.ts'
import { compositionsCalls } from './compositions.calls.ts'

export const compositionsServer = atelierAnswers(compositionsCalls, {
  getPaginatedCompositions: pageOfCompositions,
  getComposition: (given, { id }) => compositionById(given, id),
  getCompositionChoices: compositionChoices,
  createComposition,
  editComposition,
  deleteComposition: async ({ db }, { id }) => deleteComposition(db, id),
  activateComposition,
})
