import { cultureAnswers } from '#culture/culture-db.ts'
import { plantingScopeOf } from './server/planting-scope.ts'
import { pageOfPlantings, plantingChoices } from './server/plantings.queries.ts'
import { archivePlanting, createPlanting, editPlanting, restorePlanting } from './server/write-planting.ts'
import { plantingsCalls } from './plantings.calls.ts'

export { type Asking, cropColumns, cropsOfCompanies, isStanding, requireCrop } from './server/crops.queries.ts'

export const plantingsServer = cultureAnswers(plantingsCalls, {
  getPaginatedPlantings: async (given, asked) => pageOfPlantings(given.db, await plantingScopeOf(given), asked),
  getPlantingChoices: async given => plantingChoices(given.db, await plantingScopeOf(given)),
  createPlanting: async (given, fields) => createPlanting(given.db, await plantingScopeOf(given), fields),
  editPlanting: async (given, change) => editPlanting(given.db, await plantingScopeOf(given), change),
  archivePlanting: async (given, { id }) =>
    archivePlanting(given.db, await plantingScopeOf(given), id, given.clock.now().toString()),
  restorePlanting: async (given, { id }) => restorePlanting(given.db, await plantingScopeOf(given), id),
})
