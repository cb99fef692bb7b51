import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { atelierAnswers } from '#atelier/atelier-db.ts'
import { postWorkshop, putWorkshop } from './server/write-workshop.ts'
import { companiesToOpenIn, workshopsOf } from './server/workshops.queries.ts'
import { workshopsCalls } from './workshops.calls.ts'

export { workshopsOf } from './server/workshops.queries.ts'

export const workshopsServer = atelierAnswers(workshopsCalls, {
  getWorkshops: async given =>
    workshopsOf(given.db, await companyScopeOf(given, ...workshopsCalls.getWorkshops.access.elements)),
  getCompaniesForWorkshops: async given => companiesToOpenIn(given.db, await companyScopeOf(given, 'atelier/ligne')),
  postWorkshop,
  putWorkshop,
})
