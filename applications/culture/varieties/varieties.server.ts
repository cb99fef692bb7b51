import { cultureAnswers } from '#culture/culture-db.ts'
import { pageOfVarieties } from './server/varieties.queries.ts'
import { archiveVariety, createVariety, editVariety, restoreVariety } from './server/write-variety.ts'
import { varietiesCalls } from './varieties.calls.ts'

export const varietiesServer = cultureAnswers(varietiesCalls, {
  getPaginatedVarieties: ({ db }, asked) => pageOfVarieties(db, asked),
  createVariety: ({ db }, fields) => createVariety(db, fields),
  editVariety: ({ db }, change) => editVariety(db, change),
  archiveVariety: ({ db, clock }, { id }) => archiveVariety(db, id, clock.now().toString()),
  restoreVariety: ({ db }, { id }) => restoreVariety(db, id),
})
