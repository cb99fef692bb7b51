import { cultureAnswers } from '#culture/culture-db.ts'
import { archivePlace, restorePlace } from './server/archive-place.ts'
import { makeRows } from './server/make-rows.ts'
import { placeScopeOf } from './server/place-scope.ts'
import { companiesForSites, pageOfPlaces, placeTree } from './server/places.queries.ts'
import { createPlace, editPlace } from './server/write-place.ts'
import { placesCalls } from './places.calls.ts'

export { placesOfCompanies } from './server/places.queries.ts'

export const placesServer = cultureAnswers(placesCalls, {
  getPaginatedPlaces: async ({ db, rights }, asked) => pageOfPlaces(db, await placeScopeOf({ rights }), asked),
  getPlaceTree: async ({ db, rights }) => placeTree(db, await placeScopeOf({ rights })),
  getCompaniesForSites: async ({ db, rights }) => companiesForSites(db, await placeScopeOf({ rights })),
  createPlace: async ({ db, rights }, place) => createPlace(db, await placeScopeOf({ rights }), place),
  editPlace: async ({ db, rights }, change) => editPlace(db, await placeScopeOf({ rights }), change),
  makeRows: async ({ db, rights }, series) => makeRows(db, await placeScopeOf({ rights }), series),
  archivePlace: async ({ db, rights, clock }, { id }) =>
    archivePlace(db, await placeScopeOf({ rights }), id, clock.now().toString()),
  restorePlace: async ({ db, rights }, { id }) => restorePlace(db, await placeScopeOf({ rights }), id),
})
