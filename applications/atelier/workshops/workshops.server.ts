import { atelierAnswers } from '#atelier/atelier-db.ts'
import { workshopScopeOf } from '#atelier/workshop-scope.ts'
import { postWorkshop, putWorkshop } from './server/write-workshop.ts'
import { companiesToOpenIn, workshopsOf } from './server/workshops.queries.ts'
import { workshopsCalls } from './workshops.calls.ts'

export { workshopsOf } from './server/workshops.queries.ts'

export const workshopsServer = atelierAnswers(workshopsCalls, {
  getWorkshops: async given =>
    workshopsOf(given.db, await workshopScopeOf(given, ...workshopsCalls.getWorkshops.access.elements)),
  getCompaniesForWorkshops: async given => companiesToOpenIn(given.db, await workshopScopeOf(given, 'atelier/ligne')),
  postWorkshop,
  putWorkshop,
})
